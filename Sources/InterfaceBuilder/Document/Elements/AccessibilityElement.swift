/// What a document says to assistive technologies about an object.
package struct AccessibilityElement: DocumentElement {
  package let node: DocumentNode

  package init(node: DocumentNode) { self.node = node }

  package var identifier: String? { string("identifier") }
  package var label: String? { string("label") }
  package var hint: String? { string("hint") }
  package var isElement: Bool? { bool("isElement") }
  /// Names of traits, for example `button` or `staticText`; nil leaves those of the class.
  package var traits: [String]? { element("traits").map { _ in options("traits") } }
}
