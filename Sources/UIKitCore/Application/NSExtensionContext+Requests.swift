import Foundation
import PlainviewRuntime

extension NSExtensionContext {
  /// Opens a URL as the app does.
  func baseOpen(_ url: URL, _ completionHandler: (@Sendable (Bool) -> Void)?) {
    MainActor.assumeIsolated { UIApplication.shared.open(url) { isOpen in completionHandler?(isOpen) } }
  }
}

extension UIViewController: NSExtensionRequestHandling {
  fileprivate static let extensionKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The controller's own request, or that of the nearest one around it.
  final var baseExtensionContext: NSExtensionContext? {
    objc_getAssociatedObject(self, Self.extensionKey) as? NSExtensionContext ?? parent?.extensionContext
  }
  /// Keeps a request.
  final func baseBeginRequest(with context: NSExtensionContext) {
    objc_setAssociatedObject(self, Self.extensionKey, context, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
