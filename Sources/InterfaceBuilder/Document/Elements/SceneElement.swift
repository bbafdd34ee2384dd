package import Foundation

/// The objects of a scene, or the top-level objects of a xib.
package protocol ObjectContainer: DocumentElement {}

extension ObjectContainer {
  /// All objects in document order.
  package var objects: [SceneObject] { node.members(of: "objects").map(SceneObject.init(node:)) }

  package var controllers: [ControllerElement] {
    objects.compactMap { if case .controller(let controller) = $0 { controller } else { nil } }
  }
  /// Views at the top level: those of a xib, or those in a scene's dock.
  package var views: [ViewElement] { objects.compactMap { if case .view(let view) = $0 { view } else { nil } } }
  package var recognizers: [RecognizerElement] {
    objects.compactMap { if case .recognizer(let recognizer) = $0 { recognizer } else { nil } }
  }
  package var placeholders: [PlaceholderElement] {
    objects.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }
  package var filesOwner: PlaceholderElement? { placeholders.first(where: \.isFilesOwner) }
  package var firstResponder: PlaceholderElement? { placeholders.first(where: \.isFirstResponder) }
}

/// A scene of a storyboard: one controller and what belongs to it.
package struct SceneElement: ObjectContainer {
  package let node: DocumentNode

  package init(node: DocumentNode) { self.node = node }

  package var sceneID: String? { node["sceneID"] }
  /// The scene's controller, which may be a reference to one of another storyboard.
  package var controller: ControllerElement? { controllers.first }
  package var exit: DocumentNode? { node.members(of: "objects").first { $0.name == "exit" } }
  package var canvasLocation: CGPoint? { point("canvasLocation") }
}
