public import Foundation
import PlainviewRuntime

/// What was cut or copied; the contents belong to the simulated process and are gone with it.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  open private(set) var name: Name
  /// Goes up by one with every change of the contents.
  open private(set) var changeCount = 0
  private var contents: [Any] = []

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

  open var string: String? {
    get { strings?.first }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }

  /// The text that was copied with its attributes last; nil once something else was copied.
  package final var styled: NSAttributedString? { styledText?.count == changeCount ? styledText?.text : nil }
  private var styledText: (count: Int, text: NSAttributedString)?

  /// Takes a text with its attributes in place of what was there; others find its letters.
  package final func takeStyled(_ text: NSAttributedString) {
    string = text.string
    styledText = (changeCount, text)
  }

  open var strings: [String]? {
    get { values(String.self) }
    set { replace(with: newValue ?? []) }
  }

  open var url: URL? {
    get { values(URL.self)?.first }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }

  open var image: UIImage? {
    get { values(UIImage.self)?.first }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }

  open var color: UIColor? {
    get { values(UIColor.self)?.first }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }

  open var urls: [URL]? {
    get { values(URL.self) }
    set { replace(with: newValue ?? []) }
  }

  open var images: [UIImage]? {
    get { values(UIImage.self) }
    set { replace(with: newValue ?? []) }
  }

  open var colors: [UIColor]? {
    get { values(UIColor.self) }
    set { replace(with: newValue ?? []) }
  }

  /// Takes what an app shares in place of what was there.
  package final func take(_ items: [Any]) { replace(with: items) }

  open var numberOfItems: Int { contents.count }
  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { values(URL.self) != nil }
  open var hasImages: Bool { values(UIImage.self) != nil }
  open var hasColors: Bool { values(UIColor.self) != nil }

  private func values<Value>(_ type: Value.Type) -> [Value]? {
    let found = contents.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }

  private func replace(with new: [Any]) {
    contents = new
    changeCount += 1
    UserCode.post(UIPasteboard.changedNotification, object: self)
  }
}
