/// What a button shows in one of its states.
package struct ButtonStateElement: DocumentElement {
  package let node: DocumentNode
  /// `normal`, `highlighted`, `disabled`, `selected` or `focused`.
  package var state: String { node["key"] ?? "normal" }
  package var title: String? { string("title") }
  package var attributedTitle: AttributedTextElement? { attributedText("attributedTitle") }
  package var titleColor: ColorElement? { color("titleColor") }
  package var titleShadowColor: ColorElement? { color("titleShadowColor") }
  package var image: ImageElement? { image("image") }
  package var backgroundImage: ImageElement? { image("backgroundImage") }
}

/// The configuration that a button of iOS 15 and later is made from.
package struct ButtonConfigurationElement: DocumentElement {
  package let node: DocumentNode
  /// `plain`, `gray`, `tinted`, `filled`, `borderless` and so on.
  package var style: String { node["style"] ?? "plain" }
  package var title: String? { string("title") }
  package var subtitle: String? { string("subtitle") }
  package var attributedTitle: AttributedTextElement? { attributedText("attributedTitle") }
  package var attributedSubtitle: AttributedTextElement? { attributedText("attributedSubtitle") }
  package var titleFont: FontElement? { font("titleFontDescription") }
  package var image: ImageElement? { image("image") }
  package var contentInsets: InsetsElement? { insets("contentInsets") }
  package var baseForegroundColor: ColorElement? { color("baseForegroundColor") }
  package var baseBackgroundColor: ColorElement? { color("baseBackgroundColor") }
}

/// A segment of a segmented control.
package struct SegmentElement: DocumentElement {
  package let node: DocumentNode
  package var title: String? { string("title") }
  package var image: ImageElement? { image("image") }
  package var isEnabled: Bool { bool("enabled") ?? true }
  /// The fixed width in points; nil or 0 lets the control decide.
  package var width: Double? { length("width") }
}

extension ViewElement {
  package var buttonStates: [ButtonStateElement] {
    node.children.filter { $0.name == "state" }.map(ButtonStateElement.init(node:))
  }
  package func buttonState(_ state: String) -> ButtonStateElement? { buttonStates.first { $0.state == state } }
  package var buttonConfiguration: ButtonConfigurationElement? {
    node.child("buttonConfiguration").map(ButtonConfigurationElement.init(node:))
  }

  package var segments: [SegmentElement] {
    node.members(of: "segments").filter { $0.name == "segment" }.map(SegmentElement.init(node:))
  }

  package var fontDescription: FontElement? { font("fontDescription") }
  package var textColor: ColorElement? { color("textColor") }
  /// Keyboard settings of text fields, text views and search bars.
  package var textInputTraits: DocumentNode? { element("textInputTraits") }
}
