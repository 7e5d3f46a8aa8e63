### What the coach says about a finished game (seachest review), English.

review-title = { $game }: the game in review
review-curves = Chance to win, from the even share before the deal to the result:
review-accounts = How the result came about, in percentage points (± half of a 95 % interval)
review-term-even = even share
review-term-luck = luck
review-term-hidden = hidden cards
review-term-own = own decisions
review-term-others = others’ decisions
review-term-result = result
review-term-accuracy = accuracy
review-margin = { $value } ± { $margin }
review-luck-and-hidden = Luck is what drawn and dealt cards changed; hidden cards are what nobody deciding could know.
review-moments = What decided the game
review-mistake = Decision { $number }: { $name } chose “{ $given }”. Better: “{ $better }”, worth { $worth } percentage points more ({ $low } to { $high }).
review-mistake-together = Decision { $number }: { $name } chose “{ $given }”. Better against what could be expected of the others: mostly “{ $better }”, worth { $worth } percentage points more ({ $low } to { $high }).
review-chance = Decision { $number }: { $decider } chose “{ $given }”, and the cards that came were luck for { $name }: { $worth } percentage points ({ $low } to { $high }).
review-hidden = Decision { $number }: { $decider } chose “{ $given }”, and what could not be known turned out well for { $name }: { $worth } percentage points ({ $low } to { $high }).
review-deal = The deal was luck for { $name }: { $worth } percentage points ({ $low } to { $high }).
review-line = Expected: { $line }
review-move = { $name }: { $choice }
review-effort = { $iterations } iterations a search, { $playouts } playouts a moment, seed { $seed }. Intervals are 95 %.
