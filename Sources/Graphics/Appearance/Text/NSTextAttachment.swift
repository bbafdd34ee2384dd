public import Foundation
import PlainviewRuntime

/// A shadow behind letters; kept as data.
open class NSShadow: NSObject, @unchecked Sendable {
  private let attributeValueMark = AttributeValueMark.word
  /// How far the shadow is shifted, in points. Kept, without effect.
  open var shadowOffset = CGSize.zero
  /// How blurred the shadow is, in points; 0 for sharp. Kept, without effect.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, a `UIColor`; nil for none. Kept, without effect.
  open var shadowColor: Any?

  public override init() { super.init() }
}

/// A picture in a text: it stands for one character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let attributeValueMark = AttributeValueMark.word
  /// The character that an attachment has in a text.
  public static let character = 0xFFFC
  /// The picture that is shown; nil for the one in `contents`.
  open var image: UIImage?
  /// Where the picture stands on the line; without a size it has the picture's own.
  open var bounds = CGRect.zero
  /// The data of the file that is attached, whose picture is shown where there is no `image`; nil for none.
  open var contents: Data?
  /// The type of the data as a uniform type identifier; nil if unknown. Kept, without effect: the data says what it is.
  open var fileType: String?
  /// Whether the picture grows with accessibility sizes of text. Kept, without effect: pictures keep their size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Points that are left free before and behind the picture.
  open var lineLayoutPadding: CGFloat = 0
  /// Kept, without effect: an attachment shows its picture, never a view.
  open var allowsTextAttachmentView = true
  /// Whether a view stands for the attachment: no.
  open var usesTextAttachmentView: Bool { false }

  public override init() { super.init() }

  /// Creates an attachment that shows an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Creates an attachment with data of a type.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Makes an attachment without a picture: nothing of it is archived.
  public required init?(coder: NSCoder) { super.init() }

  /// The area that the attachment takes, in points from the beginning of the baseline: `bounds`, and without a size there the
  /// picture's.
  ///
  /// Labels and text views ask when they lay out their text, for a line fragment as wide as the lines are and as high as the
  /// font; `position` is zero, since the attachment's position on its line is not known then.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds.size == .zero ? CGRect(origin: bounds.origin, size: shownImage?.size ?? .zero) : bounds
  }

  /// The picture that is drawn: `image`, and without one that in `contents`.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shownImage }

  private var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }
}

extension NSAttributedString {
  /// A text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
