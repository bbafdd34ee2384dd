extension TracePage {
  /// The views of a step as a tree, and what is known of the chosen one.
  static let viewDetails = #"""

    const viewsNow = () => steps[state.step].views;

    const viewTree = makeTree(place("views"), {
      level: i => trace.views[viewsNow()[i]][1],
      fill: (row, i, isWhole) => {
        const view = viewRecord(viewsNow()[i]);
        row.classList.add("view");
        row.replaceChildren(
          make("span", { class: "fold", "aria-hidden": "true" }),
          make("span", { class: "what", dir: "auto" }, short(view.name, isWhole ? 20000 : 200)),
          make("small", { class: "figures" }, frameText(view.frame)));
      },
      passes: () => true,
      belongs: i => steps[state.step].moved.some(([key]) => key === trace.views[viewsNow()[i]][0]),
      choose: i => chooseView(trace.views[viewsNow()[i]][0]),
    });

    // Most steps leave the views as they are: then the tree stays.
    let shownViews = "";
    function showViews() {
      const views = viewsNow().join(" ");
      if (views !== shownViews) viewTree.show(viewsNow().length);
      else viewTree.belong();
      shownViews = views;
      place("views-note").textContent = counted(viewsNow().length, "view");
    }

    const section = (title, list, name, attributes) => list.length
      ? [make("h4", {}, title), make(name, attributes, list.map(line => line instanceof Node ? line : make("li", { dir: "auto" }, short(line, 2000))))] : [];

    function showView() {
      const view = state.view === null ? null : viewInStep(state.view, state.step);
      viewTree.select(view ? viewsNow().findIndex(index => trace.views[index][0] === view.key) : -1);
      if (!view) {
        place("view").replaceChildren(make("p", { class: "quiet" },
          "Click a view on the screen or in the list: its frame, the constraints that determine it, its responder chain and who is wired to it."));
        return;
      }
      const { frame, constraints, responders, gestures } = view.detail;
      const move = steps[state.step].moved.find(([key]) => key === view.key);
      place("view").replaceChildren(
        make("p", { class: "name", dir: "auto" }, short(view.name, 2000)),
        !view.isThere ? make("p", { class: "note" }, "Not on the screen after this step. This is what it was elsewhere in the flow.") : "",
        ...section("Frame", [string(frame)], "ul", { class: "plain" }),
        ...(move ? section("Moved in this step", [`from ${frameText(move[1])}`, `to ${frameText(move[2])}`], "ul", { class: "plain" }) : []),
        ...section("Constraints that determine it", strings(constraints), "ul"),
        ...section("Wired to it", wiredTo(view.key), "ul", { class: "plain" }),
        ...section("Gesture recognizers", strings(gestures), "ul"),
        ...section("Responder chain, next responder first", strings(responders), "ol", { class: "chain" }),
        ...section("Events about it in this step", eventsAbout(view.key), "ul", { class: "plain" }));
    }

    // The wires that leave a view and that lead to it.
    function wiredTo(key) {
      const fired = firedIn[state.step];
      return wires.flatMap((wire, index) => {
        const [isFrom, isTo] = [nodes[wire.from]?.key === key, nodes[wire.to]?.key === key];
        if (!isFrom && !isTo) return [];
        const text = isFrom ? `${wireTitle(wire)} \u2192 ${nodeName(wire.to)}` : `${nodeName(wire.from)}: ${wireTitle(wire)} \u2192 this view`;
        const problem = wireProblem(wire);
        const state = wire.flaw ? ["bad", problem || "broken"] : fired.includes(index) ? ["good", "fired in this step"] : ["", ""];
        return [make("li", { class: state[0] }, make("span", { class: "quiet" }, wire.kind), " ", link(text, () => chooseWire(index)),
          state[1] ? make("b", {}, " " + state[1]) : "")];
      });
    }

    function eventsAbout(key) {
      const found = eventsNow().flatMap((event, i) => event[5] === key ? [i] : []);
      const rest = found.length > 12 ? [make("li", { class: "quiet" }, `and ${found.length - 12} more`)] : [];
      return [...found.slice(0, 12).map(i => make("li", {}, make("span", { class: "kind " + family(eventsNow()[i][1]) }, eventsNow()[i][1]), " ",
        link(string(eventsNow()[i][3]), () => chooseEvent(i)))), ...rest];
    }
    """#
}
