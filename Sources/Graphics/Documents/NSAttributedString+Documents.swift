public import Foundation
public import PlainviewTargetAction

extension NSAttributedString {
  /// The formats of texts with attributes. HTML and plain text are read here, and plain text is written.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The type as a text.
    public let rawValue: String
    /// Creates a type from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich Text Format.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich Text Format with attachments, in a folder.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// What is said about a text that is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`, or its raw value; without it the data decides.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The attributes of plain text, a dictionary by `NSAttributedString.Key`.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The raw value of a `String.Encoding`; without it the text is UTF-8, or UTF-16 with a byte order mark.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Kept, without effect: relative links stay as they are written.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// What is said about a document when it has been read, or is to be written.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format of the document.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of the characters, as Foundation's number.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The attributes of text that has none of its own.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// The text of an HTML document's title.
    public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
    /// The author's name.
    public static let author = DocumentAttributeKey(rawValue: "NSAuthorDocumentAttribute")
    /// A comment about the document.
    public static let comment = DocumentAttributeKey(rawValue: "NSCommentDocumentAttribute")
    /// The size of the paper, in points.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The margins of the paper, in points.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    /// The size of the view that shows the document, in points.
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
    /// The scale of the view that shows the document, in percent.
    public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
    /// How the document is shown: as a page or as a plain text.
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
    /// Whether the document may be changed.
    public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
    /// The color behind the whole document.
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    /// How readily words are hyphenated, from 0 to 1.
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    /// The distance between tabs, in points.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    /// The parts of the document whose text runs in another direction.
    public static let textLayoutSections = DocumentAttributeKey(rawValue: "TextLayoutSections")
  }

  /// Reads a text with attributes.
  ///
  /// HTML has the attributes that WebKit's converter gives: Times New Roman in 12 points unless the document says otherwise,
  /// paragraphs that end with a line feed, `<br>` as a line separator. Throws `CocoaError.fileReadCorruptFile` for data that
  /// is no text in the encoding, and `CocoaError.featureUnsupported` for the rich text formats, which are not read.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try AttributedDocument(data, options)
    dict?.pointee = document.attributes as NSDictionary
    self.init(attributedString: document.text)
  }

  /// Reads a file with a text; the file name's extension decides on the format where the options do not.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil { options[.documentType] = AttributedDocument.type(of: url) }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// The text of a range as a document. Throws `CocoaError.featureUnsupported` for formats other than plain text, and
  /// `CocoaError.fileWriteInapplicableStringEncoding` for an encoding that lacks a character.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let type = dict[.documentType].flatMap(AttributedDocument.type) ?? .plain
    guard type == .plain else { throw CocoaError(.featureUnsupported) }
    let encoding = (dict[.characterEncoding] as? UInt).map(String.Encoding.init) ?? .utf8
    guard let data = attributedSubstring(from: range).string.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }
}

/// A text that was read, and what its document said besides.
struct AttributedDocument {
  let text: NSAttributedString
  let attributes: [String: Any]

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    guard let (source, encoding) = Self.decoded(data, options[.characterEncoding] as? UInt) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let type = options[.documentType].flatMap(Self.type) ?? Self.type(of: source)
    var attributes: [NSAttributedString.DocumentAttributeKey: Any] = [
      .documentType: type.rawValue, .characterEncoding: encoding.rawValue,
    ]
    switch type {
    case .html:
      var reader = HTMLReader(source)
      text = reader.read()
      if !reader.title.isEmpty { attributes[.title] = reader.title }
    case .plain:
      let given = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      let font = UIFont(anyName: "Helvetica", size: 12)
      text = NSAttributedString(string: source, attributes: given ?? [.font: font])
    default: throw CocoaError(.featureUnsupported)
    }
    self.attributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.rawValue, $1) })
  }

  /// A format by the value of an option.
  static func type(_ value: Any) -> NSAttributedString.DocumentType? {
    value as? NSAttributedString.DocumentType ?? (value as? String).map(NSAttributedString.DocumentType.init)
  }

  static func type(of file: URL) -> NSAttributedString.DocumentType? {
    switch file.pathExtension.lowercased() {
    case "html", "htm": .html
    case "txt", "text": .plain
    case "rtf": .rtf
    case "rtfd": .rtfd
    default: nil
    }
  }

  private static func type(of source: String) -> NSAttributedString.DocumentType {
    let opening = source.prefix(200).lowercased().drop { $0.isWhitespace }
    if opening.hasPrefix("{\\rtf") { return .rtf }
    return opening.hasPrefix("<!doctype html") || opening.hasPrefix("<html") ? .html : .plain
  }

  private static func decoded(_ data: Data, _ encoding: UInt?) -> (String, String.Encoding)? {
    let hasMark = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    let encoding = encoding.map(String.Encoding.init) ?? (hasMark ? .utf16 : .utf8)
    return String(data: data, encoding: encoding).map { ($0, encoding) }
  }
}
