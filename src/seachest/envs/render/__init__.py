"""What an environment shows of itself: a view as coloured text, or as a picture.

Both are painted from one *scene*, which a module of each game builds from the position of a view (`plain` does where a
game has none): nothing can be drawn that the view does not tell. Pictures need Pillow, which is loaded when the first
one is painted.
"""

from importlib.util import find_spec

import numpy as np
import numpy.typing as npt

from seachest.envs.render import plain
from seachest.envs.render.scene import Scene
from seachest.envs.render.text import paint_text
from seachest.table import View

Picture = npt.NDArray[np.uint8]


def scene_of(view: View) -> Scene:
    """What lies on the table in a view, ready to be painted."""
    module = view.game.optional_module_in(__name__) or plain
    built = module.scene(view.typed_position(), view.seat)
    assert isinstance(built, Scene)
    return built


def ansi(view: View, *, coloured: bool = True) -> str:
    """A view as text, about 100 characters wide, by default with escape codes for colours."""
    return paint_text(scene_of(view), coloured)


def rgb(view: View) -> Picture:
    """A view as a picture of height × width × 3, of one shape for each game and number of players."""
    if find_spec("PIL") is None:
        raise ModuleNotFoundError("Pictures of tables need Pillow, which is not installed: pip install pillow")
    from seachest.envs.render.picture import paint_picture

    return paint_picture(scene_of(view))
