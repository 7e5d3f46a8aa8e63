"""How often a rival who decides at the same moment gives each answer."""

import numpy as np
import numpy.typing as npt

ROUNDS = 1000
FloatGrid = npt.NDArray[np.float64]


def mix_of_rival(own: FloatGrid, other: FloatGrid, predicted: FloatGrid) -> FloatGrid:
    """The rival's mixed strategy where both play as well as they can, from what pairs of answers bring to each.

    `own` and `other` have a line for each own answer and a column for each of the rival's. `predicted` is how often the
    rival is predicted to give each answer, whatever is best; the rest of the time it plays by regret matching.

    >>> pennies = np.array([[1.0, 0.0], [0.0, 1.0]])
    >>> [round(float(share), 2) for share in mix_of_rival(pennies, 1 - pennies, np.zeros(2))]
    [0.5, 0.5]
    """
    free = 1.0 - predicted.sum()
    regrets, rival_regrets = np.zeros(len(own)), np.zeros(len(own[0]))
    total = np.zeros(len(own[0]))
    for turn in range(1, ROUNDS + 1):
        rival = predicted + free * _match(rival_regrets)
        total += turn * rival
        worths = own @ rival
        regrets = np.maximum(0.0, regrets + worths - _match(regrets) @ worths)
        rival_worths = _match(regrets) @ other
        rival_regrets = np.maximum(0.0, rival_regrets + rival_worths - _match(rival_regrets) @ rival_worths)
    return total / total.sum()  # type: ignore[no-any-return]  # numpy's sums have no shape


def _match(regrets: FloatGrid) -> FloatGrid:
    """Shares in proportion to regrets; even ones where there are none."""
    total = regrets.sum()
    return regrets / total if total > 0 else np.full(len(regrets), 1 / len(regrets))
