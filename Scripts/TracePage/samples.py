"""Traces of their own kind to try the page with: a flow, many steps, many events, hostile labels."""

from builder import Screen, Trace, rectangle, words

BLUE, GRAY, RED = "#007aff", "#8e8e93", "#ff3b30"


def login():
    return LoginFlow().trace.data()


class LoginFlow:
    """Signing in, with a message that moves the button, a wire that is broken, and an assertion that fails."""

    CHAIN = ("UIView (root view)", "LoginViewController", "UIWindow", "UIWindowScene", "UIApplication", "AppDelegate")

    def __init__(self):
        self.trace = trace = Trace("login.yaml on Login.storyboard")
        scene, welcome = trace.group("Login"), trace.group("Welcome")
        self.email = trace.node("emailField", scene, 4)
        self.password = trace.node("passwordField", scene, 5)
        self.remember = trace.node("UISwitch “Remember me”", scene, 7)
        self.button = trace.node("signInButton", scene, 8)
        self.forgot = trace.node("UIButton “Forgot your password?”", scene, 9)
        self.controller = trace.node("LoginViewController", scene)
        self.service = trace.node("LoginService", scene)
        self.message = trace.node("messageLabel", scene, 6)
        self.tap = trace.node("UITapGestureRecognizer", scene)
        self.welcome = trace.node("WelcomeViewController", welcome)
        self.table = trace.node("tableView", welcome)
        self.gone = trace.node("nil", welcome, missing=True)
        edge = trace.edge
        self.e_email = edge(self.email, self.controller, "delegate", "delegate")
        self.e_changed = edge(self.email, self.controller, "event", "editingChanged", "credentialsChanged:")
        self.p_delegate = edge(self.password, self.controller, "delegate", "delegate")
        self.p_changed = edge(self.password, self.controller, "event", "editingChanged", "credentialsChanged:")
        self.r_changed = edge(self.remember, self.controller, "event", "valueChanged", "rememberChanged:",
                              "! LoginViewController has no method rememberChanged:", flaw=True)
        self.sign_in = edge(self.button, self.controller, "event", "touchUpInside", "signIn:")
        self.reset = edge(self.forgot, self.controller, "event", "touchUpInside", "resetPassword:")
        self.background = edge(self.tap, self.controller, "recognizer", "tap", "endEditing:")
        for node, name in ((self.email, "emailField"), (self.password, "passwordField"), (self.button, "signInButton"),
                           (self.message, "messageLabel")):
            edge(self.controller, node, "outlet", name)
        self.answer = edge(self.service, self.controller, "delegate", "delegate")
        self.segue = edge(self.controller, self.welcome, "segue", "show 'welcome'")
        edge(self.welcome, self.table, "outlet", "tableView")
        edge(self.table, self.welcome, "delegate", "dataSource")
        edge(self.table, self.gone, "delegate", "delegate", "! nobody holds the delegate: it was released", flaw=True)
        self.steps()

    def screen(self, email="", password="", focus=None, message="", isOn=False, keyboard=False, enabled=False):
        screen, lower = Screen(), 28 if message else 0
        placeholder = "#b8b8bd"
        screen.view(1, 0, "UIWindow", (0, 0, 375, 667))
        screen.view(2, 1, "UIView of LoginViewController", (0, 0, 375, 667), gestures=("UITapGestureRecognizer → endEditing:",),
                    responders=self.CHAIN[1:], constraints=("fills its window",))
        screen.view(3, 2, "UILabel “Welcome back”", (16, 84, 343, 41), words("Welcome back", 34, weight=700),
                    ("leading == superview.leadingMargin", "top == safeArea.top + 64"), self.CHAIN)
        for key, name, y, text, hint in ((4, "emailField", 157, email, "Email"), (5, "passwordField", 213, "•" * len(password), "Password")):
            line = BLUE if focus == key else "#d1d1d6"
            screen.view(key, 2, f"UITextField {name}", (16, y, 343, 44),
                        (rectangle("#f2f2f7", 10, line), words(text or hint, 17, "#000000" if text else placeholder, inset=12)),
                        ("leading == superview.leadingMargin", "trailing == superview.trailingMargin", "height == 44",
                         f"top == {'titleLabel.bottom + 32' if key == 4 else 'emailField.bottom + 12'}"), self.CHAIN)
        if message:
            screen.view(6, 2, "UILabel messageLabel", (16, 265, 343, 20), words(message, 15, RED),
                        ("top == passwordField.bottom + 8", "leading == superview.leadingMargin", "height == intrinsic height (18)"), self.CHAIN)
        y = 273 + lower
        screen.view(10, 2, "UILabel “Remember me”", (16, y, 200, 31), words("Remember me"), ("centerY == rememberSwitch.centerY",), self.CHAIN)
        screen.view(7, 2, "UISwitch “Remember me”", (308, y, 51, 31),
                    (rectangle("#34c759" if isOn else "#e5e5ea", 15.5), f'<rect x="{330 if isOn else 310}" y="{y + 2}" width="27" height="27" rx="13.5" fill="#ffffff"/>'),
                    ("trailing == superview.trailingMargin", "top == passwordField.bottom + 16 (or messageLabel.bottom + 16)"), self.CHAIN)
        screen.view(8, 2, "UIButton “Sign in”", self.button_frame(message),
                    (rectangle(BLUE if enabled else "#c7dcf7", 12), words("Sign in", 17, "#ffffff", middle=True, weight=600)),
                    ("leading == superview.leadingMargin", "trailing == superview.trailingMargin", "top == rememberSwitch.bottom + 24", "height == 50"), self.CHAIN)
        screen.view(9, 2, "UIButton “Forgot your password?”", (87, 390 + lower, 201, 34), words("Forgot your password?", 15, BLUE, middle=True),
                    ("centerX == superview.centerX", "top == signInButton.bottom + 12"), self.CHAIN)
        if keyboard:
            keys = [f'<rect x="{4 + column * 37}" y="{418 + row * 54}" width="32" height="44" rx="5" fill="#ffffff"/>' for row in range(4) for column in range(10)]
            screen.view(20, 1, "keyboard", (0, 407, 375, 260), (rectangle("#d1d4da"), *keys))
        return screen

    def button_frame(self, message):
        return (16, 328 + (28 if message else 0), 343, 50)

    def tap_events(self, at, key, name, x, y, control=True):
        return [
            (at, "touch", 0, f"touch began at ({x}, {y})", (), None, None),
            (at, "hit", 1, name, ("the deepest view that contains the point and takes touches",), key, None),
            (at, "recognizer", 1, "UITapGestureRecognizer possible", ("its view contains the touch", "cancelsTouchesInView is false") if control else (), 2, None),
            (at + 0.1, "touch", 0, f"touch ended at ({x}, {y})", (), None, None),
        ]

    def steps(self):
        trace = self.trace
        trace.step("Launch Login.storyboard", self.screen(), [
            (0, "application", 0, "application(_:didFinishLaunchingWithOptions:)", (), None, None),
            (0, "controller", 0, "LoginViewController viewDidLoad()", (), 2, None),
            (0, "controller", 1, "viewWillAppear(_:)", (), 2, None),
            (0, "layout", 1, "layout pass: 9 views, 31 constraints", ("the window became key",), 2, None),
            (0, "controller", 1, "viewDidAppear(_:)", (), 2, None),
        ], changes=("The first screen is LoginViewController.",))
        before = self.screen()
        trace.step("tapOn: \"Email\"", self.screen(focus=4, keyboard=True), [
            *self.tap_events(0.5, 4, "UITextField emailField", 187.5, 179),
            (0.6, "focus", 1, "emailField becomes first responder", ("a text field takes the focus when it is touched",), 4, None),
            (0.6, "delegate", 2, "textFieldShouldBeginEditing(_:) → true", ("not implemented: the default is true",), 4, self.e_email),
            (0.6, "delegate", 2, "textFieldDidBeginEditing(_:)", (), 4, self.e_email),
            (0.6, "notification", 2, "UIResponder.keyboardWillShowNotification", ("1 observer: LoginViewController keyboardWillShow(_:)",), None, None),
        ], "login.yaml:4", time=0.6, touches=((187.5, 179, "began"), (187.5, 179, "ended")),
            changes=("emailField is the first responder; the keyboard covers 260 points.",), why=("The touch ended inside a UITextField that is enabled.",),
            rows=((9, "│ [Email                          ] │", "│ [Email_                         ] │"),))
        typed = "ada@example.org"
        trace.step("inputText: \"ada@example.org\"", self.screen(email=typed, focus=4, keyboard=True), [
            event for i, letter in enumerate(typed) for event in (
                (0.7 + i * 0.05, "text", 0, f"“{letter}” typed into emailField", (), 4, None),
                (0.7 + i * 0.05, "delegate", 1, "textField(_:shouldChangeCharactersIn:replacementString:) → true", ("not implemented: the default is true",), 4, self.e_email),
                (0.7 + i * 0.05, "action", 1, "editingChanged → LoginViewController credentialsChanged:", (), 4, self.e_changed))
        ], "login.yaml:5", time=1.4, changes=("emailField's text is “ada@example.org”, was empty.",), why=("15 characters typed into the first responder.",),
            rows=((9, "│ [Email_                         ] │", "│ [ada@example.org_               ] │"),))
        trace.step("tapOn: \"Password\"", self.screen(email=typed, focus=5, keyboard=True), [
            *self.tap_events(1.5, 5, "UITextField passwordField", 187.5, 235),
            (1.6, "focus", 1, "emailField resigns first responder", ("another field takes the focus",), 4, None),
            (1.6, "delegate", 2, "textFieldDidEndEditing(_:reason:)", (), 4, self.e_email),
            (1.6, "focus", 1, "passwordField becomes first responder", (), 5, None),
            (1.6, "delegate", 2, "textFieldDidBeginEditing(_:)", (), 5, self.p_delegate),
        ], "login.yaml:6", time=1.6, touches=((187.5, 235, "began"), (187.5, 235, "ended")), changes=("The focus went from emailField to passwordField.",))
        trace.step("inputText: \"lovelace\"", self.screen(email=typed, password="lovelace", focus=5, keyboard=True, enabled=True), [
            event for i, letter in enumerate("lovelace") for event in (
                (1.7 + i * 0.05, "text", 0, "one letter typed into passwordField", ("secure text is not told",), 5, None),
                (1.7 + i * 0.05, "action", 1, "editingChanged → LoginViewController credentialsChanged:", (), 5, self.p_changed))
        ] + [(2.1, "controller", 2, "signInButton.isEnabled = true", ("both fields have text",), 8, None)],
            "login.yaml:7", time=2.1, changes=("passwordField's text has 8 letters.", "signInButton is enabled."))
        trace.step("tapOn: \"Remember me\"", self.screen(email=typed, password="lovelace", enabled=True, isOn=True), [
            *self.tap_events(2.3, 7, "UISwitch “Remember me”", 333, 288),
            (2.4, "action", 1, "valueChanged → LoginViewController rememberChanged:", ("LoginViewController has no method rememberChanged:", "near: rememberMeChanged:"), 7, self.r_changed),
        ], "login.yaml:8", "warned", 2.4, problem=("The switch is wired to rememberChanged:, which LoginViewController does not have.", "Nearest: rememberMeChanged: (LoginViewController.swift:41)."),
            touches=((333, 288, "began"), (333, 288, "ended")), changes=("The switch is on.",))
        shown = "The password is wrong. Try again."
        moved = [(8, self.button_frame(""), self.button_frame("x")), (7, (308, 273, 51, 31), (308, 301, 51, 31)),
                 (10, (16, 273, 200, 31), (16, 301, 200, 31)), (9, (87, 390, 201, 34), (87, 418, 201, 34))]
        trace.step("tapOn: \"Sign in\"", self.screen(email=typed, password="lovelace", enabled=True, isOn=True, message=shown), [
            *self.tap_events(2.6, 8, "UIButton “Sign in”", 187.5, 353),
            (2.7, "action", 1, "touchUpInside → LoginViewController signIn:", ("the touch ended inside the button",), 8, self.sign_in),
            (2.7, "controller", 2, "LoginService.signIn(email:password:)", (), None, None),
            (2.7, "timer", 2, "answer due in 0.30 s", (), None, None),
            (3.0, "delegate", 1, "loginService(_:didFailWith:)", ("URLError.userAuthenticationRequired",), None, self.answer),
            (3.0, "constraint", 2, "messageLabel.height: 0 → intrinsic height (18)", ("isActive = false in showMessage(_:)",), 6, None),
            (3.0, "layout", 2, "layout pass: 4 views moved", ("setNeedsLayout() in showMessage(_:)",), 2, None),
            (3.0, "frame", 3, "signInButton y 328 → 356", ("its top follows rememberSwitch.bottom", "rememberSwitch.top follows messageLabel.bottom"), 8, None),
            (3.0, "frame", 3, "rememberSwitch y 273 → 301", (), 7, None),
            (3.0, "console", 2, "Login failed: the password is wrong", (), None, None),
        ], "login.yaml:9", time=3.0, touches=((187.5, 353, "began"), (187.5, 353, "ended")), moved=moved,
            changes=("messageLabel appeared: “The password is wrong. Try again.”", "signInButton went down by 28 points, with 3 other views."),
            why=("signIn: asked LoginService, which answered loginService(_:didFailWith:).", "showMessage(_:) let messageLabel have its height; what hangs below it went down."),
            rows=((13, "│                                   │", "│ The password is wrong. Try again. │"), (15, "│ Remember me               (   ●)  │", "│                                   │"),
                  (16, "│                                   │", "│ Remember me               (   ●)  │")),
            console=("Login failed: the password is wrong",))
        trace.step("assertVisible: \"Welcome, Ada\"", self.screen(email=typed, password="lovelace", enabled=True, isOn=True, message=shown), [
            (3.0, "timer", 0, "waited until nothing was due any more", (), None, None),
        ], "login.yaml:10", "failed", 10.0, problem=(
            "No text “Welcome, Ada” is on the screen.", "Nearest: the label “Welcome back” (3 of 12 letters differ).", "",
            "    LoginViewController", "      UILabel “Welcome back”          ← nearest", "      UILabel “The password is wrong. Try again.”"))


