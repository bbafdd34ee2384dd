public import Foundation

/// The value of a destination's coordinate that is not set.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A destination in a document.
open class PDFDestination: NSObject, NSCopying, @unchecked Sendable {
  /// The page; nil for none.
  open private(set) weak var page: PDFPage?
  /// The point in the page's points.
  open private(set) var point: CGPoint
  /// The scale to show the page in; kept, without effect.
  open var zoom = kPDFDestinationUnspecifiedValue

  /// Creates a destination on a page.
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
    super.init()
  }
  /// Returns a destination with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let page else { return self }
    let copy = PDFDestination(page: page, at: point)
    copy.zoom = zoom
    return copy
  }
  /// Compares two destinations by their order in the document.
  open func compare(_ destination: PDFDestination) -> ComparisonResult {
    guard let document = page?.document, let page, let other = destination.page else { return .orderedSame }
    let (one, two) = (document.index(for: page), document.index(for: other))
    if one != two { return one < two ? .orderedAscending : .orderedDescending }
    return point.y == destination.point.y
      ? .orderedSame : point.y > destination.point.y ? .orderedAscending : .orderedDescending
  }
}

/// An entry of a document's outline, with its children.
open class PDFOutline: NSObject, @unchecked Sendable {
  /// The document; nil for none.
  open internal(set) weak var document: PDFDocument?
  /// The entry around this one; nil for the root.
  open private(set) weak var parent: PDFOutline?
  /// The text of the entry; nil for none.
  open var label: String? { didSet { document?.isChanged = true } }
  /// Whether the children are shown.
  open var isOpen = false { didSet { document?.isChanged = true } }
  /// The destination of the entry; nil for none.
  open var destination: PDFDestination? { didSet { document?.isChanged = true } }
  /// What a tap on the entry does; nil for nothing.
  open var action: PDFAction? { didSet { document?.isChanged = true } }
  private var children: [PDFOutline] = []

  public override init() { super.init() }

  /// The number of children.
  open var numberOfChildren: Int { children.count }
  /// The index among the parent's children.
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  /// Returns a child; nil for one that is not there.
  open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
  /// Puts a child in front of the one at an index, or at the end.
  open func insertChild(_ child: PDFOutline, at index: Int) {
    child.removeFromParent()
    child.parent = self
    child.belongs(to: document)
    children.insert(child, at: min(max(0, index), children.count))
  }
  /// Takes the entry away from its parent.
  open func removeFromParent() {
    document?.isChanged = true
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The entry and those below it are of a document.
  func belongs(to document: PDFDocument?) {
    self.document = document
    document?.isChanged = true
    for child in children { child.belongs(to: document) }
  }

  /// The entries below this one, in the order in which they are read.
  var all: [PDFOutline] { children.flatMap { [$0] + $0.all } }
}

/// Reads the outline of a file.
struct OutlineReader {
  private let document: PDFDocument
  private let file: PDFFile
  private let pages: [Int: Int]

  init(_ document: PDFDocument, _ file: PDFFile) {
    self.document = document
    self.file = file
    let numbered = file.pages.enumerated().compactMap { index, page in page.number.map { ($0, index) } }
    pages = Dictionary(numbered) { first, _ in first }
  }

  func root() -> PDFOutline? {
    guard let values = file.resolve(file.catalog["Outlines"]).dictionary, values["First"] != nil else { return nil }
    let root = PDFOutline()
    root.document = document
    var seen: Set<Int> = []
    fill(root, values, &seen, depth: 0)
    return root
  }

  private func fill(_ outline: PDFOutline, _ values: [String: PDFValue], _ seen: inout Set<Int>, depth: Int) {
    guard depth < 32 else { return }
    var next = values["First"]
    while case .reference(let number)? = next, seen.insert(number).inserted,
      let entry = file.resolve(next).dictionary
    {
      let child = PDFOutline()
      child.label = file.resolve(entry["Title"]).text
      child.isOpen = (file.resolve(entry["Count"]).integer ?? 0) > 0
      outline.insertChild(child, at: outline.numberOfChildren)
      child.action = ActionReader(file: file) { destination($0) }.action(entry["A"])
      child.destination = (child.action as? PDFActionGoTo)?.destination ?? entry["Dest"].flatMap { destination($0) }
      child.action = child.action ?? child.destination.map { PDFActionGoTo(destination: $0) }
      fill(child, entry, &seen, depth: depth + 1)
      next = entry["Next"]
    }
  }

  func destination(_ value: PDFValue?) -> PDFDestination? {
    var target = file.resolve(value)
    if let name = target.name ?? target.text { target = named(name) }
    if let inside = target.dictionary?["D"] { target = file.resolve(inside) }
    guard let parts = target.array, case .reference(let number)? = parts.first, let index = pages[number],
      document.pages.indices.contains(index)
    else { return nil }
    let isPoint = parts.count >= 4 && parts[1].name == "XYZ"
    let usual = kPDFDestinationUnspecifiedValue
    return PDFDestination(
      page: document.pages[index],
      at: isPoint
        ? CGPoint(x: parts[2].number.map { CGFloat($0) } ?? usual, y: parts[3].number.map { CGFloat($0) } ?? usual)
        : CGPoint(x: usual, y: usual))
  }

  private func named(_ name: String) -> PDFValue {
    if let found = file.resolve(file.catalog["Dests"]).dictionary?[name] { return file.resolve(found) }
    let names = file.resolve(file.catalog["Names"]).dictionary
    return search(names?["Dests"], name, depth: 0) ?? .null
  }

  private func search(_ value: PDFValue?, _ name: String, depth: Int) -> PDFValue? {
    guard depth < 16, let node = file.resolve(value).dictionary else { return nil }
    let pairs = file.resolve(node["Names"]).array ?? []
    for index in stride(from: 0, to: pairs.count - 1, by: 2) where file.resolve(pairs[index]).text == name {
      return file.resolve(pairs[index + 1])
    }
    for kid in file.resolve(node["Kids"]).array ?? [] {
      if let found = search(kid, name, depth: depth + 1) { return found }
    }
    return nil
  }
}
