/// A font description, or the font of an attributed string.
package struct FontElement: DocumentElement {
  package enum Face: Equatable, Sendable {
    /// The system font in a weight such as `semibold`; nil is regular.
    case system(weight: String?)
    case boldSystem
    case italicSystem
    /// A text style by its constant, for example `UICTFontTextStyleTitle0`, which is the large title.
    case textStyle(String)
    case named(String, family: String?)
  }

  package let node: DocumentNode

  package init(node: DocumentNode) { self.node = node }

  package var face: Face {
    if let style = node["style"] { return .textStyle(style) }
    if let name = node["name"] { return .named(name, family: node["family"]) }
    switch node["type"] ?? node["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystem
    case "italicSystem": return .italicSystem
    default: return .system(weight: node["weight"])
    }
  }

  /// The size in points; text styles have none, and symbolic sizes are UIKit's class properties of that name.
  package var pointSize: Double? {
    if let size = node.length("pointSize") ?? node.length("size") { return size }
    switch node["size"] {
    case "button": return 18
    case "label": return 17
    case "system": return 14
    case "smallSystem": return 12
    default: return nil
    }
  }
}
