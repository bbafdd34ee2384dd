import Foundation
import PlainviewGraphics

extension UIPasteboard {
  /// How long and where contents are.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option as a text.
    public let rawValue: String
    /// Creates an option from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The date at which the contents go.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices do not get the contents. Kept, without effect: there are none.
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The kind under which a value's own kind is found out.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
}

/// An item of a pasteboard by its kinds.
struct PasteboardItem {
  let values: [String: Any]

  /// The kinds are kept; a value under the automatic kind gets its own.
  init(values: [String: Any]) {
    var kept = values
    if let value = kept.removeValue(forKey: UIPasteboard.typeAutomatic) { kept[Self.kind(of: value)] = value }
    self.values = kept
  }

  /// The item of a text, an address, an image, a color or another item.
  init(whole: Any) {
    values = (whole as? PasteboardItem)?.values ?? [Self.kind(of: whole): whole]
  }

  private static func kind(of value: Any) -> String {
    switch value {
    case is String: "public.utf8-plain-text"
    case is URL: "public.url"
    case is UIImage: "public.image"
    case is UIColor: "com.apple.uikit.color"
    default: "public.data"
    }
  }

  /// The first value of a type: as it is, or the text of data whose kind is a text's.
  func first<Value>(_ type: Value.Type) -> Value? {
    let sorted = values.sorted { $0.key < $1.key }
    if let known = sorted.lazy.compactMap({ $0.value as? Value }).first { return known }
    let texts = sorted.filter { $0.key.contains("text") }
    return texts.lazy.compactMap { Self.data($0.value).flatMap { String(data: $0, encoding: .utf8) } as? Value }.first
  }

  /// The text, address or image of the item; else the item itself.
  var simple: Any {
    if let text = first(String.self) { return text }
    if let url = first(URL.self) { return url }
    if let image = first(UIImage.self) { return image }
    return self
  }

  /// The bytes of a value: data itself, a text or an address in UTF-8, an image as PNG.
  static func data(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}