def many_steps(count=100):
    """A list that is scrolled and touched a hundred times."""
    trace = Trace("list.yaml on List.storyboard", "iPad mini", 744, 1133)
    group = trace.group("List")
    table = trace.node("UITableView", group, 2)
    controller = trace.node("ListViewController", group)
    chosen = trace.edge(table, controller, "delegate", "delegate", "tableView(_:didSelectRowAt:)")
    for number in range(count):
        screen = Screen(744, 1133)
        screen.view(1, 0, "UIWindow", (0, 0, 744, 1133)).view(2, 1, "UITableView", (0, 0, 744, 1133))
        for row in range(18):
            y = 64 + row * 58
            fill = "#d8e8fd" if row == number % 18 else "#ffffff"
            screen.view(100 + row + number // 18 * 18, 2, f"UITableViewCell {row + number // 18 * 18}", (0, y, 744, 58),
                        (rectangle(fill), words(f"Row {row + number // 18 * 18}", inset=20), f'<rect x="20" y="{y + 57.5}" width="724" height="0.5" fill="#c6c6c8"/>'))
        y = 64 + number % 18 * 58 + 29
        events = [(number * 0.4, "touch", 0, f"touch began at (372, {y})", (), None, None),
                  (number * 0.4, "hit", 1, f"UITableViewCell {number}", (), 100 + number, None),
                  (number * 0.4 + 0.1, "delegate", 1, "tableView(_:didSelectRowAt:)", (), 2, chosen)]
        status = "skipped" if number % 17 == 9 else "warned" if number == 60 else "passed"
        trace.step(f"tapOn: \"Row {number}\"" if number else "Launch List.storyboard", screen, events if number else (), f"list.yaml:{number + 1}",
                   status, number * 0.4, touches=((372, y, "began"), (372, y, "ended")) if number else ())
    return trace.data()


