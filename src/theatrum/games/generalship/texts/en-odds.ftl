# What chance may make of an answer. Short: it stands on a button.
odds-technology = a 2 among { $n }: { $percent } %
odds-event = event: { $good } % good for you, { $bad } % bad
odds-redraw = { $n ->
    [one] fits your units: { $percent } %
   *[other] one of { $n } fits your units: { $percent } %
}
odds-unanswered = unanswered: { $percent } %
