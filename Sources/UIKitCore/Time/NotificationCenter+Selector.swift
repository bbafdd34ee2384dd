public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction
import Synchronization

extension NotificationCenter {
  /// Sends a message with the notification to an observer, which is not retained (contract M3).
  ///
  /// A name that the observer has no method for fails when a notification is posted, never here. Observers of an
  /// app get that app's notifications (W2A). One that is posted off the main thread is delivered on the main queue.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let observer = observer as AnyObject
    let reception = Reception(observer, selector)
    let token = addObserver(forName: name, object: object, queue: nil) { reception.receive($0) }
    SelectorObservers.add(
      .init(
        center: self, observer: ObjectIdentifier(observer), name: name,
        object: object.map { ObjectIdentifier($0 as AnyObject) }, reception: reception, token: token))
  }

  /// Removes an observer, whether it was added with a selector or is the token of a block.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

  /// Removes an observer of the notifications with this name and object; nil stands for any.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    let tokens = SelectorObservers.take(
      of: ObjectIdentifier(observer), in: self, name: name,
      object: object.map { ObjectIdentifier($0 as AnyObject) })
    for token in tokens { removeObserver(token as Any, name: nil, object: nil) }
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// Observations with a selector, for texts about the wiring.
@MainActor package struct NotificationConnection {
  /// Nil for notifications of any name.
  package let name: String?
  package let observer: WeakReference
  package let selector: Selector

  /// Those of the running code's default center whose observers are there, in the order in which they were added.
  package static var current: [NotificationConnection] {
    SelectorObservers.entries(of: .default).compactMap { entry in
      entry.reception.observer.map {
        NotificationConnection(
          name: entry.name?.rawValue, observer: WeakReference($0), selector: entry.reception.selector)
      }
    }
  }
}

/// Delivers notifications to an observer's method.
private final class Reception: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  let selector: Selector

  init(_ observer: AnyObject, _ selector: Selector) {
    self.observer = observer
    self.selector = selector
  }

  func receive(_ notification: Notification) {
    // A notification is not Sendable; it is passed on, not shared.
    nonisolated(unsafe) let notification = notification
    MainQueue.run { self.tell(notification) }
  }

  @MainActor private func tell(_ notification: Notification) {
    guard let observer else { return }
    note(.notification, notification.name.rawValue)
    Message(selector, sender: notification).send(to: observer)
  }
}

/// Observations with a selector; removal finds Foundation's tokens here.
private enum SelectorObservers {
  struct Entry: @unchecked Sendable {
    private(set) weak var center: NotificationCenter?
    let observer: ObjectIdentifier
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let reception: Reception
    let token: any NSObjectProtocol
  }

  private static let entries = Mutex<[Entry]>([])

  static func add(_ entry: Entry) {
    let gone = entries.withLock { entries in
      let gone = entries.filter { $0.reception.observer == nil }
      entries.removeAll { $0.reception.observer == nil }
      entries.append(entry)
      return gone
    }
    for entry in gone { entry.center?.removeObserver(entry.token as Any, name: nil, object: nil) }
  }

  /// The entries of a center, in the order in which they were added.
  static func entries(of center: NotificationCenter) -> [Entry] {
    entries.withLock { entries in entries.filter { $0.center === center } }
  }

  /// Removes the matching entries and returns their tokens.
  static func take(
    of observer: ObjectIdentifier, in center: NotificationCenter, name: NSNotification.Name?, object: ObjectIdentifier?
  ) -> [any NSObjectProtocol] {
    let taken = entries.withLock { entries in
      let isMeant = { (entry: Entry) in
        entry.observer == observer && entry.center === center && (name == nil || entry.name == name)
          && (object == nil || entry.object == object)
      }
      let taken = entries.filter(isMeant)
      entries.removeAll(where: isMeant)
      return taken
    }
    return taken.map(\.token)
  }
}
