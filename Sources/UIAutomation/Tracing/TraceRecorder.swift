import Foundation
import PlainviewRuntime
import PlainviewSnapshot
@_spi(Plainview) import PlainviewUIKitCore

/// Follows the steps of a run, and keeps what happened in each and its effects.
///
/// The app has to record a transcript with details: see `XCUIApplication.tracesCauses`.
@MainActor package final class TraceRecorder: FlowObserver {
  /// What a trace has besides events and descriptions.
  package struct Details: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// Images of the screens, and what determines each view's frame.
    package static let screens = Details(rawValue: 1)
    /// The wiring of the screens.
    package static let wiring = Details(rawValue: 2)
  }

  /// What was kept so far, in the order of the flow's steps.
  package var trace: Trace {
    var trace = kept
    trace.steps = steps.sorted { $0.number < $1.number }.map(\.step)
    return trace
  }

  private var kept: Trace
  private var steps: [(number: Int, step: Trace.Step)] = []
  private let details: Details
  private weak var transcript: Transcript?
  /// How many entries of the transcript were looked at.
  private var entryCount = 0
  private var facts = TreeFacts(views: [])
  private var picture: [Substring] = []
  /// The frames of the views after the last step.
  private var frames: [Int: CGRect] = [:]
  private var views = TracedViews()
  /// The object that sent an event or recognized last.
  private var sender: ObjectIdentifier?
  /// The fullest names that objects were called by: a message knows the class of its receiver only.
  private var names: [ObjectIdentifier: String] = [:]

  package init(title: String, details: Details) {
    kept = Trace(title: title)
    self.details = details
  }

  package func stepDidEnd(_ number: Int, _ step: FlowReport.Step, in app: XCUIApplication?) {
    var traced = Trace.Step(report: step)
    defer { steps.append((number, traced)) }
    guard let app, let process = app.process, let window = app.window else { return }
    kept.device = app.device
    process.enter {
      look(at: window, of: app, in: &traced)
      addEvents(of: process, to: &traced)
    }
  }

  // MARK: The screen

  private func look(at window: UIWindow, of app: XCUIApplication, in step: inout Trace.Step) {
    let (facts, found) = TreeFacts.withViews(of: window)
    // A new screen is not compared with an old one: what appeared and disappeared says so.
    step.changes = self.facts.views.isEmpty ? .none : ChangeReport(old: self.facts, new: facts)
    self.facts = facts
    views.look(at: app.rootWindows)
    let text = Snapshotting<UIView>.ascii.ofScreen.text(of: window)
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    if !picture.isEmpty { step.rows = Self.changedRows(old: picture, new: rows) }
    picture = rows
    if details.contains(.wiring) {
      let wiring = Wiring(root: window, controllers: window.rootViewController?.shownControllers ?? [])
      kept.wiring.add(wiring) { views.key(of: $0) }
    }
    guard details.contains(.screens) else { return }
    step.image = app.text(as: .svg)
    step.views = views.records(facts, found)
    step.moves = step.views.compactMap { view in
      guard let old = frames[view.key], old != view.frame else { return nil }
      return Trace.Move(view: view.key, old: old, new: view.frame)
    }
    frames = Dictionary(step.views.map { ($0.key, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  private static func changedRows(old: [Substring], new: [Substring]) -> [Trace.ChangedRow] {
    var rows: [Trace.ChangedRow] = []
    for change in LineDiff(old: old.map(String.init), new: new.map(String.init)).changes {
      for offset in 0..<max(change.old.count, change.new.count) {
        let before = offset < change.old.count ? String(old[change.old.lowerBound + offset]) : ""
        let after = offset < change.new.count ? String(new[change.new.lowerBound + offset]) : ""
        rows.append(Trace.ChangedRow(number: change.new.lowerBound + offset + 1, old: before, new: after))
      }
    }
    return rows
  }

  private func named(_ subject: Transcript.Participant) -> Transcript.Participant {
    guard let object = subject.object else { return subject }
    let known = names[object] ?? views.name(of: object) ?? ""
    if known.hasPrefix(subject.name) { return Transcript.Participant(known, object) }
    names[object] = subject.name
    return subject
  }

  // MARK: Events

  private func addEvents(of process: SimulatedProcess, to step: inout Trace.Step) {
    guard let transcript = process.transcript else { return }
    if transcript !== self.transcript {
      self.transcript = transcript
      entryCount = 0
    }
    for var entry in transcript.entries.dropFirst(entryCount) {
      entry.subject = entry.subject.map(named)
      if entry.kind == .recognizer || entry.kind == .action && entry.method == nil, let object = entry.subject?.object {
        sender = object
      }
      step.events.append(
        Trace.Event(
          entry: entry, view: entry.subject?.object.flatMap { views.key(of: $0) },
          wire: details.contains(.wiring) ? kept.wiring.wire(of: entry, from: sender) : nil))
      if entry.kind == .touch, let touch = Trace.Touch(entry.text) { step.touches.append(touch) }
    }
    entryCount = transcript.entries.count
  }
}

extension Trace.Touch {
  /// The touch that an entry tells of: `finger 0 began at (195, 88)`.
  fileprivate init?(_ text: String) {
    guard let match = text.wholeMatch(of: /finger \d+ (\w+) at \((-?[0-9.e]+), (-?[0-9.e]+)\)/),
      let x = Double(match.2), let y = Double(match.3)
    else { return nil }
    self.init(point: CGPoint(x: x, y: y), phase: String(match.1))
  }
}
