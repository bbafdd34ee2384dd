"""The page's shell, read out of the Swift files, so that what is tried is what is committed.

The parts are constants of the form

    static let NAME = #\"\"\"
      text
      \"\"\"#

whose text Swift takes without the indentation of the closing line. `TracePage+Document.swift` joins them: `body`, `style`
and `script` are lists of names between `compact([` and `])`, the pairs before those of `style` are replaced in it, and
`document` has `\\#(NAME)` where a part goes.
"""

import base64
import hashlib
import html
import json
import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "Sources/UIAutomation/Tracing/Page"
DOCUMENT = FOLDER / "TracePage+Document.swift"


def raw_strings():
    """All constants of the folder by name, and the document's template as `document`."""
    found = {}
    for path in sorted(FOLDER.glob("*.swift")):
        source = path.read_text(encoding="utf-8")
        for match in re.finditer(r'(?:static let (\w+) = |( *))#"""\n(.*?)\n( *)"""#', source, re.S):
            name, text, indent = match[1] or "document", match[3], match[4]
            found[name] = "\n".join(line.removeprefix(indent) for line in text.split("\n"))
    return found


def compact(names, parts):
    lines = [line.lstrip(" ") for name in names for line in parts[name].split("\n")]
    return "\n".join(line for line in lines if line and not line.startswith("//"))


class Shell:
    def __init__(self):
        self.parts = raw_strings()
        source = DOCUMENT.read_text(encoding="utf-8")
        for name in ("body", "style", "script"):
            found = re.search(rf"static let {name} = (\[[^\]]*\])?.*?compact\(\[(.*?)\]\)", source, re.S)
            self.parts[name] = compact(re.findall(r"\w+", found[2]), self.parts)
            for old, new in re.findall(r'\("([^"]*)", "([^"]*)"\)', found[1] or ""):
                self.parts[name] = self.parts[name].replace(old, new)

    def page(self, trace, title="A trace"):
        """The page of a trace, as `TracePage.text` makes it."""
        data = json.dumps(trace, ensure_ascii=False, separators=(",", ":"))
        # What controls something, and halves of surrogate pairs, which JSON can name and UTF-8 cannot hold.
        data = re.sub("[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]",
                      lambda found: f"\\u{ord(found[0]):04x}", data).replace("<", "\\u003c")
        values = dict(self.parts, title=html.escape(title, quote=True), data=data)
        return re.sub(r"\\#\((\w+)\)", lambda match: values[match[1]], self.parts["document"])

    def policy(self):
        """The policy with the hashes of style and script as they are."""
        policy = self.parts["policy"]
        for name in ("script", "style"):
            digest = hashlib.sha256(self.parts[name].encode("utf-8")).digest()
            policy = re.sub(rf"{name}-src '[^']*'", f"{name}-src 'sha256-{base64.b64encode(digest).decode()}'", policy)
        return policy

    def write_policy(self):
        source = DOCUMENT.read_text(encoding="utf-8")
        DOCUMENT.write_text(source.replace(self.parts["policy"], self.policy()), encoding="utf-8")

    def size(self):
        """The bytes of the page without data."""
        return len(self.page({}, "").encode("utf-8"))
