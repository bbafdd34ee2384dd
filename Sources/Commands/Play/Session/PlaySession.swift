import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIAutomation
@_spi(Plainview) import PlainviewUIKitCore

/// An app that is being played: it gets the user's input, and the steps are recorded.
@MainActor final class PlaySession {
  /// Whether the user continues after an event.
  enum Outcome { case goesOn, quits }

  /// How the session's clock goes.
  enum TimeMode {
    /// Time passes with the user's actions, the same in every session.
    case byActions
    /// Time passes in real time.
    case live
  }

  /// Seconds: between two movements of a finger, while a tap holds, after a finger has left.
  private enum Pace {
    static let move: TimeInterval = 0.02
    static let tap: TimeInterval = 0.05
    static let pause: TimeInterval = 0.5
    static let key: TimeInterval = 1
  }

  let app: XCUIApplication
  let timeMode: TimeMode
  private let saver: FlowSaver
  private(set) var recorder = StepRecorder()
  /// What the status line says until the next action.
  private(set) var message: String?
  /// The exception that ended the app.
  private(set) var crash: UncaughtException?
  /// A text that is shown until the next action, with its title.
  private(set) var explanation: (title: String, text: String)?
  /// The point of the window where the mouse was last.
  private(set) var pointer: CGPoint?
  /// How many entries the transcript had before the last action.
  private(set) var formerEntries = 0
  /// What is shown of the transcript.
  private(set) var log = EventLog()
  /// Whether the user steps through the messages of an action, with the screen as it was at each.
  private(set) var stopsAtMessages = false
  /// The screens at the messages of the last action, by their numbers, while they are looked at one by one.
  private(set) var moments: [Int: [String]] = [:]
  /// Draws the screen as it is in the middle of an action.
  var drawMoment: (() -> [String])?
  private var finger: FingerTrack?

  init(_ app: XCUIApplication, timeMode: TimeMode, saver: FlowSaver) {
    self.app = app
    self.timeMode = timeMode
    self.saver = saver
    app.recordsTranscript = true
  }

  /// Starts the app; a document that cannot be loaded is an error, an exception of the app is not.
  func launch() throws {
    crash = nil
    finger = nil
    formerEntries = 0
    do {
      try app.launch()
    } catch let exception as UncaughtException {
      crash = exception
    }
  }

  var now: TimeInterval { app.process?.enter { UIApplication.shared.clock.now } ?? 0 }

  // MARK: Events

  /// Handles an event of the terminal; `point` says where the mouse is on the app's screen.
  func handle(_ event: TerminalEvent, point: (TerminalMouse) -> CGPoint?) -> Outcome {
    if case .mouse(let mouse) = event {
      handle(mouse, at: point(mouse))
      return .goesOn
    }
    if case .control(let letter) = event, handle(log: letter) { return .goesOn }
    beginAction()
    defer { endAction() }
    switch event {
    case .text(let text): type(text)
    case .key(let key): press(key)
    case .control(let letter): return handle(control: letter)
    case .mouse: break
    }
    return .goesOn
  }

  /// Lets real time pass, in seconds.
  func pass(_ seconds: TimeInterval) {
    guard timeMode == .live else { return }
    attempt { try app.advance(by: seconds) }
  }

  private func beginAction() {
    message = nil
    explanation = nil
    formerEntries = entries.count
    log.follow()
    moments = [:]
    guard stopsAtMessages, let drawMoment else {
      app.process?.transcript?.didNote = nil
      return
    }
    app.process?.transcript?.didNote = { [weak self] number in self?.moments[number] = drawMoment() }
  }

  /// After an action the first of its messages is shown.
  private func endAction() {
    guard stopsAtMessages, entries.count > formerEntries else { return }
    log.look(at: formerEntries)
    message = "stopped at the first of \(entries.count - formerEntries) messages: Ctrl-N goes on"
  }

  /// What happened since the launch.
  var entries: [Transcript.Entry] { app.process?.transcript?.entries ?? [] }

  /// The screen at the message that the user views; nil shows it as it is now.
  var moment: [String]? { log.position.flatMap { moments[$0] } }

  /// Moves through the messages; false for keys that do something else.
  private func handle(log letter: Character) -> Bool {
    switch letter {
    case "n": log.move(by: 1, in: entries)
    case "p": log.move(by: -1, in: entries)
    case "f":
      log.changeFilter()
      message = "the list shows \(log.filter.rawValue)"
    case "o":
      stopsAtMessages.toggle()
      message = stopsAtMessages ? "stops at each message: Ctrl-N goes on, Ctrl-O ends that" : "does not stop any more"
      if !stopsAtMessages { log.follow() }
    default: return false
    }
    return true
  }

  private func handle(control letter: Character) -> Outcome {
    switch letter {
    case "q", "c": return .quits
    case "t": if attempt({ try app.advance(by: Pace.key) }) { recorder.add(.wait(milliseconds: 1000)) }
    case "r": relaunch()
    case "e": explainTap()
    case "s": save()
    default: break
    }
    return .goesOn
  }

