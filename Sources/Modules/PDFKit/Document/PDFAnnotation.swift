public import Foundation

/// Something on a page: a link or a note.
open class PDFAnnotation: NSObject, @unchecked Sendable {
  /// The page; nil for none.
  open internal(set) weak var page: PDFPage?
  /// The rectangle in the page's points.
  open var bounds: CGRect
  /// The kind, such as `Link` or `Text`; nil for none.
  open var type: String?
  /// The text of a note; nil for none.
  open var contents: String?
  /// The address of a link; nil for none.
  open var url: URL?
  /// What a tap does; nil for nothing.
  open var action: PDFAction?
  /// The destination of a link; nil for none.
  open var destination: PDFDestination?

  /// Creates an annotation of a kind; the properties have no effect.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = String(annotationType.rawValue.drop { $0 == "/" })
    super.init()
  }

  init(_ values: [String: PDFValue], on page: PDFPage, _ file: PDFFile) {
    self.page = page
    bounds = PDFPage.rectangle(file.resolve(values["Rect"]), file) ?? .zero
    type = file.resolve(values["Subtype"]).name
    contents = file.resolve(values["Contents"]).text
    super.init()
    let act = file.resolve(values["A"]).dictionary
    if let act, file.resolve(act["S"]).name == "URI", let text = file.resolve(act["URI"]).text {
      url = URL(string: text)
      action = url.map { PDFActionURL(url: $0) }
    }
  }
}

/// The kind of an annotation.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// The text of the kind.
  public let rawValue: String
  /// Creates a kind with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A link.
  public static let link = Self(rawValue: "/Link")
  /// A note.
  public static let text = Self(rawValue: "/Text")
  /// A text on the page.
  public static let freeText = Self(rawValue: "/FreeText")
  /// Marked text.
  public static let highlight = Self(rawValue: "/Highlight")
  /// Underlined text.
  public static let underline = Self(rawValue: "/Underline")
  /// Text that is struck out.
  public static let strikeOut = Self(rawValue: "/StrikeOut")
  /// Lines of a pen.
  public static let ink = Self(rawValue: "/Ink")
  /// A line.
  public static let line = Self(rawValue: "/Line")
  /// A rectangle.
  public static let square = Self(rawValue: "/Square")
  /// An ellipse.
  public static let circle = Self(rawValue: "/Circle")
  /// A stamp.
  public static let stamp = Self(rawValue: "/Stamp")
  /// A window over the page.
  public static let popup = Self(rawValue: "/Popup")
  /// A field of a form.
  public static let widget = Self(rawValue: "/Widget")
}

/// What a tap on an annotation does.
open class PDFAction: NSObject, @unchecked Sendable {
  /// The kind of the action.
  open var type: String { "" }
}
/// Opens an address.
open class PDFActionURL: PDFAction, @unchecked Sendable {
  /// The address; nil for none.
  open var url: URL?
  /// Creates an action with an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }
  open override var type: String { "URI" }
}
/// Goes to a destination in the document.
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
  /// The destination.
  open var destination: PDFDestination
  /// Creates an action with a destination.
  public init(destination: PDFDestination) {
    self.destination = destination
    super.init()
  }
  open override var type: String { "GoTo" }
}
