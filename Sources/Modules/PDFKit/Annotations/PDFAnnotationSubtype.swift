/// The kind of an annotation.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// The text as files have it.
  public let rawValue: String
  /// Creates a value with a text.
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

/// The kind of a field of a form.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  /// The text as files have it.
  public let rawValue: String
  /// Creates a value with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A text.
  public static let text = Self(rawValue: "/Tx")
  /// A button, a box to be checked, or one of several.
  public static let button = Self(rawValue: "/Btn")
  /// One of several texts.
  public static let choice = Self(rawValue: "/Ch")
  /// A signature.
  public static let signature = Self(rawValue: "/Sig")
}

/// The form of the end of a line.
public struct PDFAnnotationLineEndingStyle: RawRepresentable, Hashable, Sendable {
  /// The text as files have it.
  public let rawValue: String
  /// Creates a value with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None.
  public static let none = Self(rawValue: "/None")
  /// A square.
  public static let square = Self(rawValue: "/Square")
  /// A circle.
  public static let circle = Self(rawValue: "/Circle")
  /// A diamond.
  public static let diamond = Self(rawValue: "/Diamond")
  /// An arrow.
  public static let openArrow = Self(rawValue: "/OpenArrow")
  /// A filled arrow.
  public static let closedArrow = Self(rawValue: "/ClosedArrow")
}

/// The picture of a note.
public struct PDFAnnotationTextIconType: RawRepresentable, Hashable, Sendable {
  /// The text as files have it.
  public let rawValue: String
  /// Creates a value with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A comment.
  public static let comment = Self(rawValue: "/Comment")
  /// A key.
  public static let key = Self(rawValue: "/Key")
  /// A note.
  public static let note = Self(rawValue: "/Note")
  /// A question mark.
  public static let help = Self(rawValue: "/Help")
  /// A new paragraph.
  public static let newParagraph = Self(rawValue: "/NewParagraph")
  /// A paragraph.
  public static let paragraph = Self(rawValue: "/Paragraph")
  /// A mark for what is to be put in.
  public static let insert = Self(rawValue: "/Insert")
}

/// How an annotation is shown while it is touched.
public struct PDFAnnotationHighlightingMode: RawRepresentable, Hashable, Sendable {
  /// The text as files have it.
  public let rawValue: String
  /// Creates a value with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As before.
  public static let none = Self(rawValue: "/N")
  /// Its colors are inverted.
  public static let invert = Self(rawValue: "/I")
  /// Its border is inverted.
  public static let outline = Self(rawValue: "/O")
  /// It is pressed into the page.
  public static let push = Self(rawValue: "/P")
}
