public import Foundation

/// What a tap on an annotation does.
open class PDFAction: NSObject, NSCopying, @unchecked Sendable {
  /// The kind of the action.
  open var type: String { "" }
  override init() { super.init() }
  /// Returns an action with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { self }
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
  open override func copy(with zone: NSZone? = nil) -> Any { url.map { PDFActionURL(url: $0) } ?? self }
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
  open override func copy(with zone: NSZone? = nil) -> Any { PDFActionGoTo(destination: destination) }
}

/// Goes to a page of another document.
open class PDFActionRemoteGoTo: PDFAction, @unchecked Sendable {
  /// The index of the page.
  open var pageIndex: Int
  /// The point in the page's points.
  open var point: CGPoint
  /// The address of the other document.
  open var url: URL
  /// Creates an action with the address of another document.
  public init(pageIndex: Int, at point: CGPoint, fileURL url: URL) {
    (self.pageIndex, self.point, self.url) = (pageIndex, point, url)
    super.init()
  }
  open override var type: String { "GoToR" }
  open override func copy(with zone: NSZone? = nil) -> Any {
    PDFActionRemoteGoTo(pageIndex: pageIndex, at: point, fileURL: url)
  }
}

/// What a named action does.
public enum PDFActionNamedName: Int, Sendable {
  /// Nothing.
  case none
  /// Shows another page.
  case nextPage, previousPage, firstPage, lastPage, goBack, goForward, goToPage
  /// Searches, prints.
  case find, print
  /// Shows pages larger or smaller.
  case zoomIn, zoomOut

  /// The names of files, in the order of the cases.
  static let names = [
    "", "NextPage", "PrevPage", "FirstPage", "LastPage", "GoBack", "GoForward", "GoToPage", "Find", "Print", "ZoomIn",
    "ZoomOut",
  ]
}

/// Does what its name says, such as showing the next page.
open class PDFActionNamed: PDFAction, @unchecked Sendable {
  /// What it does.
  open var name: PDFActionNamedName
  /// Creates an action with a name.
  public init(name: PDFActionNamedName) {
    self.name = name
    super.init()
  }
  open override var type: String { "Named" }
  open override func copy(with zone: NSZone? = nil) -> Any { PDFActionNamed(name: name) }
}

/// Gives the fields of a form the values that they had at the beginning.
open class PDFActionResetForm: PDFAction, @unchecked Sendable {
  /// The names of fields; nil for all.
  open var fields: [String]?
  /// Whether the fields are those that are reset, rather than those that are not.
  open var fieldsIncludedAreCleared = true
  /// Creates an action for all fields.
  public override init() { super.init() }
  open override var type: String { "ResetForm" }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFActionResetForm()
    (copy.fields, copy.fieldsIncludedAreCleared) = (fields, fieldsIncludedAreCleared)
    return copy
  }

  func resets(_ name: String?) -> Bool {
    guard let fields else { return true }
    return fields.contains(name ?? "") == fieldsIncludedAreCleared
  }
}
