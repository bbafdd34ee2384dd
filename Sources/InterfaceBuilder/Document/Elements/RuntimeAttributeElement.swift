package import Foundation

/// A value for a key path, set through key-value coding.
package struct RuntimeAttributeElement: DocumentElement {
  package enum Value: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    case localizedString(String)
    case color(ColorElement)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(location: Int, length: Int)
    case image(name: String)
  }

  package let node: DocumentNode

  package init(node: DocumentNode) { self.node = node }

  package var keyPath: String { node["keyPath"] ?? "" }
  package var type: String { node["type"] ?? "" }

  /// The value by the attribute's type; nil if the document holds none or a malformed one.
  package var value: Value? {
    switch type {
    case "nil": .null
    case "boolean": bool("value").map(Value.boolean)
    case "number": numericValue
    case "string": string("value").map(Value.string)
    case "localizedString": string("value").map(Value.localizedString)
    case "color": color("value").map(Value.color)
    case "point": point("value").map(Value.point)
    case "size": size("value").map(Value.size)
    case "rect": rect("value").map(Value.rect)
    case "range": rangeValue
    case "image": string("value").map(Value.image)
    default: nil
    }
  }

  private var numericValue: Value? {
    if element("value")?.name != "real", let integer = integer("value") { return .integer(integer) }
    return number("value").map(Value.real)
  }

  private var rangeValue: Value? {
    guard let child = element("value") else { return nil }
    guard let location = child.integer("location"), let length = child.integer("length") else { return nil }
    return .range(location: location, length: length)
  }
}
