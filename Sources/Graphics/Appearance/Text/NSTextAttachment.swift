public import Foundation
import PlainviewRuntime

/// A shadow behind letters; kept as data.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let attributeValueMark = AttributeValueMark.word
  /// How far the shadow is shifted, in points. Kept, without effect.
  open var shadowOffset = CGSize.zero
  /// How blurred the shadow is, in points; 0 for sharp. Kept, without effect.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, a `UIColor`; nil for none. Kept, without effect.
  open var shadowColor: Any?

  public override init() { super.init() }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Shadows of the same offset, radius and color are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  /// Whether archives can be read securely, true.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a shadow from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset = CGSize(
      width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
    shadowColor = coder.objectIfPresent(of: UIColor.self, forKey: "NSShadowColor")
  }

  /// Archives the offset, the radius and the color.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
  }
}

/// A picture in a text: it stands for one character.
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
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

  /// Whether archives can be read securely, true.
  open class var supportsSecureCoding: Bool { true }

  /// Creates an attachment from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    image = coder.objectIfPresent(of: UIImage.self, forKey: "NSTextAttachmentImage")
    contents = coder.objectIfPresent(of: NSData.self, forKey: "NSTextAttachmentContents").map { Data(referencing: $0) }
    fileType = coder.objectIfPresent(of: NSString.self, forKey: "NSTextAttachmentFileType").map {
      String(describing: $0)
    }
    if coder.containsValue(forKey: "NSTextAttachmentBounds") {
      bounds = coder.decodeCGRect(forKey: "NSTextAttachmentBounds")
    }
  }

  /// Archives the picture, the data with their type, and the bounds.
  open func encode(with coder: NSCoder) {
    if let image { coder.encode(image, forKey: "NSTextAttachmentImage") }
    if let contents { coder.encode(NSData(data: contents), forKey: "NSTextAttachmentContents") }
    if let fileType { coder.encode(NSString(string: fileType), forKey: "NSTextAttachmentFileType") }
    coder.encode(bounds, forKey: "NSTextAttachmentBounds")
  }

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