  private func relaunch() {
    do {
      try launch()
      recorder.add(.launch)
      message = "launched anew"
    } catch {
      message = Self.firstLine(error)
    }
  }

  private func explainTap() {
    guard let pointer else {
      message = "move the mouse over the screen first"
      return
    }
    attempt { explanation = ("what a tap here would do", try app.explainTap(at: pointer)) }
  }

  private func save() {
    do {
      let path = try saver.save(recorder)
      let events = try saver.save(events: log.shownLines(of: entries).map(\.text), besides: path)
      message = "saved \(path) and \(events)"
    } catch {
      message = Self.firstLine(error)
    }
  }

  // MARK: Keys

  private func type(_ text: String) {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0 { press(.return) }
      if !part.element.isEmpty, attempt({ try app.typeKeys(String(part.element)) }) {
        recorder.add(.type(String(part.element)))
      }
    }
  }

  private func press(_ key: TerminalKey) {
    switch key {
    case .return: if attempt({ try app.typeKey(.return, modifierFlags: []) }) { recorder.add(.pressReturn) }
    case .backspace: if attempt({ try app.pressDelete() }) { recorder.add(.pressDelete) }
    default:
      guard let hardwareKey = key.hardwareKey else { return }
      let flags: XCUIElement.KeyModifierFlags = key == .backTab ? .shift : []
      if attempt({ try app.typeKey(hardwareKey, modifierFlags: flags) }) { recorder.omit(key) }
    }
  }

  // MARK: Mouse

  private func handle(_ mouse: TerminalMouse, at point: CGPoint?) {
    if let point { pointer = point }
    switch mouse.action {
    case .hover: return
    case .drag: moveFinger(to: point)
    case .release: liftFinger(at: point)
    case .press(let button):
      beginAction()
      if let point { press(button, at: point, isDouble: mouse.isControlHeld) }
    case .wheelUp, .wheelDown:
      beginAction()
      if let point { scroll(at: point, up: mouse.action == .wheelUp) }
    }
  }

  private func press(_ button: TerminalMouse.Button, at point: CGPoint, isDouble: Bool) {
    guard finger == nil else { return }
    defer { if finger == nil { endAction() } }
    let target = app.stepTarget(at: point)
    if button == .right { return perform(.longPress(.point(point)), as: .longPress(target)) }
    if isDouble { return perform(.doubleTap(.point(point)), as: .doubleTap(target)) }
    guard button == .left, attempt({ try app.touchDown(at: point) }) else { return }
    finger = FingerTrack(target: target, at: point, time: now)
  }

  private func moveFinger(to point: CGPoint?) {
    guard let point, finger != nil else { return }
    finger?.move(to: point)
    attempt {
      if timeMode == .byActions { try app.advance(by: Pace.move) }
      try app.touchMove(to: point)
    }
  }

  private func liftFinger(at point: CGPoint?) {
    guard let track = finger else { return }
    finger = nil
    var step: UserStep?
    attempt {
      if timeMode == .byActions, !track.isMoved { try app.advance(by: Pace.tap) }
      step = track.step(endingAt: now)
      try app.touchUp(at: point ?? track.last)
      if timeMode == .byActions { try app.advance(by: Pace.pause) }
    }
    if let step { recorder.add(step) }
    endAction()
  }

  /// Moves the content as a finger does, three rows of text at a time.
  private func scroll(at point: CGPoint, up: Bool) {
    guard finger == nil, app.isScrollable(at: point) else { return }
    let end = CGPoint(x: point.x, y: point.y + (up ? 1 : -1) * 3 * TextMetrics.cellHeight)
    perform(.swipe(from: point, to: end, milliseconds: 300), as: .swipe(from: point, to: end, milliseconds: 300))
  }

  private func perform(_ step: UserStep, as recorded: UserStep) {
    if attempt({ try app.perform(step) }) { recorder.add(recorded) }
  }

  // MARK: Failures

  /// Whether the app was reached: an exception of its code ended it, but it was.
  @discardableResult
  private func attempt(_ body: () throws -> Void) -> Bool {
    guard crash == nil else {
      message = "the app has crashed: Ctrl-R launches it anew"
      return false
    }
    do {
      try body()
      return true
    } catch let exception as UncaughtException {
      crash = exception
      finger = nil
      return true
    } catch {
      message = Self.firstLine(error)
      return false
    }
  }

  private static func firstLine(_ error: any Error) -> String {
    "\(error)".split(separator: "\n").first.map { String($0) } ?? "\(error)"
  }
}

extension TerminalKey {
  /// The key of a hardware keyboard; nil for those that the tool itself uses.
  fileprivate var hardwareKey: XCUIKeyboardKey? {
    switch self {
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .home: .home
    case .end: .end
    case .delete: .forwardDelete
    case .tab, .backTab: .tab
    case .escape: .escape
    case .backspace, .return, .pageUp, .pageDown: nil
    }
  }
}
