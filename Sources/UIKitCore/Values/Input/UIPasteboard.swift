public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// The clipboard; the contents belong to the simulated process and end with it.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String
    /// Creates a name from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard that all apps use.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// Posted when the contents have changed.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The name of the pasteboard.
  open private(set) var name: Name
  /// Goes up by one with every change of the contents.
  open private(set) var changeCount = 0
  private var kept: [Any] = []
  /// When the contents go, by the app's clock; nil for never.
  private var end: TimeInterval?
  /// The contents now: none when their time is over.
  private var contents: [Any] {
    get { end.map { $0 <= SimulatedProcess.current.clock.now } == true ? [] : kept }
    set {
      kept = newValue
      end = nil
    }
  }

  private init(name: Name) {
    self.name = name
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use UIPasteboard.general") }

  /// The pasteboard that edit menus use.
  open class var general: UIPasteboard {
    SimulatedProcess.current.singleton(UIPasteboard.self) { UIPasteboard(name: .general) }
  }

  // MARK: Contents

  /// The first text; nil for none. Setting it replaces all the contents.
  open var string: String? {
    get { strings?.first }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }

  /// The attributed text that was copied last; nil after another copy.
  package final var styled: NSAttributedString? { styledText?.count == changeCount ? styledText?.text : nil }
  private var styledText: (count: Int, text: NSAttributedString)?

  /// Replaces the contents by an attributed text; other apps get its plain text.
  package final func takeStyled(_ text: NSAttributedString) {
    string = text.string
    styledText = (changeCount, text)
  }

  /// All the texts; nil for none. Setting them replaces all the contents.
  open var strings: [String]? {
    get { values(String.self) }
    set { replace(with: newValue ?? []) }
  }

  /// The first URL; nil for none. Setting it replaces all the contents.
  open var url: URL? {
    get { values(URL.self)?.first }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }

  /// The first image; nil for none. Setting it replaces all the contents.
  open var image: UIImage? {
    get { values(UIImage.self)?.first }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }

  /// The first color; nil for none. Setting it replaces all the contents.
  open var color: UIColor? {
    get { values(UIColor.self)?.first }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }

  /// All the URLs; nil for none. Setting them replaces all the contents.
  open var urls: [URL]? {
    get { values(URL.self) }
    set { replace(with: newValue ?? []) }
  }

  /// All the images; nil for none. Setting them replaces all the contents.
  open var images: [UIImage]? {
    get { values(UIImage.self) }
    set { replace(with: newValue ?? []) }
  }

  /// All the colors; nil for none. Setting them replaces all the contents.
  open var colors: [UIColor]? {
    get { values(UIColor.self) }
    set { replace(with: newValue ?? []) }
  }

  /// Replaces the contents by the items that an app shares.
  package final func take(_ items: [Any]) { replace(with: items) }

  /// The contents as item providers. Setting them replaces the contents by their first objects; data alone is left out.
  open var itemProviders: [NSItemProvider] {
    get { contents.map { Self.provider(of: $0) } }
    set { replace(with: newValue.compactMap { $0.plainObject }) }
  }

  private static func provider(of item: Any) -> NSItemProvider {
    let item = (item as? PasteboardItem).map(\.simple) ?? item
    if let text = item as? String { return NSItemProvider(object: NSString(string: text)) }
    if let url = item as? URL, let address = NSURL(string: url.absoluteString) {
      return NSItemProvider(object: address)
    }
    if let object = item as? any NSItemProviderWriting { return NSItemProvider(object: object) }
    return NSItemProvider()
  }

  /// The number of items.
  open var numberOfItems: Int { contents.count }
  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { values(URL.self) != nil }
  /// Whether there is an image.
  open var hasImages: Bool { values(UIImage.self) != nil }
  /// Whether there is a color.
  open var hasColors: Bool { values(UIColor.self) != nil }

  private func values<Value>(_ type: Value.Type) -> [Value]? {
    let found = contents.compactMap { $0 as? Value ?? ($0 as? PasteboardItem)?.first(Value.self) }
    return found.isEmpty ? nil : found
  }

  private func replace(with new: [Any]) { replace(with: new, until: nil) }

  private func replace(with new: [Any], until date: Date?) {
    contents = new
    end = date.map { SimulatedProcess.current.clock.now + $0.timeIntervalSinceNow }
    changeCount += 1
    UserCode.post(UIPasteboard.changedNotification, object: self)
  }

  // MARK: UIPasteboard+Items

  /// The contents by their kinds. Setting them replaces all the contents.
  open var items: [[String: Any]] {
    get { contents.map { PasteboardItem(whole: $0).values } }
    set { setItems(newValue) }
  }
  /// Adds contents by their kinds behind the others.
  open func addItems(_ items: [[String: Any]]) {
    replace(with: contents + items.map { PasteboardItem(values: $0) as Any })
  }
  /// Replaces the contents by others with their kinds, which may be there for a while only.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    replace(with: items.map { PasteboardItem(values: $0) }, until: options[.expirationDate] as? Date)
  }
  /// The kinds of the first item; empty without one.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Returns whether the first item has one of the kinds.
  open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }
  /// Returns what the first item has of a kind; nil for nothing.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// Replaces the contents by a value of a kind.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }
  /// Returns the data that the first item has of a kind; nil for none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    items.first?[pasteboardType].flatMap(PasteboardItem.data)
  }
  /// Replaces the contents by data of a kind.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: data]]) }
}
