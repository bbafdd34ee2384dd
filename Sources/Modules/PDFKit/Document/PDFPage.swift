public import Foundation
public import PlainviewGraphics

/// The rectangles of a page: the medium, what is shown, and those of print shops and of art.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A page of a document.
open class PDFPage: NSObject, NSCopying, @unchecked Sendable {
  /// The document of the page; nil for none.
  open internal(set) weak var document: PDFDocument?
  /// The degrees by which the page is turned, a multiple of 90.
  open var rotation = 0 { didSet { document?.isChanged = true } }
  /// Whether annotations are shown; kept, without effect.
  open var displaysAnnotations = true
  /// The annotations of the page: those of the file with their bounds, text and link, and those that were added.
  open private(set) var annotations: [PDFAnnotation] = []
  /// The text of the page; nil where it cannot be read.
  open var string: String? { letters?.text }
  /// The text with the rectangles of its letters; nil where it cannot be read.
  private(set) lazy var letters: PageText.Letters? = file.flatMap { PageText.read(values, of: $0) }

  let values: [String: PDFValue]
  /// The number of the page's object in its file; nil for none.
  let number: Int?
  /// The file of the page, which stays when the document goes.
  let file: PDFFile?
  /// The image that the page was made with; nil for none.
  private(set) var image: UIImage?
  private(set) var boxes: [PDFDisplayBox: CGRect] = [:]
  static let names: [PDFDisplayBox: String] = [
    .mediaBox: "MediaBox", .cropBox: "CropBox", .bleedBox: "BleedBox", .trimBox: "TrimBox", .artBox: "ArtBox",
  ]

  /// Creates an empty page of the size of a letter, 612 by 792 points.
  public override init() {
    (values, number, file) = ([:], nil, nil)
    super.init()
  }
  /// Creates a page with an image, of its size in points.
  public init?(image: UIImage) {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    (values, number, file) = ([:], nil, nil)
    super.init()
    self.image = image
    boxes[.mediaBox] = CGRect(origin: .zero, size: image.size)
  }

  init(_ values: [String: PDFValue], _ number: Int?, of document: PDFDocument) {
    self.values = values
    self.number = number
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
      annotations = Self.annotations(values, file, on: self)
    }
  }

  private init(copying page: PDFPage) {
    (values, number, file) = (page.values, page.number, page.file)
    super.init()
    (image, boxes, rotation, displaysAnnotations) = (page.image, page.boxes, page.rotation, page.displaysAnnotations)
    annotations = page.annotations.map { $0.copied(onto: self) }
  }

  private static func annotations(
    _ values: [String: PDFValue], _ file: PDFFile, on page: PDFPage
  ) -> [PDFAnnotation] {
    (file.resolve(values["Annots"]).array ?? []).compactMap { one in
      var number: Int?
      if case .reference(let found) = one { number = found }
      return file.resolve(one).dictionary.map { PDFAnnotation($0, number, on: page, file) }
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
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
    boxes[box] = bounds
    document?.isChanged = true
  }

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

  /// Returns the rectangle of a letter in the page's points; empty for one that is not there.
  open func characterBounds(at index: Int) -> CGRect { box(at: index) }
  /// Returns the index of the letter at a point of the page; -1 for none.
  open func characterIndex(at point: CGPoint) -> Int { index(at: point) }
  /// Returns a selection of the word at a point; nil where there is none.
  open func selectionForWord(at point: CGPoint) -> PDFSelection? { word(at: point) }
  /// Returns a selection of the line at a point; nil where there is none.
  open func selectionForLine(at point: CGPoint) -> PDFSelection? { line(at: point) }
  /// Returns a selection of the letters whose centers are in a rectangle; nil where there is none.
  open func selection(for rect: CGRect) -> PDFSelection? { letters(in: rect) }
  /// Returns a selection of the text from one point to another; nil where there is none.
  open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
    letters(from: startPoint, to: endPoint)
  }

  // MARK: Annotations

  /// Adds an annotation.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotation.page = self
    annotations.append(annotation)
    document?.isChanged = true
  }
  /// Removes an annotation.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    guard let index = annotations.firstIndex(where: { $0 === annotation }) else { return }
    annotations.remove(at: index).page = nil
    document?.isChanged = true
  }
  /// Returns the topmost annotation at a point of the page; nil for none.
  open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }

  /// A document of this page alone, as data.
  open var dataRepresentation: Data? {
    guard file?.isEncrypted != true else { return nil }
    return PDFWriter(pages: [self], version: (document?.majorVersion ?? 1, document?.minorVersion ?? 4)).data
  }

  /// Returns a page with the same contents and annotations, of no document.
  open func copy(with zone: NSZone? = nil) -> Any { PDFPage(copying: self) }
}
