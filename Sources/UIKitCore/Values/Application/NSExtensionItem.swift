public import Foundation

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
