import PlainviewInterfaceBuilder
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// What flows can call the elements of a document by, in all of its scenes, hidden ones included.
@MainActor final class DocumentNames {
  var path: String { document.path }
  private let document: InterfaceDocument
  private(set) var identifiers: [String] = []
  private(set) var texts: [String] = []

  /// Shows each scene once; fails if the document cannot be read.
  init(path: String) throws(DocumentError) {
    document = try InterfaceDocument(contentsOf: path)
    for scene in document.shownScenes {
      let app = XCUIApplication(
        documentPath: path, scene: scene.id, document: document, options: .recordingMissingCode)
      guard (try? app.launch()) != nil else { continue }
      app.process?.enter { add(app.window?.preorder() ?? []) }
      app.terminate()
    }
  }

  private func add(_ views: [UIView]) {
    for view in views {
      if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { identifiers.append(identifier) }
      texts += ElementTree.texts(of: view)
    }
  }

  /// The names by which a flow's header may call a scene.
  var sceneNames: [String] {
    document.scenes.flatMap { scene in
      [scene.controller?.storyboardIdentifier, scene.controller?.id, scene.sceneID].compactMap { $0 }
    }
  }
}
