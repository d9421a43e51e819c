# What chance may make of an answer. Short: it stands on a button.
odds-technology = a 2-point card among { $n }: { $percent } %
odds-event = event: { $good } % good for you, { $bad } % bad
odds-redraw = { $n ->
    [one] new card fits: { $percent } %
   *[other] one of { $n } new ones fits: { $percent } %
}
odds-unanswered = unanswered: { $percent } %
