public import Foundation

/// What the items of navigation bars, toolbars and tab bars have in common.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Tells the bar that shows the item.
  package var changed: (@MainActor () -> Void)?

  open var title: String? { didSet { changed?() } }
  open var image: UIImage? { didSet { changed?() } }
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets: UIEdgeInsets = .zero
  open var isEnabled = true { didSet { changed?() } }
  open var tag = 0
  open var accessibilityIdentifier: String? { didSet { changed?() } }
  open var accessibilityLabel: String? { didSet { changed?() } }
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  /// The title's attributes by the raw values of control states.
  package var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { changed?() } }
  /// The effects of the item's symbol; nil for most.
  package final var symbolEffects: SymbolEffects?
  /// The id in the document that the item was made from.
  package var documentID: String?

  public override init() { super.init() }

  /// Called once for an object of a document, when all of its objects exist and are connected.
  open func awakeFromNib() {}
  /// A class is an object, too; nobody calls it.
  open class func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}
