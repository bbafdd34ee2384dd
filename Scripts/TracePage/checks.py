"""What has to hold for a page of a trace, asked of a real browser. A check gives words for what is wrong."""

import json
import time

from browser import BrowserError

KINDS_OF_CONTROLS = {"button", "slider", "checkbox", "searchbox", "textbox", "treeitem", "tree", "link", "group", "region", "combobox"}


class PageCheck:
    def __init__(self, browser, url):
        self.browser, self.url, self.failures, self.notes = browser, url, [], []

    def expect(self, holds, words):
        if not holds:
            self.failures.append(words)

    def value(self, expression):
        return self.browser.run(expression)

    def run(self):
        self.browser.open(self.url)
        if self.value("typeof state") != "object":
            self.expect(False, "the script of the page did not run to its end")
        else:
            self.step_count = self.value("steps.length")
            for check in (self.steps, self.focus, self.tree, self.filter, self.views, self.wiring, self.address, self.names,
                          self.links, self.obedience, self.contrast, self.speed, self.narrow):
                try:
                    check()
                except BrowserError as error:
                    self.failures.append(f"{check.__name__}: {error}")
        self.failures += self.browser.troubles()
        self.failures += ["the page asked for " + url for url in self.browser.requests()]
        return self.failures

    # Steps

    def go(self, step):
        self.value(f"document.activeElement.blur(), go({step})")

    def steps(self):
        press, step, last = self.browser.press, lambda: self.value("state.step"), self.step_count - 1
        press("Home")
        self.expect(step() == 0, "Home does not go to the first step")
        self.expect(self.value("$('slider').valueAsNumber") == 1, "the slider does not follow the keys")
        press("ArrowRight")
        self.expect(step() == min(1, last), "the right arrow does not go to the next step")
        press("ArrowLeft")
        self.expect(step() == 0, "the left arrow does not go back")
        press("ArrowLeft")
        self.expect(step() == 0, "the left arrow leaves the first step")
        press("End")
        self.expect(step() == last, "End does not go to the last step")
        press("ArrowRight")
        self.expect(step() == last, "the right arrow leaves the last step")
        self.expect(self.value("$('slider').valueAsNumber") == last + 1, "the slider does not follow the keys")
        self.expect(self.value("$('picture').decode().then(() => $('picture').naturalWidth > 0, () => false)"),
                    "the screen's picture is not shown")
        if last:
            # The slider itself takes the keys too, and one key is one step.
            self.value("$('slider').focus()")
            press("ArrowLeft")
            self.expect(step() == last - 1, "the left arrow on the slider does not go one step back")
            press("Home")
            self.expect(step() == 0, "Home on the slider does not go to the first step")

    def focus(self):
        # From the beginning of the page.
        self.value("$('title').tabIndex = -1, $('title').focus(), $('title').removeAttribute('tabindex')")
        seen = []
        for _ in range(40):
            self.browser.press("Tab")
            name, visible = self.value(
                "(e => [e.id || e.className || e.tagName, e === document.body || getComputedStyle(e).outlineStyle !== 'none'"
                " && parseFloat(getComputedStyle(e).outlineWidth) >= 2])(document.activeElement)")
            if name == "BODY" or name in seen[:1]:
                break
            seen.append(name)
            self.expect(visible, f"the focus is not seen on {name}")
        for name in ("slider", "filter", "wiring", "view", "changes"):
            self.expect(name in seen, f"the tab key does not reach {name}: it goes {', '.join(seen)}")
        self.value("document.activeElement.blur()")

    # Events

    def longest_step(self):
        return self.value("steps.reduce((best, step, i) => step.events.length > steps[best].events.length ? i : best, 0)")

    def tree(self):
        step = self.longest_step()
        self.go(step)
        count = self.value("now().events.length")
        if count < 2:
            return
        self.value("document.querySelector('#events [tabindex=\"0\"]').focus()")
        self.browser.press("ArrowDown")
        self.browser.press("ArrowDown")
        self.expect(self.value("state.event") == 1, "the down arrow does not go through the events")
        self.expect(self.value("document.activeElement.getAttribute('aria-selected')") == "true", "the focus does not follow the chosen event")
        self.browser.press("ArrowUp")
        self.expect(self.value("state.event") == 0, "the up arrow does not go back through the events")
        parent = self.value("now().events.findIndex((event, i) => now().events[i + 1]?.[2] > event[2])")
        if parent >= 0:
            self.browser.wait(1.5)
            rows = "[...document.querySelectorAll('#events > div')].filter(row => !row.hidden).length"
            self.value(f"chooseEvent({parent}), eventTree.select({parent}, true)")
            before = self.value(rows)
            self.browser.press("Enter")
            self.expect(self.value(rows) < before, "Enter does not fold an event")
            self.expect(self.value("document.activeElement.getAttribute('aria-expanded')") == "false", "a folded event does not say so")
            self.browser.press("Enter")
            self.expect(self.value(rows) == before, "Enter does not unfold an event")
        about = self.value("now().events.findIndex(event => event[5] !== null && viewNow(event[5])?.isThere)")
        if about >= 0:
            self.value(f"chooseEvent({about})")
            self.expect(self.value("document.querySelector('#marks .chosen') !== null"), "an event does not show its view on the screen")
        self.browser.wait(1.5)
        self.expect(self.value("document.querySelectorAll('#events > div').length") == count, "not all events get into the tree")

    def filter(self):
        count = self.value("now().events.length")
        if count < 2:
            return
        self.value("document.activeElement.blur()")
        self.browser.press("/")
        self.expect(self.value("document.activeElement.id") == "filter", "/ does not go to the filter")
        self.browser.type("zzzzqqqq")
        self.browser.wait(0.2)
        shown = "[...document.querySelectorAll('#events > div')].filter(row => !row.hidden && !row.classList.contains('context')).length"
        self.expect(self.value(shown) == 0, "a filter that nothing passes shows events")
        self.browser.press("ArrowRight")
        self.expect(self.value("state.step") == self.longest_step(), "arrows in the filter change the step")
        self.browser.press("Escape")
        self.expect(self.value(shown) == count, "Escape does not clear the filter")
        word = self.value("eventText(now().events[1]).trim().split(/\\s+/)[0].toLowerCase()")
        expected = self.value(f"now().events.filter(event => eventText(event).toLowerCase().includes({json.dumps(word)})).length")
        self.browser.type(word)
        self.browser.wait(0.2)
        self.expect(self.value(shown) == expected, f"the filter “{word[:40]}” shows {self.value(shown)} events, not {expected}")
        self.browser.press("Escape")
        self.value("document.querySelector('#kinds button:not(.absent)').click()")
        kind = self.value("[...filterKinds][0]")
        expected = self.value("now().events.filter(event => filterKinds.has(event[1])).length")
        self.expect(self.value(shown) == expected, f"of the kind {kind[:40]}, {self.value(shown)} events are shown, not {expected}")
        self.value("document.activeElement.blur()")
        self.browser.press("Escape")
        self.expect(self.value("filterKinds.size") == 0, "Escape does not show all kinds again")

    # Views and wires

    def views(self):
        """A click takes the foremost view under it, whose details are shown; a second click the one behind."""
        self.value("choose({ event: -1, view: null, wire: null }), scrollTo(0, 0)")
        left, top, wide, high = self.value("(r => [r.left, r.top, r.width, r.height])($('screen').getBoundingClientRect())")
        width, height = self.value("size")
        frames = self.value("now().views.map(viewRecord).map(view => [view.key, ...view.frame])")
        chosen = None
        for column in (0.15, 0.5, 0.85):
            for row in (0.08, 0.25, 0.33, 0.44, 0.55, 0.72, 0.9):
                place = (width * column, height * row)
                x, y = round(left + place[0] * wide / width), round(top + place[1] * high / height)
                # Clicks are at whole points of the browser's window.
                at_x, at_y = (x - left) * width / wide, (y - top) * height / high
                under = [key for key, fx, fy, w, h in frames if fx <= at_x < fx + w and fy <= at_y < fy + h]
                near_edge = any(abs(at_x - edge_x) < 1 or abs(at_y - edge_y) < 1
                                for _, fx, fy, w, h in frames for edge_x in (fx, fx + w) for edge_y in (fy, fy + h))
                if not under or near_edge:
                    continue
                self.value("choose({ view: null })")
                for expected in under[::-1][:2]:
                    self.browser.click(x, y)
                    chosen = self.value("state.view")
                    self.expect(chosen == expected, f"a click at ({at_x:.0f}, {at_y:.0f}) chooses view {chosen} and not {expected} of {under}")
        self.expect(chosen is not None, "a click on the screen chooses no view")
        if chosen is None:
            return
        name = self.value("visible(short(viewNow(state.view).name, 2000))")
        self.expect(self.value("$('view').textContent").startswith(name), "the chosen view's details are not shown")
        for title in ("Frame", *(["Constraints that determine it"] if self.value("viewNow(state.view).detail.constraints.length") else [])):
            self.expect(self.value(f"[...$('view').querySelectorAll('h4')].some(h => h.textContent === '{title}')"), f"the view's details lack “{title}”")
        self.expect(self.value("document.querySelectorAll('#views [aria-selected=true]').length") == 1, "the chosen view is not marked in the list of views")

    def wiring(self):
        step = self.value("firedIn.findIndex(fired => fired.length)")
        if step < 0:
            return
        self.go(step)
        fired = self.value("firedNow()")
        lit = self.value("wirePaths.flatMap((path, i) => path.classList.contains('lit') ? [i] : [])")
        self.expect(sorted(fired) == sorted(lit), f"wires {fired} fired and {lit} are lit")
        flaws = self.value("wires.flatMap((wire, i) => wire.flaw && getComputedStyle(wirePaths[i]).strokeDasharray === 'none' ? [i] : [])")
        self.expect(not flaws, f"broken wires {flaws} are not dashed")
        self.value("$('fired').querySelector('button').click()")
        self.expect(self.value("state.wire !== null && wirePaths[state.wire].classList.contains('chosen')"), "a wire of the list is not chosen by a click")

    def address(self):
        step = self.longest_step()
        self.go(step)
        events = self.value("now().events.length")
        if events:
            self.value(f"chooseEvent({events - 1})")
        self.browser.wait(0.4)
        place, wanted = self.value("location.hash"), self.value("[state.step, state.event, state.view]")
        self.expect(f"step={step + 1}" in place, f"the address {place} does not keep the step")
        self.browser.press("Home")
        self.browser.wait(0.4)
        self.value(f"location.hash = {json.dumps(place)}")
        self.browser.wait(0.3)
        found = self.value("[state.step, state.event, state.view]")
        self.expect(found == wanted, f"the address {place} leads to {found}, not {wanted}")
        for strange in ("#step=999999&event=7777777&view=-3", "#step=0", "#step=x&event=<b>", "#%E0%A4%A", "#"):
            self.value(f"location.hash = {json.dumps(strange)}")
            self.browser.wait(0.1)
            self.expect(self.value("state.step >= 0 && state.step < steps.length"), f"the address {strange} leads nowhere")

    def links(self):
        """A fresh page at an address; without one, at the first step that failed."""
        failed = self.value("Math.max(steps.findIndex(step => step.status === 'failed'), 0)")
        step = self.longest_step()
        self.go(step)
        event, view = self.value("[now().events.length, trace.views[now().views.at(-1)][0]]")
        seen = self.reopened("")
        self.expect(seen[0] == failed, f"the page opens at step {seen[0] + 1}, not at {failed + 1}")
        place = f"#step={step + 1}&view={view}" + (f"&event={event}" if event else "")
        seen = self.reopened(place)
        self.expect(seen == [step, event - 1, view], f"the page opens {place} at {seen}")
        if event:
            self.expect(self.value("$('events').querySelector('[aria-selected]').position") == event - 1, f"{place} does not mark the event")

    def reopened(self, place):
        troubles = self.browser.troubles() + ["the page asked for " + url for url in self.browser.requests()]
        self.failures += troubles
        self.browser.open(self.url + place)
        return self.value("[state.step, state.event, state.view]")

    # What a screen reader meets

    def names(self):
        self.go(self.longest_step())
        self.browser.wait(0.5)
        self.browser.send("Accessibility.enable")
        nodes = self.browser.send("Accessibility.getFullAXTree")["nodes"]
        self.browser.send("Accessibility.disable")
        bare = {}
        for node in nodes:
            role = node.get("role", {}).get("value")
            focusable = any(p["name"] == "focusable" and p["value"].get("value") for p in node.get("properties", []))
            if node.get("ignored") or not (role in KINDS_OF_CONTROLS or focusable) or role in ("RootWebArea", "generic"):
                continue
            # A sign alone, as an arrow, is no name. Labels of an app may be anything.
            name = node.get("name", {}).get("value", "")
            if not name.strip() or role == "button" and not any(sign.isalnum() for sign in name) and name.strip() in "‹›":
                bare[role] = bare.get(role, 0) + 1
        self.expect(not bare, f"these have no accessible name: {bare}")
        roles = {node.get("role", {}).get("value") for node in nodes}
        for role in ("slider", "tree", "heading", "searchbox"):
            self.expect(role in roles, f"there is no {role} for a screen reader")
        images = [n for n in nodes if n.get("role", {}).get("value") in ("image", "img") and not n.get("ignored")]
        self.expect(images and all(n.get("name", {}).get("value") for n in images), "an image has no words")

    def obedience(self):
        """Labels of the app are texts: none runs, and none makes an element."""
        for step in range(min(self.step_count, 3)):
            self.go(step)
            for expression in ("now().views.forEach(i => chooseView(trace.views[i][0]))", "now().events.forEach((_, i) => i < 50 && chooseEvent(i))"):
                self.value(expression)
            self.browser.wait(0.2)
            self.expect(self.value("window.obeyed") is None, f"a label was obeyed: window.obeyed is {self.value('window.obeyed')}")
            found = self.value("[...document.body.querySelectorAll('iframe, object, embed, a, foreignObject, image, link, meta, style, b b, script')]"
                               ".filter(e => e.localName !== 'script' || e.parentNode !== document.body).map(e => e.localName)")
            self.expect(not found, f"a label made elements: {found}")
            self.expect(self.value("document.scripts.length") == 2, "a label made a script")
            self.expect(self.value("[...document.images].length") == 1, "a label made an image")
            control = self.value("(document.body.innerText.match(/[\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]/g) ?? []).length")
            self.expect(control == 0, f"{control} control characters are in the page's texts")

    CONTRAST = """(() => {
      const rgb = color => { const [r, g, b, a = 1] = color.match(/[\\d.]+/g).map(Number); return [r, g, b, a]; };
      const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a)];
      const light = color => color.map(c => c / 255).map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
      const found = {};
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node; node = walker.nextNode();) {
        const element = node.parentElement;
        if (!node.data.trim() || !element.checkVisibility() || element.closest("script, .unseen, :disabled")) continue;
        let [back, chain, opacity] = [[255, 255, 255], [], 1];
        for (let e = element; e; e = e.parentElement) { chain.unshift(rgb(getComputedStyle(e).backgroundColor)); opacity *= getComputedStyle(e).opacity; }
        for (const color of chain) back = over(color, back);
        const front = rgb(getComputedStyle(element).color);
        const [one, other] = [light(over([...front.slice(0, 3), front[3] * opacity], back)), light(back)];
        const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        if (ratio < 4.5) found[(element.id || element.className || element.localName) + ": " + node.data.trim().slice(0, 30)] = ratio.toFixed(2);
      }
      return found;
    })()"""

    def contrast(self):
        """Texts stand out from what is behind them by 4.5 to 1, in light and dark."""
        self.go(self.longest_step())
        for scheme in ("light", "dark"):
            self.browser.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            for action in ("0", "now().events.length && chooseEvent(now().events.length - 1)", "$('filter').value = 'e', filterEvents()"):
                self.value(action)
                found = self.value(self.CONTRAST)
                self.expect(not found, f"too little contrast in {scheme}: {dict(list(found.items())[:5])}")
            self.value("clear()")

    # Time

    def work(self):
        """What the page's thread has worked, in milliseconds of the processor: other programs do not count."""
        metrics = self.browser.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000

    def each(self, count, action):
        start = self.work()
        action()
        return (self.work() - start) / count

    # Builds a list of 1,000 rows and lays it out: the unit of work, so that a bound holds on slow and quick machines alike.
    REFERENCE = """for (let i = 0; i < 20; i++) { const list = document.createElement("div");
        list.style = "all: initial; position: absolute; left: -9999px";
        for (let row = 0; row < 1000; row++) { const part = document.createElement("div");
            part.style = "display: flex; padding: 2px"; part.textContent = `row ${row} of ${i}`; list.append(part); }
        document.body.append(list); list.offsetHeight; list.remove(); }"""

    def measured(self, words, count, most, action):
        """Fails where one action is more work than `most` lists of 1,000 rows, each time of three."""
        tries = []
        while len(tries) < 3 and (not tries or min(tries)[0] >= most):
            unit = self.each(20, lambda: self.value(self.REFERENCE))
            each = self.each(count, action)
            tries.append((each / unit, each))
        units, each = min(tries)
        self.notes.append(f"{words}: {each:.1f} ms of work each, {units:.2f} of a list of 1,000 rows")
        self.expect(units < most, f"{words}: {each:.0f} ms of work each, {units:.1f} times a list of 1,000 rows, more than {most}")

    def speed(self):
        """Fifty presses of arrow keys, with what the browser lays out and paints after each; filters; the chosen event."""
        self.browser.send("Performance.enable", timeDomain="threadTicks")
        self.value(self.REFERENCE)
        self.value("document.activeElement.blur()")
        self.value("""window.pressed = null, addEventListener("keydown", () => { const start = performance.now();
            window.pressed = new Promise(done => requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))); }, true)""")
        self.browser.press("Home")
        times = []

        def press():
            for number in range(50):
                self.browser.press("ArrowRight" if number // max(self.step_count - 1, 1) % 2 == 0 else "ArrowLeft")
                times.append(self.value("pressed"))
        self.measured("50 arrow presses", 50, 3, press)
        times.sort()
        self.notes.append(f"    until painted, by the clock: {times[len(times) // 2]:.0f} ms in the middle, {times[-1]:.0f} ms at most, {sum(times):.0f} ms together")
        self.go(self.longest_step())
        self.browser.wait(1.5)
        events = self.value("now().events.length")
        if events > 1:
            self.measured(f"choosing one of {events} events", 50, 2,
                          lambda: self.value(f"for (let i = 0; i < 50; i++) {{ chooseEvent(i * 7 % {events}); document.body.offsetHeight; }}"))
            self.measured(f"filtering {events} events", 10, 5, lambda: self.value(
                "for (let i = 0; i < 10; i++) { $('filter').value = i % 2 ? 'event 77' : 'o'; filterEvents(); document.body.offsetHeight; }"))
            self.value("clear()")
        self.browser.send("Performance.disable")

    def narrow(self):
        for width in (900, 1180, 1440):
            self.browser.send("Emulation.setDeviceMetricsOverride", width=width, height=800, deviceScaleFactor=1, mobile=False)
            self.browser.wait(0.1)
            wide = self.value("document.documentElement.scrollWidth")
            self.expect(wide <= width, f"at {width} points the page is {wide} wide")
