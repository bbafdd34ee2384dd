public import Foundation
import PlainviewRuntime

/// What a host app hands to an extension, or an extension back to its host: a text and its attachments.
open class NSExtensionItem: NSObject, NSCopying, @unchecked Sendable {
  /// The title; nil for none.
  open var attributedTitle: NSAttributedString?
  /// The text; nil for none.
  open var attributedContentText: NSAttributedString?
  /// The pictures, addresses, files and other data; nil for none.
  open var attachments: [NSItemProvider]?
  /// Further values, such as what a script of a page has found out; nil for none.
  open var userInfo: [AnyHashable: Any]?

  public override init() { super.init() }

  /// Returns an item with the same contents.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSExtensionItem()
    copy.attributedTitle = attributedTitle
    copy.attributedContentText = attributedContentText
    copy.attachments = attachments
    copy.userInfo = userInfo
    return copy
  }
}

/// The key of an item's title in its `userInfo`.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitle"
/// The key of an item's text in its `userInfo`.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentText"
/// The key of an item's attachments in its `userInfo`.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
/// The key of the items that failed with their errors, in the `userInfo` of an error.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"
/// The key of what a script has found out on a page, in the property list that is loaded.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
/// The key of what a script on a page gets at the end.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

extension NSNotification.Name {
  /// Posted when the host app will enter the foreground; never posted here.
  public static let NSExtensionHostWillEnterForeground = NSNotification.Name(
    "NSExtensionHostWillEnterForegroundNotification")
  /// Posted when the host app has entered the background; never posted here.
  public static let NSExtensionHostDidEnterBackground = NSNotification.Name(
    "NSExtensionHostDidEnterBackgroundNotification")
  /// Posted when the host app will resign active; never posted here.
  public static let NSExtensionHostWillResignActive = NSNotification.Name("NSExtensionHostWillResignActiveNotification")
  /// Posted when the host app has become active; never posted here.
  public static let NSExtensionHostDidBecomeActive = NSNotification.Name("NSExtensionHostDidBecomeActiveNotification")
}

/// The request of a host app to an extension. There is no host here: a request without items is made by code.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// What the host app hands over; empty here, unless a subclass answers something else.
  open var inputItems: [Any] { [] }

  public override init() { super.init() }

  /// Ends the request with items for the host app; the closure is called in the next turn, with false.
  open func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    guard let completionHandler else { return }
    SimulatedProcess.current.clock.schedule(after: 0, "the end of an extension's request") {
      UserCode.run { completionHandler(false) }
    }
  }

  /// Ends the request with an error.
  open func cancelRequest(withError error: any Error) {}

  /// Opens a URL as the app does; the closure gets whether that worked.
  open func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    MainActor.assumeIsolated { UIApplication.shared.open(url) { isOpen in completionHandler?(isOpen) } }
  }
}

/// An object that takes the requests of host apps.
@preconcurrency @MainActor public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Begins to work at a request.
  func beginRequest(with context: NSExtensionContext)
}

extension UIViewController {
  fileprivate static let extensionKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The request that the controller, or else the nearest one around it, takes part in; nil in an app.
  public var extensionContext: NSExtensionContext? {
    objc_getAssociatedObject(self, Self.extensionKey) as? NSExtensionContext ?? parent?.extensionContext
  }
}

extension UIViewController: NSExtensionRequestHandling {
  /// Takes a request: it is the controller's `extensionContext` from now on.
  public func beginRequest(with context: NSExtensionContext) {
    objc_setAssociatedObject(self, Self.extensionKey, context, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
