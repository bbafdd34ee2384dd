package import Foundation

// The replacement of the method that adds observers to notification centers, so that apps that run at the same time do not
// get each other's notifications.

/// The code of the method that replaces `addObserver(forName:object:queue:using:)`: a method's object comes where closures
/// have their context, which no function can read. Not private, since the optimizer drops methods that are not visibly
/// called.
package class ObserverMethods {
  /// Adds an observer that gets what its own app posts, and what is posted outside of apps.
  ///
  /// One that was added outside of apps gets all, and so does one that outlives its app, such as a singleton: on a device
  /// all tests of a program run in one process. One of the main queue gets at once what the main actor posts, whatever
  /// thread serves it; Foundation here would wait for the main thread for ever.
  package func addObserver(
    _ name: NSNotification.Name?, _ object: Any?, _ queue: OperationQueue?,
    _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    var (queue, block) = (queue, block)
    if queue === OperationQueue.main {
      queue = nil
      block = { [block] notification in
        if MainQueue.isCurrent { return block(notification) }
        nonisolated(unsafe) let notification = notification
        OperationQueue.main.addOperations([BlockOperation { block(notification) }], waitUntilFinished: true)
      }
    }
    guard let listener = WorkOwner.ofRunningCode?.process else {
      return NotificationFunctions.add(to: self, name, object, queue, block)
    }
    return NotificationFunctions.add(to: self, name, object, queue) { [weak listener, block] notification in
      if let listener, !listener.work.isOver, let poster = WorkOwner.ofRunningCode?.process, poster !== listener {
        return
      }
      block(notification)
    }
  }
}

enum NotificationFunctions {
  private static let name =
    "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_p"
    + "AD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"

  private nonisolated(unsafe) static let real = nativeSymbol(name)

  /// The replacement of the method.
  static var replacements: [String: Address] {
    real == nil ? [:] : [name: firstMethod(of: ObserverMethods.self)]
  }

  /// Calls the real method of a notification center.
  fileprivate static func add(
    to center: AnyObject, _ name: NSNotification.Name?, _ object: Any?, _ queue: OperationQueue?,
    _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard let real else { fatalError("Foundation has no method to add observers") }
    let parts: (Address, AnyObject) = (real, center)
    return unsafeBitCast(parts, to: ObserverMethod.self).call(name, object, queue, block)
  }
}
