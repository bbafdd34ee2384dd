package import Foundation

/// The last things that happened in a process: always kept, and turned into text only on request.
///
/// Keeping one makes no text and holds no object: only classes, and texts that exist anyway.
@MainActor package final class RecentEvents {
  /// The object that an event is about: its class, and the text that identifies it.
  package struct Subject {
    package let type: AnyClass
    /// The class that the object stands for, if it is not its own.
    package let standIn: String?
    package let name: String
    /// Whether the name is an identifier, which is shown in full.
    package let isIdentifier: Bool
    /// Which object it is.
    package let object: ObjectIdentifier?

    package init(
      _ type: AnyClass, standIn: String? = nil, name: String = "", isIdentifier: Bool = false,
      object: ObjectIdentifier? = nil
    ) {
      self.type = type
      self.object = object
      self.standIn = standIn
      self.name = name
      self.isIdentifier = isIdentifier
    }

    /// `Class` or `Class 'name'`.
    package var text: String {
      let type = standIn ?? publicName(of: type)
      if name.isEmpty { return type }
      let name = isIdentifier ? name : String(name.prefix(40)).replacing("\n", with: " ")
      return "\(type) '\(VisibleText.quoted(name))'"
    }
  }

  /// The data of an event; its `describe` closure knows what the numbers mean.
  package struct Facts {
    package var subject: Subject?
    package var other: Subject?
    package var text = ""
    package var x = 0.0
    package var y = 0.0
    package var number = 0
    package var code = 0

    package init(_ subject: Subject? = nil, text: String = "") {
      self.subject = subject
      self.text = text
    }
  }

  private struct Event {
    let time: TimeInterval
    let kind: Transcript.Kind
    let facts: Facts
    let describe: @MainActor (Facts) -> String
  }

  package static let capacity = 32
  private var events: [Event] = []
  /// The index of the oldest event once there are as many as are kept.
  private var oldest = 0
  private let now: @MainActor () -> TimeInterval

  package init(now: @escaping @MainActor () -> TimeInterval) {
    self.now = now
    events.reserveCapacity(Self.capacity)
  }

  package func add(_ kind: Transcript.Kind, _ facts: Facts, _ describe: @escaping @MainActor (Facts) -> String) {
    let event = Event(time: now(), kind: kind, facts: facts, describe: describe)
    if events.count < Self.capacity {
      events.append(event)
    } else {
      events[oldest] = event
      oldest = oldest + 1 == Self.capacity ? 0 : oldest + 1
    }
  }

  /// The last events as lines of a transcript, oldest first.
  package func lines(_ count: Int) -> [String] {
    (events[oldest...] + events[..<oldest]).suffix(count).map { event in
      Transcript.line(event.kind, at: event.time, depth: 0, event.describe(event.facts))
    }
  }
}
