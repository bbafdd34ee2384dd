public import Foundation

extension NotificationCenter {
  /// Publishes the notifications of a name.
  public struct Publisher: PlainviewCombine.Publisher {
    /// The notifications that are posted.
    public typealias Output = Notification
    /// The publisher cannot fail.
    public typealias Failure = Never

    /// The notification center that is observed.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts; nil for any.
    public let object: AnyObject?

    /// Creates the publisher with a center, a name of notifications and the object that posts them; nil for any object.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber, which gets the notifications that are posted from now on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let token = Guarded<Handed<(any NSObjectProtocol)?>>(Handed(nil))
      let center = center
      let conduit = Conduit<Notification, Never>(
        "NotificationCenter Observer", subscriber,
        onCancel: { _ in if let token = token.exchange(Handed(nil)).value { center.removeObserver(token) } })
      let handed = Handed(conduit)
      let observer = center.addObserver(forName: name, object: object, queue: nil) { handed.value.offer($0) }
      token.change { $0 = Handed(observer) }
      subscriber.receive(subscription: conduit)
    }
  }

  /// Publishes the notifications of a name, those of an object alone if there is one.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
