extension TracePage {
  /// Which wires fired in a step.
  static let wires = #"""

    // The wires that fire in each step, and the first step in which each one fires.
    const firedIn = steps.map(step => [...new Set(step.events.map(event => event[6]).filter(wire => wires[wire]))]);
    const firstFired = wires.map((_, wire) => firedIn.findIndex(fired => fired.includes(wire)));
    const firedNow = () => firedIn[state.step];

    function showWires() {
      const hasFired = wires.map((_, wire) => firstFired[wire] >= 0 && firstFired[wire] <= state.step);
      wires.forEach((_, wire) => {
        const isLit = firedNow().includes(wire);
        for (const part of [wirePaths[wire], wireRows[wire]]) {
          part.classList.toggle("lit", isLit);
          part.classList.toggle("past", hasFired[wire]);
        }
        // Lit wires lie over the others.
        if (isLit) wirePaths[wire].parentNode.append(wirePaths[wire]);
      });
      if (wires.length) say("wiring-note", `${firedNow().length} fired in this step, ${hasFired.filter(Boolean).length} of ${wires.length} so far`);
      listWires();
      markWiring();
    }

    // What is lit and what is broken, for those who do not see the picture, and to choose with the keyboard.
    function listWires() {
      const entries = (found, word) => found.slice(0, 8).map(wire => make("li", { class: wires[wire].flaw ? "bad" : "good" },
        make("b", {}, word), link(wireSentence(wires[wire]), () => chooseWire(wire))))
        .concat(found.length > 8 ? make("li", {}, `and ${found.length - 8} more`) : []);
      const broken = wires.flatMap((wire, index) => wire.flaw && !firedNow().includes(index) ? index : []);
      $("fired").replaceChildren(...entries(firedNow(), "fired"), ...entries(broken, "broken"));
    }

    // Marks the chosen wire, and the objects that the chosen view is.
    function markWiring() {
      const isView = index => state.view !== null && nodes[index].key === state.view;
      for (const parts of [wirePaths, wireRows]) parts.forEach((part, wire) => part.classList.toggle("chosen", wire === state.wire));
      nodeBoxes.forEach((box, index) => box.classList.toggle("chosen", isView(index)));
      const seen = wireRows[state.wire] ?? nodeBoxes.find((_, index) => isView(index)) ?? wireRows[firedNow()[0]];
      if (seen) reveal($("wiring"), seen);
    }
    """#
}
