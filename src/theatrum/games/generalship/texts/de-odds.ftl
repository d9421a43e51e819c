# Was der Zufall aus einer Antwort machen kann. Kurz: Es steht auf einem Knopf.
odds-technology = eine 2 unter { $n }: { $percent } %
odds-event = Ereignis: { $good } % gut für dich, { $bad } % schlecht
odds-redraw = { $n ->
    [one] passt zu deinen Einheiten: { $percent } %
   *[other] eine von { $n } passt zu deinen Einheiten: { $percent } %
}
odds-unanswered = unbeantwortet: { $percent } %
