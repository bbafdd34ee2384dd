/// A storyboard or xib: what the file says, typed, without any UIKit object.
///
/// Elements are immutable and cheap to make from their nodes. Unless the document is resolved for some traits, it shows
/// everything that any size class installs.
package final class InterfaceDocument: ObjectContainer {
  package enum Kind: Equatable, Sendable {
    case storyboard
    case xib
  }

  package let path: String
  package let kind: Kind
  package let node: DocumentNode
  /// Remarks in the order of their positions.
  package let diagnostics: [DocumentDiagnostic]
  package let index: DocumentIndex

  /// Reads the file at `path`; the time is linear in its length.
  package convenience init(contentsOf path: String) throws(DocumentError) {
    try self.init(bytes: DocumentBytes.read(path), path: path)
  }

  /// Reads the text of a document; `path` serves its errors and remarks only.
  package convenience init(text: String, path: String) throws(DocumentError) {
    try self.init(bytes: Array(text.utf8), path: path)
  }

  /// Reads the bytes of a document; `path` serves its errors and remarks only.
  package convenience init(bytes: [UInt8], path: String) throws(DocumentError) {
    try DocumentBytes.check(bytes, path: path)
    let root = try DocumentScanner.scan(bytes, path: path)
    let kind = try Self.kind(of: root, path: path)
    let index = DocumentIndex(root: root)
    let inspection = DocumentInspection(root: root, index: index, path: path)
    self.init(path: path, kind: kind, node: root, diagnostics: inspection.diagnostics, index: index)
  }

  private init(
    path: String, kind: Kind, node: DocumentNode, diagnostics: [DocumentDiagnostic], index: DocumentIndex
  ) {
    self.path = path
    self.kind = kind
    self.node = node
    self.diagnostics = diagnostics
    self.index = index
  }

  private static func kind(of root: DocumentNode, path: String) throws(DocumentError) -> Kind {
    func error(_ problem: DocumentError.Problem) -> DocumentError {
      DocumentError(path: path, position: root.position, problem: problem)
    }
    if root.name == "archive" { throw error(.oldFormat) }
    guard root.name == "document" else { throw error(.wrongRoot(root.name)) }
    guard let type = root["type"] else { throw error(.unknownType(nil)) }
    if type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") || type.contains("WatchKit") {
      throw error(.otherPlatform(type: type))
    }
    if type.hasSuffix(".Storyboard.XIB") || type.hasSuffix(".Storyboard") { return .storyboard }
    if type.hasSuffix(".XIB") { return .xib }
    throw error(.unknownType(type))
  }

  // MARK: Settings

  package var toolsVersion: String? { node["toolsVersion"] }
  package var usesAutoLayout: Bool { bool("useAutolayout") ?? false }
  package var usesSafeAreas: Bool { bool("useSafeAreas") ?? false }
  package var usesTraitCollections: Bool { bool("useTraitCollections") ?? false }
  package var isLaunchScreen: Bool { bool("launchScreen") ?? false }

  // MARK: Objects

  package var scenes: [SceneElement] { node.members(of: "scenes").map(SceneElement.init(node:)) }
  package var initialControllerID: String? { node["initialViewController"] }
  package var initialController: ControllerElement? { initialControllerID.flatMap(controller(id:)) }

  package func controller(id: String) -> ControllerElement? {
    index.controller(id).map { ControllerElement(node: $0.node) }
  }

  /// The controller that `instantiateViewController(withIdentifier:)` finds.
  package func controller(storyboardIdentifier: String) -> ControllerElement? {
    for scene in scenes {
      for controller in scene.controllers where controller.storyboardIdentifier == storyboardIdentifier {
        return controller
      }
    }
    return nil
  }

  package func view(id: String) -> ViewElement? {
    guard let entry = index[id], entry.role == .view else { return nil }
    return ViewElement(node: entry.node)
  }

  /// The scene that holds the object.
  package func scene(of id: String) -> SceneElement? { scene(at: index[id]?.sceneIndex) }

  /// The scene of a controller.
  package func scene(ofController id: String) -> SceneElement? { scene(at: index.controller(id)?.sceneIndex) }

  private func scene(at sceneIndex: Int?) -> SceneElement? {
    sceneIndex.map { SceneElement(node: node.members(of: "scenes")[$0]) }
  }

  /// The constant of a constraint; where the document leaves it to the system 8 between siblings, none to a guide, which
  /// keeps the distance already, and 20 otherwise.
  ///
  /// The standard distance to a safe area is none, whatever constant is stored for systems that had no safe area.
  package func constant(of constraint: ConstraintElement) -> Double {
    if constraint.isSymbolic, isTiedToSafeArea(constraint) { return 0 }
    guard constraint.usesStandardSpacing else { return constraint.constant }
    for id in [constraint.firstItemID, constraint.secondItemID] {
      if let id, index[id]?.role == .layoutGuide { return 0 }
    }
    let parents = [constraint.firstItemID, constraint.secondItemID].map { id in
      id.flatMap { index[$0] }.flatMap { $0.role == .view ? $0.parentID : nil }
    }
    return parents[0] != nil && parents[0] == parents[1] ? 8 : 20
  }

  private func isTiedToSafeArea(_ constraint: ConstraintElement) -> Bool {
    [constraint.firstItemID, constraint.secondItemID].contains { id in
      guard let entry = id.flatMap({ index[$0] }), entry.role == .layoutGuide else { return false }
      return LayoutGuideElement(node: entry.node).kind == .safeArea
    }
  }

  // MARK: Variations

  /// The document with the variations for `traits` applied to every object.
  package func resolved(for traits: DocumentTraits) -> InterfaceDocument {
    guard node.containsVariation else { return self }
    return replacingNode(by: node.resolved(for: traits))
  }

  /// The document with another tree instead of its own.
  func replacingNode(by root: DocumentNode) -> InterfaceDocument {
    InterfaceDocument(path: path, kind: kind, node: root, diagnostics: diagnostics, index: DocumentIndex(root: root))
  }
}
