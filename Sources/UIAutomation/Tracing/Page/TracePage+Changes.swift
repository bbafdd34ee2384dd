extension TracePage {
  /// What a step changed: as sentences, as rows of the text picture, and on the console.
  static let changes = #"""

    function showChanges() {
      const { changes, why, moved, rows, console } = now();
      const block = (title, content) => [make("h4", {}, title), make("pre", { tabindex: 0, role: "region", "aria-label": title }, content)];
      const parts = [
        ...(changes.length ? [list("ul", strings(changes))] : []),
        ...section("Why", strings(why)),
        ...section("Views that moved", moved.slice(0, 30).map(moveLine), "ul", "plain"),
        ...(rows.length ? block("Changed rows of the text picture", rows.flatMap(rowLines)) : []),
        ...(console.length ? block("Console", short(strings(console).join("\n"), 20000)) : []),
      ];
      $("changes").replaceChildren(...(parts.length ? parts : [make("p", { class: "quiet" }, "There is nothing more to tell of this step.")]));
    }

    const moveLine = ([key, from, to]) => make("li", {}, link(viewNow(key)?.name ?? "a view", () => chooseView(key)), " ", moveText(from, to));

    // Letters as a reader sees them: a flag or a family is one.
    const letters = text => Array.from(new Intl.Segmenter("en").segment(text), part => part.segment);

    // A row before and after, with what differs between the common beginning and end.
    function rowLines([number, ...sides]) {
      const [old, fresh] = sides.map(index => letters(visible(short(string(index), 1000)).replaceAll("\n", "\u21b5")));
      const least = Math.min(old.length, fresh.length);
      let [start, end] = [0, 0];
      while (start < least && old[start] === fresh[start]) start += 1;
      while (end < least - start && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end += 1;
      const line = (name, sign, text) => {
        const part = (from, to) => text.slice(from, to).join("");
        return make(name, {}, `${String(number).padStart(4)} ${sign} ` + part(0, start),
          make("mark", {}, part(start, text.length - end)), part(text.length - end), "\n");
      };
      return [...(old.length ? [line("del", "\u2212", old)] : []), ...(fresh.length ? [line("ins", "+", fresh)] : [])];
    }
    """#
}
