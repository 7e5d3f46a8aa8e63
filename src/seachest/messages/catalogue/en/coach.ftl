### What the coach says about a finished game (seachest review), English.

review-title = { $game }: the game in review
review-curves = Chance of winning, from an even share before the deal to the result:
review-accounts = How the result came about, in percentage points (± half of a 95% interval)
review-term-even = even share
review-term-luck = luck
review-term-hidden = hidden cards
review-term-own = own decisions
review-term-others = others’ decisions
review-term-result = result
review-term-accuracy = accuracy
review-margin = { $value } ± { $margin }
review-luck-and-hidden = Luck is what dealt and drawn cards changed; hidden cards is what nobody could know when deciding.
review-moments = What decided the game
review-mistake = Decision { $number }: { $name } chose “{ $given }”. Better: “{ $better }”, worth { $worth } percentage points more ({ $low } to { $high }).
review-mistake-together = Decision { $number }: { $name } chose “{ $given }”. Better against what could be expected of the others: mostly “{ $better }”, worth { $worth } percentage points more ({ $low } to { $high }).
review-chance = Decision { $number }: { $decider } chose “{ $given }”, and the cards that came next favoured { $name }: { $worth } percentage points ({ $low } to { $high }).
review-hidden = Decision { $number }: { $decider } chose “{ $given }”, and what nobody could know turned out well for { $name }: { $worth } percentage points ({ $low } to { $high }).
review-deal = The deal favoured { $name }: { $worth } percentage points ({ $low } to { $high }).
review-line = Expected: { $line }
review-move = { $name }: { $choice }
review-effort = { $iterations } iterations per search, { $playouts } playouts per moment, seed { $seed }; 95% intervals.
