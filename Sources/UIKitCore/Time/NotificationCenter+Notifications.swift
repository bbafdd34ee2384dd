public import Foundation

extension NotificationCenter {
  /// The notifications with a name, to be awaited one after the other; of one object, unless that is nil.
  ///
  /// Each iterator observes the center from its creation to its end, and keeps what is posted until it is asked for.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications that a center posts, as an asynchronous sequence.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// The elements are notifications.
    public typealias Element = Notification
    /// Waiting for a notification does not fail.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to observe the center and returns an iterator over what it posts.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      let observation = Observation(center)
      observation.token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
      continuation.onTermination = { _ in observation.end() }
      return Iterator(posted: stream.makeAsyncIterator())
    }

    /// Awaits the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var posted: AsyncStream<Posted>.Iterator

      /// Waits for the next notification; nil when the task was cancelled.
      public mutating func next() async -> Notification? { await posted.next()?.notification }

      /// Waits for the next notification in an actor; nil when the task was cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)?.notification
      }
    }
  }

  /// A notification on its way to the task that waits, which is not shared with the code that posts it.
  fileprivate struct Posted: @unchecked Sendable {
    let notification: Notification
  }

  /// An observer of a center, which is removed at the end of the sequence.
  private final class Observation: @unchecked Sendable {
    private weak var center: NotificationCenter?
    var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) { self.center = center }

    func end() {
      if let token { center?.removeObserver(token) }
    }
  }
}
