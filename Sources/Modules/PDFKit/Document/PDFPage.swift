public import Foundation
public import PlainviewGraphics

/// The rectangles of a page: the medium, what is shown, and those of print shops and of art.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A page of a document.
open class PDFPage: NSObject, NSCopying, @unchecked Sendable {
  /// The document of the page; nil for none.
  open internal(set) weak var document: PDFDocument?
  /// The degrees by which the page is turned, a multiple of 90.
  open var rotation = 0
  /// Whether annotations are shown; kept, without effect.
  open var displaysAnnotations = true
  /// The annotations of the page: those of the file with their bounds, text and link, and those that were added.
  open private(set) var annotations: [PDFAnnotation] = []
  /// The text of the page; nil where it cannot be read.
  open private(set) lazy var string: String? = file.flatMap { PageText.read(values, of: $0) }

  private let values: [String: PDFValue]
  /// The file of the page, which stays when the document goes.
  private let file: PDFFile?
  private var boxes: [PDFDisplayBox: CGRect] = [:]
  private static let names: [PDFDisplayBox: String] = [
    .mediaBox: "MediaBox", .cropBox: "CropBox", .bleedBox: "BleedBox", .trimBox: "TrimBox", .artBox: "ArtBox",
  ]

  /// Creates an empty page of the size of a letter, 612 by 792 points.
  public override init() {
    values = [:]
    file = nil
    super.init()
  }
  /// Creates a page with an image, of its size in points.
  public init?(image: UIImage) {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    values = [:]
    file = nil
    super.init()
    boxes[.mediaBox] = CGRect(origin: .zero, size: image.size)
  }

  init(_ values: [String: PDFValue], of document: PDFDocument) {
    self.values = values
    self.document = document
    file = document.file
    super.init()
    guard let file else { return }
    let turned = file.resolve(values["Rotate"]).integer ?? 0
    rotation = ((turned / 90 * 90) % 360 + 360) % 360
    for (box, name) in Self.names {
      if let rectangle = Self.rectangle(file.resolve(values[name]), file) { boxes[box] = rectangle }
    }
    if !file.isEncrypted {
      annotations = (file.resolve(values["Annots"]).array ?? []).compactMap { one in
        file.resolve(one).dictionary.map { PDFAnnotation($0, on: self, file) }
      }
    }
  }

  static func rectangle(_ value: PDFValue, _ file: PDFFile) -> CGRect? {
    let numbers = (value.array ?? []).compactMap { file.resolve($0).number }
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
      .standardized
  }

  // MARK: Sizes

  /// Returns a rectangle of the page in points, whose origin is at the bottom; without one the crop box or the medium.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    let medium = boxes[.mediaBox] ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    if box == .mediaBox { return medium }
    let shown = boxes[.cropBox].map { $0.intersection(medium) } ?? medium
    return box == .cropBox ? shown : boxes[box] ?? shown
  }
  /// Sets a rectangle of the page.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

  /// The size of the page as it is shown: turned.
  var shownSize: CGSize {
    let size = bounds(for: .cropBox).size
    return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// The number of the page as it is read: from 1. Labels of the file's own are not read.
  open var label: String? { document.map { $0.index(for: self) }.flatMap { $0 == NSNotFound ? nil : "\($0 + 1)" } }

  /// Returns an empty image of the page's proportions that fits into a size; pages are not drawn here.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    var page = bounds(for: box).size
    if rotation % 180 != 0 { page = CGSize(width: page.height, height: page.width) }
    guard page.width > 0, page.height > 0, size.width > 0, size.height > 0 else { return UIImage() }
    let factor = min(size.width / page.width, size.height / page.height)
    let fitting = CGSize(width: page.width * factor, height: page.height * factor)
    return UIGraphicsImageRenderer(size: fitting).image { _ in }
  }

  /// Draws the page: nothing here, subclasses override it.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}

  // MARK: Text

  /// The number of UTF-16 units of the text.
  open var numberOfCharacters: Int { string?.utf16.count ?? 0 }
  /// The text without attributes; nil where it cannot be read.
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
  /// Returns a selection of a range of the text; nil for one beyond its end.
  open func selection(for range: NSRange) -> PDFSelection? {
    guard let document, range.location >= 0, range.length >= 0, NSMaxRange(range) <= numberOfCharacters else {
      return nil
    }
    let selection = PDFSelection(document: document)
    selection.parts = [(self, range)]
    return selection
  }

  // MARK: Annotations

  /// Adds an annotation.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotation.page = self
    annotations.append(annotation)
  }
  /// Removes an annotation.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    guard let index = annotations.firstIndex(where: { $0 === annotation }) else { return }
    annotations.remove(at: index).page = nil
  }
  /// Returns the topmost annotation at a point of the page; nil for none.
  open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }

  /// Returns a page with the same values, of no document; its text is kept.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFPage()
    copy.boxes = boxes
    copy.rotation = rotation
    copy.string = string
    return copy
  }
}
