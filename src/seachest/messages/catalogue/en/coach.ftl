### What the coach says about a finished game (seachest review), English.

review-title = { $game }: the game in review
review-curves = Chance of winning, from an even share before the deal to the result:
review-accounts = How the result came about, in percentage points (± half the 95% interval)
review-term-even = even share
review-term-luck = luck
review-term-hidden = hidden cards
review-term-own = own decisions
review-term-others = others’ decisions
review-term-result = result
review-term-accuracy = accuracy
review-margin = { $value } ± { $margin }
review-luck-and-hidden = Luck is what dealt and drawn cards changed; hidden cards are what nobody could know when deciding.
review-moments = What decided the game
review-mistake = Decision { $number }: { $name } chose “{ $given }”. Better: “{ $better }”, worth { $worth } percentage points more ({ $low } to { $high }).
review-mistake-together = Decision { $number }: { $name } chose “{ $given }”. Better against what could be expected of the others: mostly “{ $better }”, worth { $worth } percentage points more ({ $low } to { $high }).
review-chance = Decision { $number }: { $decider } chose “{ $given }”, and the cards that came next favoured { $name }: { $worth } percentage points ({ $low } to { $high }).
review-hidden = Decision { $number }: { $decider } chose “{ $given }”, and what nobody could know turned out well for { $name }: { $worth } percentage points ({ $low } to { $high }).
review-deal = The deal favoured { $name }: { $worth } percentage points ({ $low } to { $high }).
review-line = Expected next: { $line }
review-move = { $name }: { $choice }
review-effort = { $iterations } iterations per search, { $playouts } playouts per moment, seed { $seed }; 95% intervals.

## On the page

review-heading = The game in review
review-queued = { $ahead ->
    [0] The coach will begin in a moment…
    [one] 1 other game comes first…
   *[other] { $ahead } other games come first…
}
review-working = The coach is looking at the game…
review-progress = { $done } of { $total } moments
review-failed = The game couldn’t be reviewed.
review-curve = Chance of winning over time
review-curve-help = A line for each player, from the even share before the deal to the result. The numbers are the moments below.
review-curve-table = The chances as a table
review-before-deal = before the deal
review-after-deal = after the deal
review-decision = decision { $number }
review-known = What players decided
review-unknown = What nobody could know
review-account = How the result came about
review-account-help = In percentage points; even share, luck, hidden cards and decisions add up to the result.
review-accuracy = Accuracy
review-accuracy-help = How much of their chances a player kept, judged by what they knew at the time
review-show = Show this moment
review-deeper = Look deeper
review-deeper-help = Ten times as thorough: it takes a few minutes, and the intervals shrink to a third.
review-nothing = Nothing stood out: no mistake was clear enough to mention.
review-interval = { $low } to { $high }
review-done = The review is ready.

## Hints

hint-first = The logbook will say that you asked. A win won’t count for ratings, leaderboards or streaks, but a loss will.
hint-yes = Ask the coach
hint-thinking = The coach is thinking…
hint-answer = { $choice } ({ $chance }%)
hint-answer-mix = { $choice } (in { $share }% of cases)
hint-reason-mix = Everyone decides at the same moment, so don’t be predictable: mix these two.
hint-reason-close = They are about equally good; the search sees hardly any difference.
hint-reason-safe = The first is the safe choice: it does worse than the second in only { $worse } of 100 deals that fit what you know, and is worth { $gain } percentage points more.
hint-reason-likely = The first does better in { $better } of 100 deals that fit what you know and worse in { $worse }: that is worth { $gain } percentage points in all.
hint-reason-risk = The first is a risk worth taking: it does better in only { $better } of 100 deals that fit what you know, but then gains { $won } percentage points; where it does worse, it costs { $lost }.
hint-reason-search = Looking further ahead, the first wins { $gain } percentage points more often.
hint-line = Expected next: { $line }
hint-none = There’s no choice to make right now.
