extension TracePage {
  /// The slider over the steps, and what is chosen.
  static let steps = #"""

    const signs = { passed: "\u2713", failed: "\u2715", warned: "!", skipped: "\u2013" };

    const stepTitle = step => "\u203a ".repeat(Math.min(step.depth, 6)) + string(step.title);

    function makeSteps() {
      const last = steps.length - 1;
      place("title").textContent = visible(trace.title);
      const failed = steps.filter(step => step.status === "failed").length;
      place("about").textContent = visible(`${trace.screen.device} \u00b7 ${counted(steps.length, "step")}`
        + ` \u00b7 ${failed ? `${failed} failed` : "none failed"} \u00b7 ${seconds(steps[last].time)}`);
      place("device").textContent = visible(`${trace.screen.device}, ${trace.screen.width} \u00d7 ${trace.screen.height} points`);
      place("slider").max = steps.length;
      place("track").style.setProperty("--steps", steps.length);
      place("track").classList.toggle("named", steps.length <= 12);
      steps.forEach((step, i) => {
        const dot = make("span", { class: "dot " + step.status, title: `${i + 1}. ${visible(short(string(step.title), 200))} (${step.status})` },
          make("i", {}, signs[step.status] ?? ""), make("em", {}, short(stepTitle(step), 60)));
        dot.addEventListener("click", () => go(i));
        place("dots").append(dot);
      });
      place("slider").addEventListener("input", () => go(place("slider").value - 1));
      place("previous").addEventListener("click", () => go(state.step - 1));
      place("next").addEventListener("click", () => go(state.step + 1));
    }

    // Shows a step. The chosen view stays chosen, so that one sees what becomes of it.
    function go(number) {
      const step = Math.min(Math.max(number, 0), steps.length - 1);
      if (step === state.step) return;
      Object.assign(state, { step, event: -1, wire: null });
      showStep();
    }

    function showStep() {
      showHeading();
      showEvents();
      showScreen();
      showViews();
      showView();
      showChanges();
      showWires();
      eventTree.select(state.event);
      remember();
    }

    function showHeading() {
      const step = steps[state.step];
      const [number, title] = [`${state.step + 1} of ${steps.length}`, short(string(step.title), 300)];
      place("slider").value = state.step + 1;
      place("slider").setAttribute("aria-valuetext", visible(`${number}, ${title}, ${step.status}`));
      [...place("dots").children].forEach((dot, i) => dot.classList.toggle("now", i === state.step));
      place("previous").disabled = state.step === 0;
      place("next").disabled = state.step === steps.length - 1;
      place("step").replaceChildren(make("span", { class: "number" }, number + " "), make("bdi", {}, title));
      place("place").replaceChildren(make("span", { class: "status " + step.status }, `${signs[step.status] ?? ""} ${step.status}`),
        make("span", {}, seconds(step.time)), make("code", {}, step.place));
      const problem = strings(step.problem).join("\n");
      place("problem").hidden = problem === "";
      place("problem").className = step.status;
      place("problem").textContent = visible(short(problem, 20000));
      place("said").textContent = visible(`Step ${number}: ${title}, ${step.status}`);
    }

    // An event, with the view and the wire that it is about.
    function chooseEvent(i) {
      const event = eventsNow()[i];
      state.event = i;
      if (event[5] !== null) state.view = event[5];
      state.wire = wires[event[6]] ? event[6] : null;
      showChoice();
    }

    function chooseView(key) {
      Object.assign(state, { view: key, wire: null });
      if (state.event >= 0 && eventsNow()[state.event][5] !== key) state.event = -1;
      showChoice();
    }

    // A wire, with the event of this step that it fired in.
    function chooseWire(index) {
      const fired = eventsNow().findIndex(event => event[6] === index);
      Object.assign(state, { wire: index, event: fired, view: nodes[wires[index].from].key ?? state.view });
      showChoice();
    }

    function chooseNothing() {
      Object.assign(state, { event: -1, view: null, wire: null });
      showChoice();
    }

    function showChoice() {
      eventTree.select(state.event);
      eventTree.belong();
      showMarks();
      showView();
      markWiring();
      remember();
    }
    """#
}
