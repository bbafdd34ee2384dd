#!/usr/bin/env python3
"""Writes API.md, what is declared of UIKit by type and what becomes of it; `--check` compares instead.

The names are those of Fixtures/PublicInterface, which a test holds against the compiler's symbol graphs. A property that can be
set and that no other code of the library reads is kept, without effect, unless setting it sets what is read or calls a function, or
the library sets it for the app to read. Several types can have a property of a name that is read of one of them: the sentences of
the others say "Kept, without effect".
"""
import collections
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "API.md"
NAMES = ROOT / "Fixtures/PublicInterface/uikit-names.txt"
ABSENT = ROOT / "Fixtures/PublicInterface/not-there.txt"
MODULES = [
    "Runtime", "Layout", "TargetAction", "Graphics", "UIKitCore", "Gestures", "Widgets", "Lists", "InterfaceBuilder",
    "Snapshot", "UIAutomation", "Modules",
]
TYPE = re.compile(
    r" *(?:@\S+ )*(?:(?:open|public|package|private|fileprivate|final|internal|indirect|nonisolated) )*"
    r"(?:class|struct|enum|protocol|actor|extension) (?!func |var )`?([\w.]+)`?")
VARIABLE = re.compile(r"\s*(?:@[\w.]+(?:\([^)]*\))? )*(?:[\w]+(?:\([^)]*\))? )*var `?(\w+)`?")
WORD = re.compile(r"\b[A-Za-z_]\w*\b")


def without_texts(line):
    """The line without comments and without what stands between quotation marks."""
    return re.sub(r'"(?:\\.|[^"\\])*"', '""', line).split("//")[0]


# What a setter stores in: `newValue`, `extras.contentsRect = newValue`, `changeTiming { $0.duration = newValue }`.
STORES = re.compile(
    r"\s*(?:change\w* \{ )?(?:[\w$]+(?:\(\))?[?!]?\.)*(\w+)(?:\[[^\]]*\])? = [^;{}]*\bnewValue\b[^;{}]*(?:\{ [^{}]* \})?(?: \})?\s*$")


def setter(text):
    """What the setter of a computed property stores in; none where it does something else."""
    found = re.search(r"\bset\s*\{(.*)", text, re.DOTALL)
    if not found:
        return None
    depth, body = 1, ""
    for character in found.group(1):
        depth += {"{": 1, "}": -1}.get(character, 0)
        if depth == 0:
            break
        body += character
    statements = [part for line in body.splitlines() for part in line.split(";") if part.strip()]
    stores = [STORES.match(statement) for statement in statements]
    return {match.group(1) for match in stores} if all(stores) else None


def plain(name):
    """The property that an implementation stands behind: `baseTitle` is that of `title`."""
    found = re.match(r"base([A-Z])(\w*)$", name)
    return found.group(1).lower() + found.group(2) if found else name


def scan():
    """How often each name is read outside of properties of that name, and the properties that can be set, by type."""
    reads = collections.Counter()
    settable = set()
    marked = set()
    stores = {}
    handed = collections.defaultdict(collections.Counter)
    written = set()
    for path in sorted(p for module in MODULES for p in (ROOT / "Sources" / module).rglob("*.swift")):
        source = path.read_text().splitlines()
        lines = [without_texts(line) for line in source]
        around = []
        index = 0
        while index < len(lines):
            line = lines[index]
            indentation = len(line) - len(line.lstrip())
            if line.strip() and not line.strip().startswith(("}", ")", "{")):
                while around and around[-1][0] >= indentation:
                    around.pop()
                found = TYPE.match(line)
                if found:
                    around.append((indentation, found.group(1)))
            variable = VARIABLE.match(line)
            body = [line]
            if variable:
                depth = line.count("{") - line.count("}")
                while depth > 0 and len(body) < 16 and index + len(body) < len(lines):
                    body.append(lines[index + len(body)])
                    depth += body[-1].count("{") - body[-1].count("}")
                text = "\n".join(body)
                is_public = re.search(r"\b(public|open) ", line) and not re.search(r"\((set|package|private)\) (lazy )?var", line)
                is_stored = "{" not in text or re.search(r"\b(didSet|willSet)\b", text)
                if is_public and (is_stored or re.search(r"\bset\b", text)) and around:
                    name = (".".join(outer for _, outer in around), variable.group(1))
                    if not re.search(r"\b(didSet|willSet)\b", text):
                        settable.add(name)
                    if not is_stored:
                        stores[name] = setter(text)
                    comment = index - 1
                    while comment >= 0 and source[comment].strip().startswith(("///", "@")):
                        if re.search(r"\b[Kk]ept(, without effect| as data)\b", source[comment]):
                            marked.add(name)
                        comment -= 1
            own = plain(variable.group(1)) if variable else None
            through = setter("\n".join(body)) or set() if variable else set()
            for part in body:
                for word in WORD.finditer(part):
                    name = word.group(0)
                    rest = part[word.end():]
                    if re.match(r"\s*=(?!=)", rest):
                        is_other = part[:word.start()].endswith(".") and "InterfaceBuilder" not in path.parts
                        if is_other and not re.match(r"\s*= (newValue|[\w.?!]*\b" + name + r")[\s)}]*$", rest):
                            written.add(name)
                        continue
                    if name == own:
                        continue
                    if name in through:
                        handed[own][name] += 1
                        continue
                    # The label of an argument.
                    if rest.startswith(":") and re.search(r"(^|[(,\[])\s*$", part[:word.start()]):
                        continue
                    # What only hands a value on reads nothing: `copy.title = title`.
                    if re.search(r"\b" + name + r"\s*=\s*[\w.?!]*$", part[:word.start()]):
                        continue
                    reads[name] += 1
            index += len(body)
    # A getter reads what its setter stores in, where the property itself is read.
    for own, names in handed.items():
        if reads[own] > 0:
            reads += names
    owners = collections.Counter(own for _, own in settable)
    settable -= {(owner, own) for owner, own in settable if own in written and owners[own] == 1}
    for (owner, own), names in stores.items():
        if names is None or any(name != own and reads[name] > 0 for name in names):
            settable.discard((owner, own))
    return reads, settable, marked


