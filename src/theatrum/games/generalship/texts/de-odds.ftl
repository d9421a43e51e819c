# Was der Zufall aus einer Antwort machen kann. Kurz: Es steht auf einem Knopf.
odds-technology = eine 2-Punkte-Karte unter { $n }: { $percent } %
odds-event = Ereignis: { $good } % gut für dich, { $bad } % schlecht
odds-redraw = { $n ->
    [one] neue Karte passt: { $percent } %
   *[other] eine von { $n } neuen passt: { $percent } %
}
odds-unanswered = unbeantwortet: { $percent } %
