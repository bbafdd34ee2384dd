public import Foundation

/// Changes what a notification shows after a server has sent it and before the user sees it; subclasses do the work.
open class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
  /// Creates an extension.
  public override init() { super.init() }

  /// Called with a notification; the handler takes what is shown instead. By default it gets the same contents.
  open func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }

  /// Called when the time for the work is over; what the handler does not get then is shown as it was sent.
  open func serviceExtensionTimeWillExpire() {}
}
