/// An object with a publisher that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before a published property of the object is set.
  public var objectWillChange: ObservableObjectPublisher { ObjectChanges.publisher(of: self) }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// No more than a signal.
  public typealias Output = Void
  /// The publisher cannot fail.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// Creates the publisher of an object.
  public init() {}

  /// Attaches a subscriber, which gets a signal before each change.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  /// Says so to all subscribers.
  public func send() { subject.send() }
}

/// The publishers of objects that have none of their own, each for as long as its object is there.
enum ObjectChanges {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table: @unchecked Sendable {
    let entries = Guarded<[ObjectIdentifier: Entry]>([:])
    /// When the table is looked through for objects that are gone.
    let limit = Guarded(64)
  }

  private static let table = Table()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    table.entries.change { entries in
      let id = ObjectIdentifier(object)
      if let entry = entries[id], entry.object === object { return entry.publisher }
      let limit = table.limit.change { $0 }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        table.limit.change { $0 = max(64, 2 * entries.count) }
      }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// Says that an object is about to change, where it has the usual publisher.
  static func tell<Object: ObservableObject>(_ object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}
