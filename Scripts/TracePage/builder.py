"""Builds a trace in the format that the page reads, from screens drawn of a few kinds of views."""

import html


class Trace:
    def __init__(self, title, device="iPhone 8", width=375, height=667):
        self.strings, self.marks, self.views, self.details = Table(), Table(), Table(), Table()
        self.device, self.width, self.height = device, width, height
        self.groups, self.nodes, self.edges, self.steps = [], [], [], []
        self.title = title

    def group(self, title):
        self.groups.append(self.strings[title])
        return len(self.groups) - 1

    def node(self, name, group, key=None, missing=False):
        self.nodes.append({"name": self.strings[name], "group": group, "missing": missing, "key": key})
        return len(self.nodes) - 1

    def edge(self, source, target, kind, *label, flaw=False):
        self.edges.append({"from": source, "to": target, "kind": kind, "label": [self.strings[line] for line in label],
                           "flaw": flaw})
        return len(self.edges) - 1

    def step(self, title, screen, events=(), place="login.yaml:1", status="passed", time=0.0, problem=(), touches=(),
             moved=(), changes=(), why=(), rows=(), console=(), depth=0):
        text = self.strings.__getitem__
        self.steps.append({
            "title": text(title), "place": place, "status": status, "time": round(time, 3), "depth": depth,
            "problem": [text(line) for line in problem],
            "screen": [self.marks[line] for line in screen.svg()],
            "views": [self.views[(key, level, text(name), *frame, self.details[detail])]
                      for key, level, name, frame, detail in screen.records(text)],
            "touches": [list(touch) for touch in touches],
            "events": [[round(at, 3), kind, level, text(words), [text(reason) for reason in reasons], key, edge]
                       for at, kind, level, words, reasons, key, edge in events],
            "moved": [[key, list(old), list(new)] for key, old, new in moved],
            "changes": [text(line) for line in changes], "why": [text(line) for line in why],
            "rows": [[number, text(old), text(new)] for number, old, new in rows],
            "console": [text(line) for line in console],
        })

    def data(self):
        return {
            "version": 1, "title": self.title,
            "screen": {"device": self.device, "width": self.width, "height": self.height},
            "strings": self.strings.list, "marks": self.marks.list, "views": [list(view) for view in self.views.list],
            "details": [dict(detail) for detail in self.details.list],
            "wiring": {"groups": self.groups, "nodes": self.nodes, "edges": self.edges}, "steps": self.steps,
        }


class Table:
    """Values by number, each once."""

    def __init__(self):
        self.list, self.numbers = [], {}

    def __getitem__(self, value):
        if value not in self.numbers:
            self.numbers[value] = len(self.list)
            self.list.append(value)
        return self.numbers[value]


class Screen:
    """Views with their frames in the window, in the order in which they are drawn."""

    def __init__(self, width=375, height=667):
        self.size, self.parts = (width, height), []

    def view(self, key, level, name, frame, draw=(), constraints=(), responders=(), gestures=()):
        self.parts.append((key, level, name, tuple(frame), draw, tuple(constraints), tuple(responders), tuple(gestures)))
        return self

    def svg(self):
        width, height = self.size
        yield (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
               'font-family="system-ui, DejaVu Sans, sans-serif" fill="#000000" xml:space="preserve">')
        yield f'<rect width="{width}" height="{height}" fill="#ffffff"/>'
        for _, _, _, frame, draw, *_ in self.parts:
            for line in draw if isinstance(draw, (list, tuple)) else [draw]:
                yield line if isinstance(line, str) else line(*frame)
        yield "</svg>"

    def records(self, text):
        for key, level, name, frame, _, constraints, responders, gestures in self.parts:
            x, y, w, h = frame
            detail = (("frame", text(f"({x:g}, {y:g}; {w:g} x {h:g}) in its superview")),
                      ("constraints", tuple(text(line) for line in constraints)),
                      ("responders", tuple(text(line) for line in responders)),
                      ("gestures", tuple(text(line) for line in gestures)))
            yield key, level, name, frame, detail


# What a view draws: functions of its frame that give lines of SVG.


def rectangle(fill, radius=0, stroke=None):
    line = f' stroke="{stroke}" stroke-width="1"' if stroke else ""
    return lambda x, y, w, h: f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{radius}" fill="{fill}"{line}/>'


def words(text, size=17, fill="#000000", inset=0, middle=False, weight=None):
    """A text in the middle of the view's height, about as wide as its letters are."""
    length = round(len(text) * size * 0.5, 2)
    bold = f' font-weight="{weight}"' if weight else ""

    def line(x, y, w, h):
        start = x + (w - length) / 2 if middle else x + inset
        return (f'<text x="{start:g}" y="{y + h / 2 + size * 0.35:g}" textLength="{length:g}" lengthAdjust="spacingAndGlyphs" '
                f'font-size="{size}" fill="{fill}"{bold}>{html.escape(text)}</text>')
    return line
