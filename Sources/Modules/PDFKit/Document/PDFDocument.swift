public import Foundation
import PlainviewRuntime

/// A document of pages, read from a PDF file: the pages with their sizes, annotations, attributes, outline and plain text.
///
/// Not read are encrypted documents, which stay locked, and text that is drawn as shapes or pictures or compressed by
/// other means than zlib's: such a page's `string` is nil.
open class PDFDocument: NSObject, NSCopying, @unchecked Sendable {
  /// The address of the file; nil for a document that was made of data.
  open private(set) var documentURL: URL?
  /// What the file says of itself, by the keys of `PDFDocumentAttribute`; nil for nothing.
  open var documentAttributes: [AnyHashable: Any]? { didSet { isChanged = true } }
  /// Informed of searches; not retained.
  open weak var delegate: (any PDFDocumentDelegate)?
  /// The root of the outline, whose children are its entries; nil for none.
  open var outlineRoot: PDFOutline? { didSet { outlineRoot?.belongs(to: self) } }
  /// Whether a search is running.
  open internal(set) var isFinding = false

  let file: PDFFile?
  var pages: [PDFPage] = []
  /// Whether the file differs from what was read.
  var isChanged = false
  var searchTurns: [VirtualClock.Token] = []

  /// Creates a document without pages.
  public override init() {
    file = nil
    super.init()
  }
  /// Reads a file; nil for one that is not there or is no PDF file.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }
  /// Reads data; nil for other data than of a PDF file.
  public init?(data: Data) {
    guard let file = PDFFile(data) else { return nil }
    self.file = file
    super.init()
    documentAttributes = Self.attributes(of: file)
    pages = file.pages.map { PDFPage($0.values, $0.number, of: self) }
    if !file.isEncrypted { outlineRoot = OutlineReader(self, file).root() }
    isChanged = false
  }

  // MARK: Pages

  /// The number of pages.
  open var pageCount: Int { isLocked ? 0 : pages.count }
  /// Returns the page at an index, from 0; nil for one that is not there.
  open func page(at index: Int) -> PDFPage? { (0..<pageCount).contains(index) ? pages[index] : nil }
  /// Returns the index of a page; `NSNotFound` for one of another document.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  /// Puts a page in front of the one at an index, or at the end.
  open func insert(_ page: PDFPage, at index: Int) {
    page.document = self
    pages.insert(page, at: min(max(0, index), pages.count))
    isChanged = true
  }
  /// Removes the page at an index.
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
    isChanged = true
  }
  /// Exchanges two pages.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
    isChanged = true
  }

  // MARK: Contents

  /// The text of all pages; nil if none can be read.
  open var string: String? {
    let texts = (0..<pageCount).compactMap { pages[$0].string }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
  /// The number before the point in the version of the file's format.
  open var majorVersion: Int { file?.version.major ?? 1 }
  /// The number behind the point in the version of the file's format.
  open var minorVersion: Int { file?.version.minor ?? 4 }
  /// Whether the file is encrypted.
  open var isEncrypted: Bool { file?.isEncrypted ?? false }
  /// Whether the file cannot be read without a password; true for all encrypted ones here.
  open var isLocked: Bool { isEncrypted }
  /// Tries a password. Returns true for a file that is not encrypted; encrypted ones cannot be read here.
  @discardableResult open func unlock(withPassword password: String) -> Bool { !isLocked }
  /// Whether text may be copied; true for documents that can be read.
  open var allowsCopying: Bool { !isLocked }
  /// Whether the document may be printed; true for documents that can be read.
  open var allowsPrinting: Bool { !isLocked }
  /// Whether the document may be changed; true for documents that can be read.
  open var allowsDocumentChanges: Bool { !isLocked }
  /// Whether pages may be inserted and removed; true for documents that can be read.
  open var allowsDocumentAssembly: Bool { !isLocked }
  /// Whether the text may be read aloud; true for documents that can be read.
  open var allowsContentAccessibility: Bool { !isLocked }
  /// Whether comments may be added; true for documents that can be read.
  open var allowsCommenting: Bool { !isLocked }
  /// Whether forms may be filled in; true for documents that can be read.
  open var allowsFormFieldEntry: Bool { !isLocked }

  // MARK: Writing

  /// Returns the document as a file: as it was read, or with its pages, annotations, outline and attributes where
  /// something has changed. Nil for a document without pages, and for one that is locked and has changed.
  open func dataRepresentation() -> Data? { written() }
  /// Returns the document as a file; the options have no effect.
  open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { dataRepresentation() }
  /// Writes the document into a file; false where it cannot be written.
  @discardableResult
  open func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }
  /// Writes the document into a file; false where it cannot be written. The options have no effect.
  @discardableResult
  open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool {
    guard let data = dataRepresentation() else { return false }
    return (try? data.write(to: url)) != nil
  }
  /// Writes the document into a file; false where it cannot be written.
  @discardableResult
  open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
  /// Writes the document into a file; false where it cannot be written. The options have no effect.
  @discardableResult
  open func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool {
    write(to: URL(fileURLWithPath: path), withOptions: options)
  }
  /// With whose rights the document was opened: none, since encrypted ones stay locked.
  open var permissionsStatus: PDFDocumentPermissions { .none }
  /// What a reader may do: all with a document that can be read.
  open var accessPermissions: PDFAccessPermissions { isLocked ? [] : .all }

  /// Returns a document with the same pages' contents.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let data = dataRepresentation(), let copy = PDFDocument(data: data) else { return PDFDocument() }
    copy.documentURL = documentURL
    return copy
  }

  /// A selection of all text; nil if none can be read.
  open var selectionForEntireDocument: PDFSelection? {
    guard string != nil else { return nil }
    let whole = PDFSelection(document: self)
    for index in 0..<pageCount {
      if let all = pages[index].selection(for: NSRange(location: 0, length: pages[index].numberOfCharacters)) {
        whole.add(all)
      }
    }
    return whole
  }

  /// Returns the entry of the outline that a selection lies behind; nil for none.
  open func outlineItem(for selection: PDFSelection) -> PDFOutline? {
    guard let page = selection.pages.first, let outlineRoot else { return nil }
    return outlineRoot.all.last { item in
      item.destination?.page.map { index(for: $0) <= index(for: page) } ?? false
    }
  }
}
