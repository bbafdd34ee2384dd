public import Foundation
import PlainviewRuntime

/// A shadow behind letters; kept as data.
open class NSShadow: NSObject, @unchecked Sendable {
  private let attributeValueMark = AttributeValueMark.word
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?

  public override init() { super.init() }
}

/// A picture in a text: it stands for one character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let attributeValueMark = AttributeValueMark.word
  /// The character that an attachment has in a text.
  public static let character = 0xFFFC
  open var image: UIImage?
  /// Where the picture stands on the line; without a size it has the picture's own.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  /// Whether the picture grows with accessibility sizes of text. Kept, without effect: pictures keep their size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  public override init() { super.init() }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// The size that the attachment takes in a text, in points.
  package final var shownSize: CGSize { bounds.size == .zero ? image?.size ?? .zero : bounds.size }
}

extension NSAttributedString {
  /// A text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
