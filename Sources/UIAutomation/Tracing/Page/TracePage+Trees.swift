extension TracePage {
  /// A list of rows with depths, as the events and the views are.
  static let trees = #"""

    // A tree of rows. Long trees are built in parts: first what is seen, the rest when the reader stays at a step.
    //   level(i)   how deep a row stands
    //   fill(row, i, isWhole)   puts the content into a row; whole when it is the chosen one
    //   passes(i)  whether the filter lets a row through
    //   belongs(i) whether a row has to do with what is chosen elsewhere
    //   choose(i)  what happens when a row is chosen
    function makeTree(list, { level, fill, passes, belongs, choose }) {
      let [count, rows, kept, shown, folded] = [0, [], [], [], new Set()];
      // The chosen row, the one that the tab key reaches, and the work that is left.
      let [current, reached, timer] = [-1, -1, 0];

      const hasParts = i => i + 1 < count && level(i + 1) > level(i);

      function show(newCount) {
        clearTimeout(timer);
        [count, rows, folded, current, reached] = [newCount, [], new Set(), -1, -1];
        sift();
        const hadFocus = list.contains(document.activeElement);
        list.replaceChildren();
        list.scrollTop = 0;
        build(40);
        later(120);
        reach(shown.indexOf(true));
        if (hadFocus) rows[reached]?.focus({ preventScroll: true });
      }

      function build(end) {
        const part = document.createDocumentFragment();
        for (let i = rows.length; i < Math.min(end, count); i++) {
          const row = make("div", { role: "treeitem", "aria-level": level(i) + 1, tabindex: -1 });
          row.style.setProperty("--depth", Math.min(level(i), 12));
          row.position = i;
          fill(row, i, false);
          rows.push(row);
          dress(i);
          part.append(row);
        }
        list.append(part);
      }

      function later(delay) {
        if (rows.length < count) timer = setTimeout(() => { build(rows.length + 150); later(0); }, delay);
      }

      function reach(i) {
        if (rows[reached]) rows[reached].tabIndex = -1;
        reached = i;
        build(i + 1);
        if (rows[reached]) rows[reached].tabIndex = 0;
      }

      // Shows or hides a row, and says whether it is folded.
      function dress(i) {
        rows[i].hidden = !shown[i];
        rows[i].classList.toggle("context", kept[i] === 1);
        rows[i].classList.toggle("belongs", belongs(i));
        if (hasParts(i)) rows[i].setAttribute("aria-expanded", !folded.has(i));
      }

      // What passes the filter is kept (2), and what it comes from (1); of that, all is shown that is not folded away.
      function sift() {
        let [needed, closed] = [-1, Infinity];
        for (let i = count - 1; i >= 0; i--) {
          kept[i] = passes(i) ? 2 : level(i) < needed ? 1 : 0;
          if (kept[i]) needed = level(i);
        }
        shown = [];
        for (let i = 0; i < count; i++) {
          shown.push(kept[i] > 0 && level(i) <= closed);
          if (level(i) <= closed) closed = folded.has(i) ? level(i) : Infinity;
        }
      }

      function siftAgain() {
        sift();
        rows.forEach((_, i) => dress(i));
        reach(shown[current] ? current : shown.indexOf(true));
      }

      function fold(i) {
        if (!hasParts(i)) return;
        if (!folded.delete(i)) folded.add(i);
        siftAgain();
      }

      // Marks a row as the chosen one (-1: none).
      function select(i, takesFocus) {
        if (i !== current) {
          if (rows[current]) {
            rows[current].removeAttribute("aria-selected");
            fill(rows[current], current, false);
          }
          current = i;
          reach(i < 0 ? shown.indexOf(true) : i);
          if (i >= 0) {
            fill(rows[i], i, true);
            rows[i].setAttribute("aria-selected", true);
          }
        }
        if (i < 0) return;
        if (takesFocus) rows[i].focus({ preventScroll: true });
        reveal(list, rows[i]);
      }

      list.onclick = event => {
        const row = event.target.closest("[role=treeitem]");
        if (!row) return;
        (event.target.closest(".fold") ? fold : choose)(row.position);
        row.focus({ preventScroll: true });
      };

      list.onkeydown = event => {
        const at = document.activeElement.position ?? -1;
        if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
        const dir = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (event.key === "Enter" || event.key === " ") {
          (current === at ? fold : choose)(at);
        } else if (dir) {
          // The first key chooses the row that has the focus, the others go on from it.
          let next = current < 0 ? at : at + dir;
          while (next in shown && !shown[next]) next += dir;
          if (next in shown) {
            choose(next);
            select(next, true);
          }
        } else return;
        event.preventDefault();
        event.stopPropagation();
      };

      return {
        show, select, siftAgain,
        belong: () => rows.forEach((row, i) => row.classList.toggle("belongs", belongs(i))),
        passing: () => kept.slice(0, count).filter(value => value === 2).length,
      };
    }
    """#
}
