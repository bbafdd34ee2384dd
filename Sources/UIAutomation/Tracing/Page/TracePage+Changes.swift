extension TracePage {
  /// What a step changed: in words, as rows of the text picture, and on the console.
  static let changes = #"""

    function showChanges() {
      const step = steps[state.step];
      const parts = [
        ...section("In words", strings(step.changes), "ul"),
        ...section("Why", strings(step.why), "ul"),
        ...section("Views that moved", step.moved.slice(0, 40).map(moveLine), "ul", { class: "plain" }),
        ...(step.rows.length ? [make("h4", {}, "Changed rows of the text picture"), difference(step.rows)] : []),
        ...(step.console.length ? [make("h4", {}, "Console"), consoleLines(strings(step.console))] : []),
      ];
      place("changes").replaceChildren(...(parts.length ? parts : [make("p", { class: "quiet" }, "This step changed nothing that is seen.")]));
      place("changes").scrollTop = 0;
    }

    function moveLine([key, from, to]) {
      const view = viewInStep(key, state.step);
      return make("li", {}, link(view?.name ?? `view ${key}`, () => chooseView(key)),
        make("span", { class: "figures" }, ` ${frameText(from)} \u2192 ${frameText(to)}`));
    }

    const consoleLines = lines => make("pre", { class: "console", tabindex: 0, "aria-label": "Console" },
      short(lines.join("\n"), 20000));

    // Letters as a reader sees them: a flag or a family is one.
    const segmenter = Intl.Segmenter ? new Intl.Segmenter("en") : null;
    const letters = text => segmenter ? Array.from(segmenter.segment(text), part => part.segment) : [...text];

    // Rows before and after, with what differs between their common beginning and end.
    function difference(rows) {
      const table = make("div", { class: "rows", role: "group", tabindex: 0, "aria-label": "Changed rows, before and after" });
      for (const [number, before, after] of rows) {
        const [old, fresh] = [before, after].map(index => letters(visible(short(string(index), 1000))));
        let start = 0;
        while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
        let end = 0;
        while (end < old.length - start && end < fresh.length - start
          && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end += 1;
        if (old.length) table.append(rowLine(number, "del", "\u2212", old, start, end));
        if (fresh.length) table.append(rowLine(number, "ins", "+", fresh, start, end));
      }
      return table;
    }

    function rowLine(number, name, sign, text, start, end) {
      const part = (from, to) => text.slice(from, to).join("");
      return make("div", {}, make("span", { class: "number" }, String(number)), make(name, {}, sign + " " + part(0, start),
        make("mark", {}, part(start, text.length - end)), part(text.length - end)));
    }
    """#
}
