import Foundation

/// The values of an object as its description has them.
enum ObjectDescription {
  static func text(of object: NSManagedObject) -> String {
    let lines = object.entity.properties.map(\.name).sorted().map { "    \($0) = \(text(object, $0));" }
    return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: "\n") + "\n}"
  }

  private static func text(_ object: NSManagedObject, _ key: String) -> String {
    if let relationship = object.entity.property(key) as? NSRelationshipDescription {
      let ids = object.row.references[key]?.ids ?? []
      if relationship.isToMany { return "(" + ids.map(\.description).joined(separator: ", ") + ")" }
      return ids.first.map(\.description) ?? "nil"
    }
    switch object.row.values[key] {
    case nil: return "nil"
    case let text as String: return "\"\(text)\""
    case let value?: return "\(value)"
    }
  }
}
