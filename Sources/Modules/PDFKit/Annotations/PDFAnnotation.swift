public import Foundation
public import PlainviewGraphics

/// Something on a page: a link, a note, marked text, a drawing, a field of a form.
///
/// Points of lines, texts and paths count from the origin of the annotation's rectangle.
open class PDFAnnotation: NSObject, NSCopying, @unchecked Sendable {
  /// The page; nil for none.
  open weak var page: PDFPage?
  /// The rectangle in the page's points.
  open var bounds: CGRect { didSet { touch() } }
  /// The kind, such as `Link` or `Text`; nil for none.
  open var type: String? {
    get { value("Subtype").name }
    set { set("Subtype", newValue.map { .name(String($0.drop { $0 == "/" })) }) }
  }
  /// Whether it is shown.
  open var shouldDisplay: Bool {
    get { flags & 2 == 0 && flags & 32 == 0 }
    set { flags = newValue ? flags & ~34 : flags | 2 }
  }
  /// Whether it is printed.
  open var shouldPrint: Bool {
    get { flags & 4 != 0 }
    set { flags = newValue ? flags | 4 : flags & ~4 }
  }
  /// When it was changed; nil where that is not known.
  open var modificationDate: Date? {
    get { value("M").date }
    set { set("M", newValue.map { .date($0) }) }
  }
  /// The name of who has made it; nil where that is not known.
  open var userName: String? {
    get { value("T").text }
    set { set("T", newValue.map { .text($0) }) }
  }
  /// The text of a note; nil for none.
  open var contents: String? {
    get { value("Contents").text }
    set { set("Contents", newValue.map { .text($0) }) }
  }
  /// The color; black before it is set.
  open var color: UIColor {
    get { value("C").color ?? .black }
    set { set("C", .color(newValue)) }
  }
  /// The line around it; nil for the usual one.
  open var border: PDFBorder? {
    get {
      if !isBorderRead { ownBorder = PDFBorder(raw) { self.resolve($0) } }
      isBorderRead = true
      return ownBorder
    }
    set {
      (ownBorder, isBorderRead) = (newValue, true)
      touch()
    }
  }
  /// Its window; nil for none.
  open var popup: PDFAnnotation? {
    get {
      if let ownPopup { return ownPopup }
      guard case .reference(let number)? = raw["Popup"] else { return nil }
      return page?.annotations.first { $0.number == number }
    }
    set {
      ownPopup = newValue
      set("Popup", nil)
    }
  }
  /// What a tap does; nil for nothing.
  open var action: PDFAction? {
    get {
      if isActionRead { return ownAction }
      guard let file, raw["A"] != nil else { return nil }
      guard let document = page?.document else { return nil }
      ownAction = ActionReader(file: file) { OutlineReader(document, file).destination($0) }.action(raw["A"])
      isActionRead = true
      return ownAction
    }
    set {
      (ownAction, isActionRead) = (newValue, true)
      touch()
    }
  }
  /// The destination of a link; nil for none.
  open var destination: PDFDestination? {
    get {
      if let ownDestination { return ownDestination }
      if let file, raw["Dest"] != nil, let document = page?.document {
        return OutlineReader(document, file).destination(raw["Dest"])
      }
      return (action as? PDFActionGoTo)?.destination
    }
    set {
      ownDestination = newValue
      set("Dest", nil)
    }
  }
  /// The address of a link; nil for none.
  open var url: URL? {
    get { (action as? PDFActionURL)?.url }
    set { action = newValue.map { PDFActionURL(url: $0) } }
  }
  /// Whether the file has a drawing of it.
  open var hasAppearanceStream: Bool { value("AP").dictionary?["N"] != nil }
  /// Whether it is shown as touched. Kept, without effect.
  open var isHighlighted = false

  /// The values as the file has them, or as they were set.
  var raw: [String: PDFValue] = [:]
  /// The number of the object in its file; nil for none.
  let number: Int?
  let file: PDFFile?
  private(set) var ownPopup: PDFAnnotation?
  private(set) var ownBorder: PDFBorder?
  private(set) var isBorderRead = false
  private(set) var ownAction: PDFAction?
  private(set) var isActionRead = false
  private(set) var ownDestination: PDFDestination?
  /// The font of its text, where it was set.
  var ownFont: UIFont?

  /// Creates an annotation of a kind, with values by their keys.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    (number, file) = (nil, nil)
    super.init()
    raw["Subtype"] = .name(String(annotationType.rawValue.drop { $0 == "/" }))
    raw["F"] = .number(4)
    for (key, value) in properties ?? [:] {
      guard let key = (key.base as? PDFAnnotationKey)?.rawValue ?? key.base as? String else { continue }
      _ = setValue(value, forAnnotationKey: PDFAnnotationKey(rawValue: key))
    }
  }

  init(_ values: [String: PDFValue], _ number: Int?, on page: PDFPage, _ file: PDFFile) {
    self.page = page
    bounds = PDFPage.rectangle(file.resolve(values["Rect"]), file) ?? .zero
    self.number = number
    self.file = file
    super.init()
    raw = values
  }

  private init(copying annotation: PDFAnnotation) {
    bounds = annotation.bounds
    (number, file) = (annotation.number, annotation.file)
    super.init()
    (raw, ownFont, isHighlighted) = (annotation.raw, annotation.ownFont, annotation.isHighlighted)
    (ownAction, isActionRead) = (annotation.ownAction, annotation.isActionRead)
    (ownBorder, isBorderRead) = (annotation.ownBorder?.copy() as? PDFBorder, annotation.isBorderRead)
    ownDestination = annotation.ownDestination
  }

  /// Returns an annotation with the same values, of no page.
  open func copy(with zone: NSZone? = nil) -> Any { PDFAnnotation(copying: self) }
  func copied(onto page: PDFPage) -> PDFAnnotation {
    let copy = PDFAnnotation(copying: self)
    copy.page = page
    return copy
  }

  /// Draws the annotation: nothing here, subclasses override it.
  open func draw(with box: PDFDisplayBox, in context: CGContext) {}

  // MARK: Values

  func resolve(_ value: PDFValue?) -> PDFValue {
    if let file { return file.resolve(value) }
    if case .reference? = value { return .null }
    return value ?? .null
  }
  func value(_ key: String) -> PDFValue { resolve(raw[key]) }
  func set(_ key: String, _ value: PDFValue?) {
    raw[key] = value
    touch()
  }
  func touch() { page?.document?.isChanged = true }

  private var flags: Int {
    get { value("F").integer ?? 0 }
    set { set("F", .number(Double(newValue))) }
  }
}
