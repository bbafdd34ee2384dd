/// A guide that constraints of the document can name.
package struct LayoutGuideElement: DocumentElement {
  package enum Kind: Equatable, Sendable {
    case safeArea
    case contentLayout
    case frameLayout
    case keyboard
    /// A controller's guide from before safe areas.
    case top
    case bottom
    case other(String)
  }

  package let node: DocumentNode

  package init(node: DocumentNode) { self.node = node }

  package var kind: Kind {
    switch node["key"] ?? node["type"] ?? "" {
    case "safeArea": .safeArea
    case "contentLayoutGuide": .contentLayout
    case "frameLayoutGuide": .frameLayout
    case "keyboard", "keyboardLayoutGuide": .keyboard
    case "top": .top
    case "bottom": .bottom
    case let name: .other(name)
    }
  }
}
