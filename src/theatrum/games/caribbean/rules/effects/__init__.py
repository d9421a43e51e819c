"""CC-11 What cards do: the steps of the effects' language, by subject; `rules.events` puts them together."""
