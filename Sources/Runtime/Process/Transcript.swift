package import Foundation

/// What happens in a simulated process, in order and readable.
///
/// An entry stands where its event began; what happened because of it follows one level deeper.
@MainActor package final class Transcript {
  /// What an entry is about; the word stands in its line.
  package enum Kind: String, CaseIterable, Sendable {
    case touch, hit, recognizer, focus, responder, action, delegate, text, controller, layout, timer, notification
    case application
    /// A change of a constraint; in detailed transcripts only.
    case constraint
  }

  /// What an entry is about, as text and, where it is an object, as that object.
  package struct Participant: Equatable, Sendable {
    package let name: String
    package let object: ObjectIdentifier?

    package init(_ name: String, _ object: ObjectIdentifier? = nil) {
      self.name = name
      self.object = object
    }
  }

  package struct Entry: Equatable, Sendable {
    /// Seconds of the process's clock.
    package let time: TimeInterval
    package let kind: Kind
    /// How many entries that are still going on it happened in.
    package let depth: Int
    package var text: String
    /// The object concerned: the receiver of a message, the view that was hit, the sender of an event.
    package var subject: Participant?
    /// The selector of a message, or the full name of a delegate's method.
    package var method: String?
    /// The reasons of the event, a line each; in detailed transcripts only.
    package var reasons: [String] = []
  }

  package private(set) var entries: [Entry] = []
  /// Told of each entry when it is noted, with its number: code of the app is on the stack then.
  package var didNote: (@MainActor (Int) -> Void)?
  /// Whether entries have reasons, and changes of constraints entries.
  package let isDetailed: Bool
  /// The reasons of entries that are still to come, by their kind.
  private var reasons: [Kind: [String]] = [:]
  private let now: @MainActor () -> TimeInterval
  private var depth = 0
  private var hasEnded = false

  package init(isDetailed: Bool = false, now: @escaping @MainActor () -> TimeInterval) {
    self.isDetailed = isDetailed
    self.now = now
  }

  package func note(_ kind: Kind, _ text: String, about subject: Participant? = nil, method: String? = nil) {
    guard !hasEnded else { return }
    var entry = Entry(time: now(), kind: kind, depth: depth, text: text, subject: subject, method: method)
    if isDetailed, let known = reasons.removeValue(forKey: kind) { entry.reasons = known }
    entries.append(entry)
    didNote?(entries.count - 1)
  }

  /// Gives the reasons of the next entry of a kind; ignored in transcripts without details.
  package func explain(_ kind: Kind, _ lines: @autoclosure () -> [String]) {
    if isDetailed, !hasEnded { reasons[kind, default: []] += lines() }
  }

  /// Drops the reasons of an entry that will not be noted.
  package func forgetReasons(of kind: Kind) { reasons[kind] = nil }

  /// Notes a call and runs it.
  package func call<Result>(
    _ kind: Kind, _ text: String, about subject: Participant? = nil, method: String? = nil, _ body: () -> Result
  ) -> Result { call(kind, text, about: subject, method: method, answerOfApp: { _ in "" }, body) }

  /// Notes a call and runs it; the text of its answer is added to the entry.
  ///
  /// An answer without text did not come from the app: it leaves no entry.
  package func call<Answer>(
    _ kind: Kind, _ text: String, about subject: Participant? = nil, method: String? = nil,
    answerOfApp describe: (Answer) -> String?, _ body: () -> Answer
  ) -> Answer {
    guard !hasEnded else { return body() }
    let index = entries.count
    note(kind, text, about: subject, method: method)
    depth += 1
    let result = body()
    depth -= 1
    guard !hasEnded, index < entries.count else { return result }
    if let answer = describe(result) {
      entries[index].text += answer
    } else if entries.count == index + 1 {
      entries.removeLast()
    }
    return result
  }

  package func clear() { entries = [] }

  /// Takes no more entries: the process has ended, and what the frames on its stack still do or answer is not recorded.
  func end() { hasEnded = true }

  /// A line for each entry: the time in seconds, the kind, and the text.
  package var text: String { lines(entries.count).joined(separator: "\n") }

  /// The lines of the last entries.
  package func lines(_ count: Int) -> [String] { entries.suffix(count).map(Self.line(of:)) }

  package static func line(of entry: Entry) -> String {
    line(entry.kind, at: entry.time, depth: entry.depth, entry.text)
  }

  static func line(_ kind: Kind, at time: TimeInterval, depth: Int, _ text: String) -> String {
    let time = String(format: "%8.3f", time)
    let kind = kind.rawValue.padding(toLength: kindWidth, withPad: " ", startingAt: 0)
    return "\(time)  \(kind)  \(String(repeating: "  ", count: depth))\(VisibleText.line(text))"
  }

  private nonisolated static let kindWidth = 12
  /// How many columns stand before the text of an entry of depth 0.
  package nonisolated static let textOffset = 8 + 2 + kindWidth + 2
}
