public import Foundation
import Synchronization

/// The name of a notification, under CoreFoundation's name.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name.
  public let rawValue: CFString
  /// Creates a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// Is called with a notification. Where they differ: a closure of Swift instead of a function of C.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// What happens to notifications while an app is suspended; raw values are CoreFoundation's. Without effect.
public enum CFNotificationSuspensionBehavior: CFIndex, Sendable {
  /// They are dropped, joined, held, or delivered at once.
  case drop = 1, coalesce, hold, deliverImmediately
}

/// Delivers notifications to functions.
public final class CFNotificationCenter: Sendable {
  private struct Observer: @unchecked Sendable {
    let number: Int
    let process: ObjectIdentifier
    let observer: UnsafeRawPointer?
    let name: CFString?
    let object: UnsafeRawPointer?
    let callBack: CFNotificationCallback

    func hears(_ posted: CFString, _ sender: UnsafeRawPointer?, on center: CFNotificationCenter) -> Bool {
      guard process == ObjectIdentifier(SimulatedProcess.current) else { return false }
      guard name.map({ $0.isEqual(to: posted as String) }) ?? true else { return false }
      return center.isOfDevice || object == nil || object == sender
    }
  }

  private let observers = Mutex<[Observer]>([])
  private let count = Atomic(0)
  private let isOfDevice: Bool

  fileprivate init(isOfDevice: Bool) { self.isOfDevice = isOfDevice }

  func add(
    _ observer: UnsafeRawPointer?, _ callBack: @escaping CFNotificationCallback, _ name: CFString?,
    _ object: UnsafeRawPointer?
  ) {
    let added = Observer(
      number: count.add(1, ordering: .relaxed).newValue, process: ObjectIdentifier(SimulatedProcess.current),
      observer: observer, name: name, object: object, callBack: callBack)
    observers.withLock { $0.append(added) }
  }

  func remove(_ observer: UnsafeRawPointer?, _ name: CFString?, _ object: UnsafeRawPointer?) {
    nonisolated(unsafe) let name = name
    nonisolated(unsafe) let (observer, object) = (observer, object)
    observers.withLock {
      $0.removeAll {
        $0.observer == observer && (name == nil || $0.name.map { $0.isEqual(to: name! as String) } ?? false)
          && (object == nil || $0.object == object)
      }
    }
  }

  func post(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
    guard isOfDevice else { return deliver(name, object, userInfo) }
    SimulatedProcess.current.clock.schedule(after: 0, "a notification of the device") { [self] in
      UserCode.run { deliver(name, nil, nil) }
    }
  }

  private func deliver(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
    let due = observers.withLock { $0 }
    for one in due where one.hears(name.rawValue, object, on: self) {
      guard observers.withLock({ $0.contains { $0.number == one.number } }) else { continue }
      one.callBack(self, UnsafeMutableRawPointer(mutating: one.observer), name, object, userInfo)
    }
  }
}

/// The two centers of a device; an app that has ended hears nothing more.
private final class NotificationCenters: Sendable {
  let local = CFNotificationCenter(isOfDevice: false)
  let darwin = CFNotificationCenter(isOfDevice: true)

  static var current: NotificationCenters {
    SimulatedProcess.current.device.part(NotificationCenters.self) { NotificationCenters() }
  }
}

/// The center for all programs of the device: it delivers in a later turn, without a sender and other information.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { NotificationCenters.current.darwin }
/// The center for the app's own notifications, which delivers at once. Where they differ: not `NotificationCenter.default`.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { NotificationCenters.current.local }

/// Has a function called with notifications; nil stands for all names and for all senders.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
  _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let callBack else { return }
  center.add(observer, callBack, name, object)
}
/// Ends the calls for an observer; nil stands for all names and for all senders.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) { center.remove(observer, name?.rawValue, object) }
/// Ends all calls for an observer.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
  center.remove(observer, nil, nil)
}
/// Posts a notification; whether it is delivered at once to suspended apps is without effect.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) { center.post(name, object, userInfo) }
