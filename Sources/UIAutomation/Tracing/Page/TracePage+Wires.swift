extension TracePage {
  /// Which wires fired in a step.
  static let wires = #"""

    // The wires that fire in each step, and the first step in which each one fires.
    const firedIn = steps.map(step => [...new Set(step.events.map(event => event[6]).filter(wire => wires[wire]))]);
    const firstFired = new Map();
    firedIn.forEach((fired, step) => { for (const wire of fired) if (!firstFired.has(wire)) firstFired.set(wire, step); });

    function showWires() {
      const fired = new Set(firedIn[state.step]);
      wires.forEach((_, index) => {
        const isLit = fired.has(index);
        const wasLit = !isLit && firstFired.get(index) <= state.step;
        for (const part of [wirePaths[index], wireRows[index]]) {
          part.classList.toggle("lit", isLit);
          part.classList.toggle("past", wasLit);
        }
        // Lit wires lie over the others.
        if (isLit) wirePaths[index].parentNode.append(wirePaths[index]);
      });
      listWires();
      noteWires();
      markWiring();
      const [first] = firedIn[state.step];
      if (first !== undefined) reveal(place("wiring"), wireRows[first]);
    }

    function noteWires() {
      const soFar = [...firstFired.values()].filter(step => step <= state.step).length;
      place("wiring-note").textContent = wires.length
        ? `${firedIn[state.step].length} fired in this step, ${soFar} of ${wires.length} so far` : "";
    }

    // What is lit and what is broken, for those who do not see the picture, and to choose with the keyboard.
    function listWires() {
      const most = 8;
      const fired = firedIn[state.step];
      const broken = wires.flatMap((wire, index) => wire.flaw && !fired.includes(index) ? [index] : []);
      const entry = (index, words, kind) => make("li", { class: kind }, make("b", {}, words), " ",
        link(wireSentence(wires[index]), () => chooseWire(index)));
      const rest = list => list.length > most ? [make("li", {}, `and ${list.length - most} more`)] : [];
      place("fired").replaceChildren(
        ...fired.slice(0, most).map(index => entry(index, "fired", wires[index].flaw ? "bad" : "good")), ...rest(fired),
        ...broken.slice(0, most).map(index => entry(index, "broken", "bad")), ...rest(broken));
    }

    // Marks the chosen wire, and the objects that the chosen view is.
    function markWiring() {
      wirePaths.forEach((path, index) => path.classList.toggle("chosen", index === state.wire));
      wireRows.forEach((row, index) => row.classList.toggle("chosen", index === state.wire));
      nodeBoxes.forEach((box, index) => box.classList.toggle("chosen", state.view !== null && nodes[index].key === state.view));
      const shown = wireRows[state.wire] ?? nodeBoxes.find((_, index) => state.view !== null && nodes[index].key === state.view);
      if (shown) reveal(place("wiring"), shown);
    }
    """#
}
