public import Foundation
public import PlainviewGraphics

/// What the items of navigation bars, toolbars and tab bars have in common.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Tells the bar that shows the item.
  package var changed: (@MainActor () -> Void)?

  /// The title that the bar shows; nil for none.
  open var title: String? { didSet { changed?() } }
  /// The image that the bar shows; nil for none.
  open var image: UIImage? { didSet { changed?() } }
  /// The image for low bars. Kept, without effect.
  open var landscapeImagePhone: UIImage?
  /// The image for the large display of big text sizes. Kept, without effect.
  open var largeContentSizeImage: UIImage?
  /// The distances that shift the image, in points. Kept, without effect.
  open var imageInsets: UIEdgeInsets = .zero
  /// Whether the item can be tapped; true by default.
  open var isEnabled = true { didSet { changed?() } }
  /// A number by which the app finds the item; 0 by default.
  open var tag = 0
  /// The name by which tests find the item; never read aloud. Nil for none.
  open var accessibilityIdentifier: String? { didSet { changed?() } }
  /// The text that is read aloud; nil for the title.
  open var accessibilityLabel: String? { didSet { changed?() } }
  /// The text that is read aloud after the label; nil for none.
  open var accessibilityHint: String?
  /// The value that is read aloud; nil for none.
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
  /// For a class as an object; never called.
  open class func awakeFromNib() {}
  /// Called by Interface Builder on a device; never called here.
  open func prepareForInterfaceBuilder() {}
}
