extension TracePage {
  /// The views of a step as a tree, and what is known of the chosen one.
  static let viewDetails = #"""

    const keyAt = i => trace.views[now().views[i]][0];

    const viewTree = makeTree($("views"), {
      level: i => trace.views[now().views[i]][1],
      fill: (row, i, isWhole) => {
        const { name, frame } = viewRecord(now().views[i]);
        row.classList.add("view");
        row.replaceChildren(make("span", { class: "fold", "aria-hidden": true }),
          make("span", { class: "what", dir: "auto" }, short(name, isWhole ? 20000 : 160)), make("small", {}, frameText(frame)));
      },
      passes: () => true,
      belongs: i => now().moved.some(([key]) => key === keyAt(i)),
      choose: i => chooseView(keyAt(i)),
    });

    // Most steps leave the views as they are: then the tree stays.
    let shownViews = "";
    function showViews() {
      const views = now().views.join(" ");
      if (views === shownViews) viewTree.belong();
      else viewTree.show(now().views.length);
      shownViews = views;
      say("views-note", counted(now().views.length, "view"));
    }

    const section = (title, lines, name = "ul", kind = "") => lines.length ? [make("h4", {}, title), list(name, lines, kind)] : [];

    function showView() {
      const view = viewNow(state.view);
      viewTree.select(view?.isThere ? now().views.findIndex((_, i) => keyAt(i) === view.key) : -1);
      $("view").replaceChildren(...(view ? viewParts(view) : [make("p", { class: "quiet" },
        "Click a view on the screen or in the list: here is its frame, what determines it, its responder chain and who is wired to it.")]));
    }

    function viewParts({ key, name, detail, isThere }) {
      const move = now().moved.find(move => move[0] === key);
      return [
        make("p", { class: "name", dir: "auto" }, short(name, 1000)),
        isThere ? "" : make("p", { class: "quiet" }, "Not on the screen after this step; this is how it was elsewhere in the flow."),
        ...section("Frame", [string(detail.frame), ...(move ? ["moved in this step: " + moveText(move[1], move[2])] : [])], "ul", "plain"),
        ...section("Constraints that determine it", strings(detail.constraints)),
        ...section("Wired to it", wires.flatMap((wire, index) => wiredTo(key, wire, index)), "ul", "plain"),
        ...section("Gesture recognizers", strings(detail.gestures)),
        ...section("Responder chain, next responder first", strings(detail.responders), "ol"),
      ];
    }

    // A wire that leaves a view or leads to it.
    function wiredTo(key, wire, index) {
      const [isFrom, isTo] = [wire.from, wire.to].map(node => nodes[node].key === key);
      if (!isFrom && !isTo) return [];
      const text = isFrom ? `${wireTitle(wire)} \u2192 ${nodeName(wire.to)}` : `${nodeName(wire.from)}: ${wireTitle(wire)}`;
      const [kind, words] = wire.flaw ? ["bad", wireProblem(wire) || "broken"] : ["good", firedNow().includes(index) ? "fired" : ""];
      return [make("li", { class: kind }, make("small", {}, wire.kind), " ", link(text, () => chooseWire(index)), " ", make("b", {}, words))];
    }
    """#
}
