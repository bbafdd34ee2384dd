/// A typed view of one node; what it has no property for is reached by key through the value accessors.
package protocol DocumentElement: Sendable {
  var node: DocumentNode { get }
}

extension DocumentNode: DocumentElement {
  package var node: DocumentNode { self }
}

extension DocumentElement {
  package var tag: String { node.name }
  package var id: String? { node["id"] }
  package var key: String? { node["key"] }
  package var position: SourcePosition { node.position }
  /// The name that Interface Builder's outline shows.
  package var userLabel: String? { node["userLabel"] }
  package var customClass: String? { node["customClass"] }
  /// The module of the custom class as stored; `inheritsTargetModule` says that the app's own module is meant.
  package var customModule: String? { node["customModule"] }
  package var inheritsTargetModule: Bool { node["customModuleProvider"] == "target" }

  package var connections: [ConnectionElement] { node.members(of: "connections").map(ConnectionElement.init(node:)) }
  package var outlets: [OutletElement] {
    connections.compactMap { if case .outlet(let outlet) = $0 { outlet } else { nil } }
  }
  package var outletCollections: [OutletCollectionElement] {
    connections.compactMap { if case .outletCollection(let collection) = $0 { collection } else { nil } }
  }
  package var actions: [ActionElement] {
    connections.compactMap { if case .action(let action) = $0 { action } else { nil } }
  }
  package var segues: [SegueElement] {
    connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
  }

  /// A remark about this element, for what a later stage finds out.
  package func diagnostic(
    _ message: String, path: String, severity: DocumentDiagnostic.Severity = .warning
  ) -> DocumentDiagnostic {
    DocumentDiagnostic(path: path, severity: severity, message: message, objectID: id, position: position)
  }

  /// The values that key-value coding sets after the object is made, in order.
  package var runtimeAttributes: [RuntimeAttributeElement] { node.runtimeAttributes }
  package var accessibility: AccessibilityElement? {
    node.child("accessibility").map(AccessibilityElement.init(node:))
  }
}

extension DocumentNode {
  /// The values that key-value coding sets after the object is made, in order.
  package var runtimeAttributes: [RuntimeAttributeElement] {
    members(of: "userDefinedRuntimeAttributes").map(RuntimeAttributeElement.init(node:))
  }
}
