import Foundation
import PlainviewSnapshot

/// A value with a text of its own for dumps.
public protocol AnySnapshotStringConvertible {
  /// Whether what is in the value is shown too.
  static var renderChildren: Bool { get }
  /// The text that a dump shows for the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False: what is in the value is not shown.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotes, as Swift writes it.
  public var snapshotDescription: String { debugDescription }
}
extension Data: AnySnapshotStringConvertible {
  /// The number of bytes, as Foundation writes it.
  public var snapshotDescription: String { debugDescription }
}
extension Date: AnySnapshotStringConvertible {
  /// In UTC, in whole seconds.
  public var snapshotDescription: String {
    formatted(.iso8601.year().month().day().dateTimeSeparator(.standard).time(includingFractionalSeconds: false))
      + "Z"
  }
}
extension NSObject: AnySnapshotStringConvertible {
  /// The object's debug description without its address.
  public var snapshotDescription: String { DumpText.withoutAddresses(debugDescription) }
}
extension String: AnySnapshotStringConvertible {
  /// The string in quotes, as Swift writes it.
  public var snapshotDescription: String { debugDescription }
}
extension Substring: AnySnapshotStringConvertible {
  /// The string in quotes, as Swift writes it.
  public var snapshotDescription: String { debugDescription }
}
extension URL: AnySnapshotStringConvertible {
  /// The address as text.
  public var snapshotDescription: String { debugDescription }
}

/// A value and what is in it as SnapshotTesting's `dump` writes it: the files are iOS's own.
enum DumpText {
  static func text<Value>(of value: Value) -> String { lines(of: value, nil, depth: 0, above: []) }

  /// A text without the addresses of objects.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[\da-f]+(\s*)/) { String($0.output.1) }
  }

  private static func lines(of value: Any, _ name: String?, depth: Int, above: Set<ObjectIdentifier>) -> String {
    let mirror = Mirror(reflecting: value)
    let indentation = String(repeating: " ", count: depth)
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    let label = name.map { "\($0): " } ?? ""
    var above = above
    var isSorted = false
    var description: String
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: description = count == 1 ? "1 element" : "\(count) elements"
    case .dictionary:
      description = count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
      isSorted = true
    case .set:
      description = count == 1 ? "1 member" : "\(count) members"
      isSorted = true
    case .tuple: description = count == 1 ? "(1 element)" : "(\(count) elements)"
    case .optional: description = typeName(of: mirror) + (count == 0 ? ".none" : "")
    default:
      if let value = value as? any AnySnapshotStringConvertible {
        guard type(of: value).renderChildren else {
          return "\(indentation)- \(label)\(value.snapshotDescription)\n"
        }
        description = value.snapshotDescription
      } else if let value = value as? any CustomStringConvertible {
        description = value.description
      } else {
        switch mirror.displayStyle {
        case .class:
          let identifier = ObjectIdentifier(value as AnyObject)
          guard above.insert(identifier).inserted else {
            return "\(indentation)\(bullet) \(name ?? "value") (circular reference detected)\n"
          }
          (description, isSorted) = (typeName(of: mirror), true)
        case .struct: (description, isSorted) = (typeName(of: mirror), true)
        case .enum: description = typeName(of: mirror) + (count == 0 ? ".\(value)" : "")
        default: description = String(describing: value)
        }
      }
    }
    var children = Array(mirror.children)
    if isSorted {
      // By label first: the text of the pair begins with it.
      children = children.map { ($0, lines(of: $0, nil, depth: 0, above: above)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }
    return "\(indentation)\(bullet) \(label)\(description)\n"
      + children.map { lines(of: $0.value, $0.label, depth: depth + 2, above: above) }.joined()
  }

  /// The type's name, without the numbers of types that functions declare.
  private static func typeName(of mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(/\ #\d+/, with: "")
  }
}
