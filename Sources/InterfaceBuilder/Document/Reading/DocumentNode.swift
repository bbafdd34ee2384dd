/// One XML element of a document with its attributes in the order in which they are written.
///
/// Nodes are immutable. Looking up an attribute or a child is linear in their number, which is small in real documents.
package final class DocumentNode: Sendable {
  package struct Attribute: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package let name: String
  package let attributes: [Attribute]
  package let children: [DocumentNode]
  /// The element's own character data; blank text between child elements is left out.
  package let text: String
  /// The position of the element's `<`.
  package let position: SourcePosition
  /// Whether this element or one below it is a `<variation>`.
  package let containsVariation: Bool

  package init(
    name: String, attributes: [Attribute] = [], children: [DocumentNode] = [], text: String = "",
    position: SourcePosition
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.position = position
    containsVariation = name == "variation" || children.contains { $0.containsVariation }
  }

  package subscript(attribute: String) -> String? {
    for candidate in attributes where candidate.name == attribute { return candidate.value }
    return nil
  }

  /// The first child element of that name.
  package func child(_ name: String) -> DocumentNode? {
    for candidate in children where candidate.name == name { return candidate }
    return nil
  }

  /// The elements inside the containers of that name, for example all of `<subviews>`.
  package func members(of container: String) -> [DocumentNode] {
    var members: [DocumentNode] = []
    for candidate in children where candidate.name == container { members += candidate.children }
    return members
  }

  /// The child element that stands for a property, `<color key="backgroundColor" …/>` for example.
  package func property(_ key: String) -> DocumentNode? {
    for candidate in children where candidate["key"] == key && candidate.name != "variation" { return candidate }
    return nil
  }
}
