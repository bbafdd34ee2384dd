import Foundation
import PlainviewRuntime
import PlainviewSnapshot
import PlainviewUIAutomation

/// The messages of an app as the user views them: those of a kind, and one after the other.
@MainActor struct EventLog {
  /// Which messages are shown.
  enum Filter: String, CaseIterable {
    case all = "everything"
    case messages = "messages"
    case touches = "touches"
    case screens = "screens"

    func shows(_ kind: Transcript.Kind) -> Bool {
      switch (self, kind) {
      case (.all, _): true
      case (.messages, .action), (.messages, .delegate), (.messages, .responder), (.messages, .notification),
        (.messages, .timer), (.messages, .text):
        true
      case (.touches, .touch), (.touches, .hit), (.touches, .recognizer), (.touches, .focus): true
      case (.screens, .controller), (.screens, .application), (.screens, .layout), (.screens, .constraint): true
      default: false
      }
    }
  }

  /// A line of the list.
  struct Line {
    /// The number of the entry in the transcript; of several equal ones the last.
    let number: Int
    let text: String
  }

  private(set) var filter = Filter.all
  /// The number of the entry that the user views; nil follows what happens.
  private(set) var position: Int?

  /// Shows the next kind of messages.
  mutating func changeFilter() {
    let all = Filter.allCases
    filter = all[((all.firstIndex(of: filter) ?? 0) + 1) % all.count]
  }

  /// Goes back to what happens now.
  mutating func follow() { position = nil }

  /// Goes to an entry.
  mutating func look(at number: Int) { position = number }

  /// Goes so many lines on or back; behind the last one the list follows what happens.
  mutating func move(by count: Int, in entries: [Transcript.Entry]) {
    let numbers = lines(of: entries).map(\.number)
    guard !numbers.isEmpty else { return }
    let current = position.flatMap { position in numbers.lastIndex { $0 <= position } } ?? numbers.count
    let next = max(current + count, 0)
    position = next < numbers.count ? numbers[next] : nil
  }

  /// The lines up to the entry that the user views; entries alike are one line that says how many there are.
  func shownLines(of entries: [Transcript.Entry]) -> [Line] {
    let lines = lines(of: entries)
    guard let position else { return lines }
    return Array(lines.prefix { $0.number <= position })
  }

  private func lines(of entries: [Transcript.Entry]) -> [Line] {
    var lines: [Line] = []
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      guard filter.shows(entry.kind) else {
        index += 1
        continue
      }
      let count = entries[index...].prefix { $0.isLike(entry) }.count
      index += max(count, 1)
      lines.append(Line(number: index - 1, text: Self.text(of: entry) + (count > 1 ? "  (\(count) times)" : "")))
    }
    return lines
  }

  private static func text(of entry: Transcript.Entry) -> String {
    let indentation = String(repeating: " ", count: min(entry.depth, 8))
    let text = AddressMask.mask(entry.text)
    return String(format: "%.2f ", entry.time) + "\(entry.kind.rawValue) \(indentation)\(text)"
  }
}