def sections(path):
    """The top-level names, and the members of each type."""
    tops, members, current, is_top = [], collections.OrderedDict(), None, True
    for line in path.read_text().splitlines():
        if line.startswith("#"):
            is_top = "top level" in line
            is_members = "Members by type" in line
            if is_members:
                current = ""
            continue
        if is_top and line.strip():
            tops.append(line.strip())
        elif current is not None and line and not line.startswith(" "):
            current = line.rstrip(":")
            members.setdefault(current, [])
        elif current and line.strip():
            members[current] += re.findall(r"[^\s(]+\([^)]*\)|\S+", line)
    return tops, members


def absent():
    """Names that are not there, by type; those of the top level under the empty one."""
    found = collections.defaultdict(list)
    if ABSENT.exists():
        for line in ABSENT.read_text().splitlines():
            if line and not line.startswith("#"):
                owner, _, name = line.rpartition(".") if "(" not in line else (line[:line.index("(")].rpartition(".")[0], "", "")
                found[owner].append(line[len(owner) + 1:] if owner else line)
    return found


def wrapped(label, names):
    text = f"{label}: " + " ".join(f"`{name}`" for name in names)
    return textwrap.fill(text, 118, break_long_words=False, break_on_hyphens=False)


def is_same(owner, name):
    """Whether both name a type, one perhaps without the types around it."""
    return f".{owner}".endswith(f".{name}") or f".{name}".endswith(f".{owner}")


def text():
    reads, settable, marked = scan()
    tops, members = sections(NAMES)
    missing = absent()
    counts = collections.Counter()
    body = []
    types = sorted(set(members) | {name for name in missing if name} | {name for name in tops if name[0].isupper() and "(" not in name})
    for name in types:
        kept, behaving = [], []
        for member in members.get(name, []):
            is_settable = any(member == own and is_same(owner, name) for owner, own in settable)
            is_marked = any(member == own and is_same(owner, name) for owner, own in marked)
            (kept if is_marked or is_settable and reads[member] == 0 else behaving).append(member)
        counts["behaves"] += len(behaving)
        counts["kept"] += len(kept)
        counts["not there"] += len(missing.get(name, []))
        lines = [f"## {name}", ""]
        for label, names in [("behaves", behaving), ("kept, without effect", kept), ("not there", missing.get(name, []))]:
            if names:
                lines += [wrapped(label, names), ""]
        if len(lines) == 2:
            lines += ["No members of its own.", ""]
        body += lines
    others = [name for name in tops if not (name[0].isupper() and "(" not in name)]
    counts["not there"] += len(missing.get("", []))
    head = [
        "<!-- Generated by Scripts/generate-api-page.py; do not edit. -->",
        "",
        "# What is there of UIKit",
        "",
        f"{len(types)} types, {len(others)} functions and constants, and of the types {counts['behaves'] + counts['kept']} members: "
        f"{counts['behaves']} behave, {counts['kept']} are kept, without effect. {counts['not there']} names that public apps and "
        "libraries use are not there.",
        "",
        "*Behaves*: does what UIKit does, as far as it can be seen in views, frames, texts, events and calls. *Kept, without effect*:",
        "what is set is read back, and nothing else comes of it. *Not there*: code that names it does not compile. A name stands",
        "with the type that declares it; what a subclass inherits or overrides stands with its superclass.",
        "",
    ]
    if missing.get(""):
        head += ["## Not there at all", "", wrapped("not there", missing[""]), ""]
    head += ["## Functions and constants", "", wrapped("behaves", others), ""]
    return "\n".join(head + body).rstrip() + "\n"


if "--check" in sys.argv:
    if not OUTPUT.exists() or OUTPUT.read_text() != text():
        sys.exit(f"{OUTPUT.relative_to(ROOT)} is not what Scripts/generate-api-page.py makes; run it without --check")
    print(f"{OUTPUT.relative_to(ROOT)} is what its script makes")
else:
    OUTPUT.write_text(text())
    print(f"wrote {OUTPUT.relative_to(ROOT)}")
