public import Foundation
public import PlainviewUIKitCore

/// What a bar's title shows of a document in the menu of the title; kept as data.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  /// Makes the sheet that shares the document; nil for none.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Returns the items of a drag of the document; nil for none.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Whether the document is shown by its icon; true by default.
  open var wantsIconRepresentation = true

  /// Creates properties of the file at a URL.
  public init(url: URL) { super.init() }

  @available(*, unavailable) public override init() { fatalError("use init(url:)") }
}

extension UINavigationItem {
  /// What the menu of the title shows of a document; nil for none. Kept as data.
  public var documentProperties: UIDocumentProperties? {
    get { ownAppearances["documentProperties"] as? UIDocumentProperties }
    set { ownAppearances["documentProperties"] = newValue }
  }
}