def many_events(count=1000):
    """A step with a thousand events between short ones, and two hundred views."""
    trace = Trace("scroll.yaml on Feed.storyboard")
    names = [trace.group(f"Scene {number + 1}") for number in range(4)]
    controllers = [trace.node(f"Feed{number + 1}ViewController", group) for number, group in enumerate(names)]
    wires = []
    for number in range(80):
        node = trace.node(f"likeButton{number + 1}", names[number % 4], 10 + number)
        wires.append(trace.edge(node, controllers[number % 4], "event", "touchUpInside", "like:"))
    kinds = ("touch", "hit", "recognizer", "delegate", "layout", "frame", "text", "action")
    for number in range(6):
        screen = Screen()
        screen.view(1, 0, "UIWindow", (0, 0, 375, 667))
        for row in range(200):
            screen.view(10 + row, 1 + row % 3, f"FeedCell {row}", (0, row * 44 - number * 30, 375, 44), (rectangle("#ffffff", 0, "#e5e5ea"), words(f"Entry {row}", inset=16)))
        size = count if number % 2 else 40
        events = [(number + i * 0.001, kinds[i % 8], (0, 1, 2, 2, 1, 2, 3, 3)[i % 8], f"{kinds[i % 8]} of event {i}", (f"because of event {i - 1}",) if i % 3 == 0 else (),
                   10 + i % 200, wires[i % 80] if kinds[i % 8] == "action" else None) for i in range(size)]
        trace.step(f"scroll: {number}" if number else "Launch Feed.storyboard", screen, events, f"scroll.yaml:{number + 1}", time=float(number),
                   moved=[(10 + row, (0, row * 44 - number * 30 + 30, 375, 44), (0, row * 44 - number * 30, 375, 44)) for row in range(200)] if number else ())
    return trace.data()


