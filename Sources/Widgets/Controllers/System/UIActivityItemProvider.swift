public import Foundation

/// An item that is made when the user has chosen where to share it. On a device it is made on another thread; here at once.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  /// What stands for the item until it is made.
  open private(set) var placeholderItem: Any?
  /// The activity that the user has chosen; nil before.
  open private(set) var activityType: UIActivity.ActivityType?
  /// The item: the placeholder here, subclasses make theirs.
  open var item: Any { placeholderItem ?? "" }

  /// Creates a provider with what stands for the item.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(placeholderItem:)") }

  /// Returns what stands for the item.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? ""
  }

  /// Returns the item for an activity; nil if the operation was cancelled.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return isCancelled ? nil : item
  }

  /// Returns what the sheet shows of the item: nil here, subclasses override it.
  open func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? { nil }
}

extension UIActivityItemProvider: UIActivityItemSource {}
