public import Foundation

extension CSSearchableItemAttributeSet {
  /// The subject; nil for none.
  public var subject: String? {
    get { value("subject") }
    set { set(newValue, "subject") }
  }
  /// The theme; nil for none.
  public var theme: String? {
    get { value("theme") }
    set { set(newValue, "theme") }
  }
  /// What the item contains, in words; nil for none.
  public var contentDescription: String? {
    get { value("contentDescription") }
    set { set(newValue, "contentDescription") }
  }
  /// The identifier of the document; nil for none.
  public var identifier: String? {
    get { value("identifier") }
    set { set(newValue, "identifier") }
  }
  /// The audiences; nil for none.
  public var audiences: [String]? {
    get { value("audiences") }
    set { set(newValue, "audiences") }
  }
  /// The size of the file, in megabytes; nil for none.
  public var fileSize: NSNumber? {
    get { value("fileSize") }
    set { set(newValue, "fileSize") }
  }
  /// The number of pages; nil for none.
  public var pageCount: NSNumber? {
    get { value("pageCount") }
    set { set(newValue, "pageCount") }
  }
  /// The width of a page, in points; nil for none.
  public var pageWidth: NSNumber? {
    get { value("pageWidth") }
    set { set(newValue, "pageWidth") }
  }
  /// The height of a page, in points; nil for none.
  public var pageHeight: NSNumber? {
    get { value("pageHeight") }
    set { set(newValue, "pageHeight") }
  }
  /// How the document is encrypted; nil for none.
  public var securityMethod: String? {
    get { value("securityMethod") }
    set { set(newValue, "securityMethod") }
  }
  /// The program that made the document; nil for none.
  public var creator: String? {
    get { value("creator") }
    set { set(newValue, "creator") }
  }
  /// The programs that wrote the document; nil for none.
  public var encodingApplications: [String]? {
    get { value("encodingApplications") }
    set { set(newValue, "encodingApplications") }
  }
  /// The kind, in words; nil for none.
  public var kind: String? {
    get { value("kind") }
    set { set(newValue, "kind") }
  }
  /// The names of the fonts; nil for none.
  public var fontNames: [String]? {
    get { value("fontNames") }
    set { set(newValue, "fontNames") }
  }
}
