import Foundation
import Testing

/// `plainview play` as a user runs it: the built program in a pseudo-terminal.
@Suite(.serialized) struct PlayTests {
  private static let signUp = ["play", "Fixtures/SignUp/SignUp.storyboard"]
  private static let unwired = ["play", "Fixtures/monkey/unwired.storyboard"]

  private func play(
    _ arguments: [String], columns: Int = 110, rows: Int = 40, environment: [String: String] = [:]
  ) throws -> PlayedTerminal {
    try PlayedTerminal(
      arguments.map { $0.hasPrefix("Fixtures/") ? Tool.root.appendingPathComponent($0).path : $0 }, columns: columns,
      rows: rows, environment: environment)
  }

  // MARK: Clicking and typing

  @Test func `Clicks are taps, keys are typing, and beside the screen stand the wiring and what happened`() throws {
    let terminal = try play(Self.signUp)
    try terminal.wait(for: "[<Name>")
    try terminal.wait(for: "viewDidAppear")
    try terminal.click("Name")
    try terminal.wait(for: "[|<")
    terminal.send("kim")
    try terminal.wait(for: "[kim|___")
    try terminal.wait(for: "UITextField 'Name': \"kim\"")
    try terminal.click("Sign up")
    try terminal.wait(for: "UIButton 'Sign up' sends touchUpInside")
    try terminal.wait(for: "signUp:")
    // A click holds for 0.05 s and is followed by half a second; two clicks make 1.1 s.
    try terminal.wait(for: " 1.10 s")
    terminal.control("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.emulator.unknown == [])
  }

  @Test func `Korean is typed letter by letter, backspace deletes, arrows move the caret`() throws {
    let terminal = try play(Self.signUp)
    try terminal.wait(for: "[<Name>")
    try terminal.click("Name")
    try terminal.wait(for: "[|<")
    terminal.sendSlowly("김하늘")
    try terminal.wait(for: "[김하늘|___")
    terminal.send("\u{7F}a\u{1B}[D")
    try terminal.wait(for: "[김하느|a___")
    terminal.control("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func `Sequences that come in pieces mean the same`() throws {
    let terminal = try play(Self.signUp)
    try terminal.wait(for: "[<Email>")
    let position = try terminal.position(of: "Email")
    terminal.sendSlowly("\u{1B}[<0;\(position.column);\(position.row)M\u{1B}[<0;\(position.column);\(position.row)m")
    try terminal.wait(for: "focus  UITextField 'Email'")
    terminal.sendSlowly("\u{1B}[200~a\u{11}b\u{1B}[201~")
    // What is pasted presses no key of the tool: Ctrl-Q inside it does not quit.
    try terminal.wait(for: "[ab|___")
    terminal.control("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func `The mouse shows the wiring of what it is over, and Ctrl-E what a tap there would do`() throws {
    let terminal = try play(Self.signUp)
    try terminal.wait(for: "Sign up")
    try terminal.hover("Sign up")
    try terminal.wait(for: "--touchUpInside-->")
    terminal.control("e")
    try terminal.wait(for: "what a tap here would do")
    try terminal.wait(for: "it hits button \"Sign up\"")
    #expect(!terminal.emulator.text.contains("sends touchUpInside"))
    terminal.control("t")
    // The next action removes the explanation.
    try terminal.wait(for: "what happened")
    try terminal.wait(for: " 1.00 s")
    terminal.control("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  // MARK: Messages one by one

  @Test func `With Ctrl-O a deed stops at its messages, with the screen as it was at each`() throws {
    let terminal = try play(Self.signUp)
    try terminal.wait(for: "[<Name>")
    terminal.control("o")
    try terminal.wait(for: "stops at each message")
    try terminal.click("Name")
    try terminal.wait(for: "stopped at the first of")
    // At the first message, the touch, the field has no caret yet.
    #expect(terminal.emulator.text.contains("[<Name>") && !terminal.emulator.text.contains("[|<"))
    for _ in 0..<60 where !terminal.emulator.text.contains("[|<") {
      terminal.control("n")
      try terminal.wait(for: "the next message") { _ in true }
    }
    try terminal.wait(for: "[|<")
    terminal.control("p")
    terminal.control("o")
    try terminal.wait(for: "does not stop any more")
    try terminal.wait(for: "[|<")
    terminal.control("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func `Ctrl-F chooses which messages the list shows`() throws {
    let terminal = try play(Self.signUp)
    try terminal.wait(for: "viewDidAppear")
    terminal.control("f")
    try terminal.wait(for: "the list shows messages")
    try terminal.wait(for: "a list without life cycle") { !$0.text.contains("viewDidAppear") }
    for filter in ["touches", "screens"] {
      terminal.control("f")
      try terminal.wait(for: "the list shows \(filter)")
    }
    try terminal.wait(for: "viewDidAppear")
    terminal.control("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  // MARK: Sizes

  @Test func `A terminal that becomes narrow loses the panes, and one that is low shortens blank rows`() throws {
    let terminal = try play(Self.signUp)
    try terminal.wait(for: "what happened")
    terminal.resize(columns: 40, rows: 24)
    try terminal.wait(for: "a picture without panes") { $0.text.contains("[<Name>") && $0.text.contains("Ctrl-Q") }
    #expect(!terminal.emulator.text.contains("what happened"))
    #expect(terminal.emulator.text.contains("rows"))
    terminal.resize(columns: 60, rows: 70)
    try terminal.wait(for: "a pane below") { terminal in
      let lines = terminal.text.split(separator: "\n", omittingEmptySubsequences: false)
      let pane = lines.firstIndex { $0.hasPrefix("what happened") }
      let name = lines.firstIndex { $0.contains("<Name>") }
      return pane.map { $0 > name ?? $0 } ?? false
    }
    terminal.resize(columns: 3, rows: 1)
    terminal.resize(columns: 110, rows: 40)
    try terminal.wait(for: "under the mouse")
    terminal.control("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  // MARK: Giving the terminal back

  @Test func `Quitting gives the terminal back as it was`() throws {
    let terminal = try play(Self.signUp)
    #expect(terminal.wasCooked)
    try terminal.wait(for: "[<Name>")
    #expect(!terminal.isCooked)
    #expect(terminal.emulator.modes.isSuperset(of: [1049, 1003, 1006, 2004]))
    terminal.control("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isCooked)
    // The cursor and the wrapping of lines are on again, everything else is off.
    #expect(terminal.emulator.modes == [25, 7])
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGSEGV])
  func `Signals end the program, and the terminal is given back before`(_ number: Int32) throws {
    let terminal = try play(Self.signUp)
    try terminal.wait(for: "[<Name>")
    terminal.signal(number)
    #expect(try terminal.waitForEnd() == .signalled(number))
    #expect(terminal.isCooked)
    #expect(terminal.emulator.modes == [25, 7])
  }

  @Test func `Without a terminal it is a usage error`() throws {
    let result = try Tool.run("play", "Fixtures/SignUp/SignUp.storyboard")
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(result.errors.contains("have to be a terminal"))
  }

  // MARK: Crashes

  @Test func `An exception of the app is shown as a crash, and Ctrl-R launches the app anew`() throws {
    let terminal = try play(Self.unwired)
    try terminal.wait(for: "[<Title>")
    try terminal.click("Title")
    try terminal.wait(for: "[|<")
    terminal.send("x\r")
    try terminal.wait(for: "the app has crashed")
    try terminal.wait(for: "saveNote:]: unrecognized selector")
    terminal.send("y")
    try terminal.wait(for: "Ctrl-R launches it anew")
    terminal.control("r")
    try terminal.wait(for: "launched anew")
    #expect(terminal.emulator.text.contains("[<Title>"))
    #expect(!terminal.emulator.text.contains("has crashed"))
    terminal.control("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  // MARK: Saving

  @Test func `Ctrl-S saves what was done as a flow that plainview test plays`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("played-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("mine.yaml").path
    let terminal = try play(Self.signUp + ["--save", file])
    try terminal.wait(for: "[<Name>")
    try terminal.click("Name")
    try terminal.wait(for: "[|<")
    terminal.send("ki")
    terminal.send("m\u{7F}")
    try terminal.wait(for: "[ki|___")
    try terminal.click("Sign up")
    try terminal.wait(for: "sends touchUpInside")
    terminal.control("s")
    try terminal.wait(for: "saved")
    terminal.control("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let commands = text.components(separatedBy: "---\n").last
    #expect(
      commands == """
        - launchApp
        - tapOn: Name
        - inputText: kim
        - pressKey: backspace
        - tapOn: Sign up

        """)
    let result = try Tool.run("test", file)
    #expect(result.exitCode == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("SignUpViewController signUp: (not in this program)"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `H11 Ctrl-S says that the device is full, and the app goes on`() throws {
    let terminal = try play(Self.signUp + ["--save", "/dev/full"])
    try terminal.wait(for: "[<Name>")
    terminal.control("s")
    try terminal.wait(for: "/dev/full: cannot be written: the device has no room left")
    try terminal.click("Name")
    try terminal.wait(for: "[|<")
    terminal.control("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func `The right button presses long, Ctrl with a click taps twice, dragging swipes; a flow says what to show`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("played-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("mine.yaml").path
    let terminal = try play(["play", "Fixtures/SignUp/sign-up.yaml", "--save", file])
    try terminal.wait(for: "Sign up")
    let (column, row) = try terminal.position(of: "Sign up")
    terminal.send("\u{1B}[<2;\(column);\(row)M\u{1B}[<2;\(column);\(row)m")
    // Three seconds and a pause of a half.
    try terminal.wait(for: " 3.50 s")
    terminal.send("\u{1B}[<16;\(column);\(row)M\u{1B}[<16;\(column);\(row)m")
    // Two taps of 0.05 s with 0.1 s between.
    try terminal.wait(for: " 4.20 s")
    terminal.send("\u{1B}[<0;\(column);\(row)M\u{1B}[<32;\(column + 5);\(row)M\u{1B}[<0;\(column + 5);\(row)m")
    try terminal.wait(for: " 4.72 s")
    terminal.control("s")
    try terminal.wait(for: "saved")
    terminal.control("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    let flow = try String(contentsOfFile: file, encoding: .utf8)
    #expect(flow.contains("  scene: SignUp\n  device: iPhone 15\n---\n- launchApp\n- longPressOn: Sign up\n"))
    #expect(flow.contains("- doubleTapOn: Sign up\n- swipe:\n    start: "))
    #expect(flow.hasSuffix("    duration: 50\n"))
  }

  // MARK: Attributes and time

  @Test func `NO_COLOR is heeded`() throws {
    for (environment, hasColor) in [(["NO_COLOR": "1"], false), ([:], true)] {
      let terminal = try play(Self.signUp, environment: environment)
      try terminal.wait(for: "Sign up")
      try terminal.hover("Sign up")
      try terminal.wait(for: "--touchUpInside-->")
      #expect(terminal.emulator.attributes.contains { $0.contains("46") } == hasColor)
      terminal.control("q")
      #expect(try terminal.waitForEnd() == .exited(0))
    }
  }

  @Test func `ASCII marks are all there is with --ascii`() throws {
    let terminal = try play(Self.signUp + ["--ascii"])
    try terminal.wait(for: "+-----")
    try terminal.wait(for: "what happened --")
    #expect(terminal.emulator.text.utf8.allSatisfy { $0 < 0x80 })
    terminal.control("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func `Time stands still unless it is live`() throws {
    let terminal = try play(Self.signUp + ["--live"])
    try terminal.wait(for: "[<Name>")
    try terminal.wait(for: "a later time") { terminal in
      let status = terminal.text.split(separator: "\n").last ?? ""
      return status.contains("Ctrl-Q") && !status.hasPrefix(" 0.0") && !status.hasPrefix(" 0.1")
    }
    terminal.control("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }
}
