/// An attributed string, as a list of runs.
package struct AttributedTextElement: DocumentElement {
  package struct Run: DocumentElement {
    package let node: DocumentNode

    package var text: String { node.string("content") ?? "" }
    /// The run's attributes by Foundation's keys: `NSColor`, `NSFont`, `NSParagraphStyle`, `NSKern` and so on.
    package var attributes: DocumentNode? { node.child("attributes") }
    package var color: ColorElement? { attributes?.color("NSColor") }
    package var font: FontElement? { attributes?.font("NSFont") }
    package var paragraphStyle: DocumentNode? { attributes?.element("NSParagraphStyle") }
  }

  package let node: DocumentNode

  package init(node: DocumentNode) { self.node = node }

  package var runs: [Run] { node.children.filter { $0.name == "fragment" }.map(Run.init(node:)) }
  package var text: String { runs.map(\.text).joined() }
}
