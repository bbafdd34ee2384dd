package import Foundation

/// Values of an element by key, whether they are written as attributes or as keyed child elements.
///
/// A value that is absent, `<nil key="…"/>` or malformed is nil; reading the document has reported the malformed ones.
extension DocumentElement {
  package func string(_ key: String) -> String? {
    if let attribute = node[key] { return attribute }
    guard let child = node.property(key), child.name == "string" || child.name == "mutableString" else { return nil }
    return child.characters
  }

  package func bool(_ key: String) -> Bool? {
    switch scalar(key, in: "bool") {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  package func number(_ key: String) -> Double? {
    (scalar(key, in: "real") ?? scalar(key, in: "integer")).flatMap(DecimalNumber.parse)
  }

  package func integer(_ key: String) -> Int? { number(key).flatMap(Int.init(exactly:)) }

  /// A property that is an element of its own, for example `textInputTraits` or `collectionViewLayout`.
  package func element(_ key: String) -> DocumentNode? { node.property(key) }

  /// Whether the document sets the property to nil expressly.
  package func isNil(_ key: String) -> Bool { node.property(key)?.name == "nil" }

  package func color(_ key: String) -> ColorElement? {
    guard let child = node.property(key), child.name == "color" else { return nil }
    return ColorElement(node: child)
  }

  package func font(_ key: String) -> FontElement? {
    guard let child = node.property(key), child.name == "fontDescription" || child.name == "font" else { return nil }
    return FontElement(node: child)
  }

  /// An image named by an attribute or by an `<imageReference>`.
  package func image(_ key: String) -> ImageElement? { ImageElement(key: key, owner: node) }

  package func attributedText(_ key: String) -> AttributedTextElement? {
    guard let child = node.property(key), child.name == "attributedString" else { return nil }
    return AttributedTextElement(node: child)
  }

  /// The names of the options that a keyed child switches on, for example `["flexibleMaxY", "widthSizable"]`.
  package func options(_ key: String) -> [String] {
    (node.property(key)?.attributes ?? []).filter { $0.value == "YES" }.map(\.name)
  }

  package func rect(_ key: String) -> CGRect? {
    guard let child = node.property(key), let x = child.length("x"), let y = child.length("y") else { return nil }
    guard let width = child.length("width"), let height = child.length("height") else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  package func point(_ key: String) -> CGPoint? {
    guard let child = node.property(key), let x = child.length("x"), let y = child.length("y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  package func size(_ key: String) -> CGSize? {
    guard let child = node.property(key) else { return nil }
    guard let width = child.length("width"), let height = child.length("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  package func insets(_ key: String) -> InsetsElement? { node.property(key).flatMap(InsetsElement.init(node:)) }

  /// A length or coordinate in points, of a magnitude that geometry can work with.
  package func length(_ key: String) -> Double? {
    guard let number = number(key), abs(number) <= DecimalNumber.largestLength else { return nil }
    return number
  }

  private func scalar(_ key: String, in childName: String) -> String? {
    if let attribute = node[key] { return attribute }
    guard let child = node.property(key), child.name == childName else { return nil }
    return child["value"]
  }
}

extension DocumentNode {
  /// The text of a `<string>` or `<mutableString>`; text that XML cannot hold is stored in base 64.
  var characters: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    let digits = text.filter { !$0.isWhitespace }
    let padded = digits + String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).flatMap { String(bytes: $0, encoding: .utf8) } ?? ""
  }
}

/// A number as documents write it: decimal, perhaps with an exponent, finite.
enum DecimalNumber {
  static let largestLength = 10_000_000.0

  static func parse(_ text: String) -> Double? {
    guard let first = text.utf8.first, first == 45 || first == 46 || (48...57).contains(first) else { return nil }
    guard !text.utf8.contains(where: { $0 == 120 || $0 == 88 || $0 == 112 }) else { return nil }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
