extension TracePage {
  /// The slider over the steps, and what is chosen.
  static let choice = #"""

    const signs = new Map([["passed", "\u2713"], ["failed", "\u2715"], ["warned", "!"], ["skipped", "\u2013"]]);

    function makeSteps() {
      const { device, width, height } = trace.screen;
      const failed = steps.filter(step => step.status === "failed").length;
      say("title", trace.title);
      say("about", `${counted(steps.length, "step")}, ${failed || "none"} failed, ${seconds(steps[steps.length - 1].time)}`);
      say("device", `${device}, ${width} \u00d7 ${height} points`);
      $("slider").max = steps.length;
      $("track").style.setProperty("--steps", steps.length);
      $("track").classList.toggle("named", steps.length <= 12);
      steps.forEach((step, i) => {
        const title = short(string(step.title), 60);
        const dot = make("span", { class: step.status, title: visible(title) }, make("i", {}),
          make("em", { dir: "auto" }, "\u203a ".repeat(Math.min(step.depth, 5)) + title));
        dot.onclick = () => go(i);
        $("dots").append(dot);
      });
      $("slider").oninput = () => go($("slider").value - 1);
      $("previous").onclick = () => go(state.step - 1);
      $("next").onclick = () => go(state.step + 1);
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
      const { title, status, time, place, problem } = now();
      const [number, name] = [`${state.step + 1} of ${steps.length}`, short(string(title))];
      $("slider").value = state.step + 1;
      $("slider").setAttribute("aria-valuetext", visible(`${number}, ${name}, ${status}`));
      [...$("dots").children].forEach((dot, i) => dot.classList.toggle("now", i === state.step));
      $("previous").disabled = state.step === 0;
      $("next").disabled = state.step === steps.length - 1;
      $("step").replaceChildren(make("span", {}, number + " "), make("bdi", {}, name));
      $("place").replaceChildren(make("b", { class: status }, `${signs.get(status) ?? ""} ${status}`), ` \u00b7 ${seconds(time)}`, ...(place ? [" \u00b7 ", make("code", {}, visible(place))] : []));
      $("problem").hidden = !problem.length;
      $("problem").className = status;
      say("problem", short(strings(problem).join("\n"), 20000));
      say("said", `Step ${number}: ${name}, ${status}`);
    }

    function choose(parts) {
      Object.assign(state, parts);
      eventTree.select(state.event);
      eventTree.belong();
      showMarks();
      showView();
      markWiring();
      remember();
    }

    // An event, with the view and the wire that it is about.
    function chooseEvent(event) {
      const [, , , , , view, wire] = now().events[event];
      choose({ event, view: view ?? state.view, wire: wires[wire] ? wire : null });
    }

    // A view; the chosen event stays when it is about it.
    function chooseView(view) {
      choose({ view, wire: null, event: now().events[state.event]?.[5] === view ? state.event : -1 });
    }

    // A wire, with the event of this step in which it fired.
    function chooseWire(wire) {
      choose({ wire, event: now().events.findIndex(event => event[6] === wire), view: nodes[wires[wire].from].key ?? state.view });
    }
    """#
}