def hostile():
    """Labels that would run, load, hide or turn around something, if one let them."""
    labels = [
        "<script>window.obeyed = 1</script>", "<img src=x onerror='window.obeyed = 2'>", "</script><script>window.obeyed = 3</script>",
        "<!-- <script>", "]]></text><script>window.obeyed = 4</script>", "javascript:window.obeyed = 5", "\x1b[31mred\x1b[0m\x07\x00\x08",
        "user\u202egnp.exe\u202c", "line\u2028line\u2029line", "W" * 10000, "👩‍👩‍👧‍👦🇰🇷🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f é́́́", "שלום עולם", "${window.obeyed = 6}",
        "\\u003cscript>", "&lt;b&gt;&amp;", "", " ", "\ud800", "{x}", "__proto__", "constructor", "tab\tand\nline",
    ]
    trace = Trace("<script>window.obeyed = 7</script>", "<b>iPhone</b>\u202e")
    group = trace.group(labels[0])
    nodes = [trace.node(label, group, 10 + i) for i, label in enumerate(labels)]
    wires = [trace.edge(node, nodes[(i * 7 + 3) % len(nodes)], ("event", "outlet", "delegate", "segue")[i % 4], labels[i], "! " + labels[i - 1], flaw=i % 5 == 0)
             for i, node in enumerate(nodes)]
    for number in range(3):
        screen = Screen()
        screen.view(1, 0, "UIWindow", (0, 0, 375, 667))
        for i, label in enumerate(labels):
            screen.view(10 + i, 1, label, (10, 10 + i * 28, 300, 24), (rectangle("#eef2f7", 4), words(label[:40] + f" {number}", 14)), (label,), (label, label), (label,))
        if number == 2:
            # An image that is broken out of: it may not run, load, nor show elements of the page.
            screen.view(99, 1, "broken out", (0, 640, 375, 20), ('<script>window.obeyed = 8; parent.obeyed = 8</script>',
                        '<image href="https://example.org/x.png" width="9" height="9"/>', '<a href="javascript:window.obeyed=9"><rect width="375" height="667" fill="none"/></a>',
                        '<foreignObject width="99" height="99"><body xmlns="http://www.w3.org/1999/xhtml" onload="parent.obeyed=10"><iframe src="https://example.org"/></body></foreignObject>',
                        '<rect width="5" height="5" onload="window.obeyed = 11" onclick="parent.obeyed = 12"/>'))
        events = [(0.1 * i, ("touch", "constructor", "<b>kind</b>")[i % 3], i % 4, label, (labels[i - 1],), 10 + i, wires[i]) for i, label in enumerate(labels)]
        trace.step(labels[number], screen, events, labels[number + 2], ("passed", "failed", "<b>odd</b>")[number], number, problem=labels if number == 1 else (),
                   changes=labels, why=labels, rows=[(i, labels[i - 1], label) for i, label in enumerate(labels)], console=labels,
                   touches=((20, 20, "began"), (20, 60, "moved"), (90, 400, "ended")))
    return trace.data()


def empty():
    """The least that a trace can be."""
    trace = Trace("nothing")
    trace.step("Launch", Screen().view(1, 0, "UIWindow", (0, 0, 375, 667)))
    return trace.data()


SAMPLES = {"login": login, "many-steps": many_steps, "many-events": many_events, "hostile": hostile, "empty": empty}
