public import Foundation
public import PlainviewGraphics
package import PlainviewInterfaceBuilder
import PlainviewRuntime
@_spi(Plainview) package import PlainviewUIKitCore

extension XCUIApplication {
  /// An app that shows a scene of a storyboard, or a xib; the file is read at every launch.
  ///
  /// `scene` is a storyboard identifier or an id of the document; without one the initial controller is shown. Without a
  /// device it is the one that the document was designed for. A document that cannot be read is an error of `launch()`.
  public convenience init(
    document url: URL, scene: String? = nil, device: SimulatedDevice? = nil, textMetrics: TextMetrics = .cells
  ) {
    self.init(
      documentPath: url.path, scene: scene, device: device, textMetrics: textMetrics, options: LoadingOptions())
  }

  /// The path is the one that errors and remarks show; bytes, if given, are the document instead of the file's, and a document
  /// that was read already is the one of the first launch.
  package convenience init(
    documentPath path: String, scene: String? = nil, device: SimulatedDevice? = nil, textMetrics: TextMetrics = .cells,
    bytes: [UInt8]? = nil, document: InterfaceDocument? = nil, options: LoadingOptions
  ) {
    let source = DocumentSource(path: path, bytes: bytes, document: document, options: options)
    self.init(
      entry: AppEntry(
        device: {
          try source.read()
          return try device ?? source.device()
        },
        makeController: { try source.controller(scene) }, remarks: { source.remarks },
        elsewhere: { source.elements(called: $0, outside: scene) }),
      textMetrics: textMetrics)
  }

  /// What was remarked of the app's document while it was read and loaded, in the order of the positions.
  package var documentDiagnostics: [DocumentDiagnostic] { entry.remarks() }

  /// What the app's documents asked of code that is not in the program, oldest first.
  package var recordedCalls: [RecordedCall] { process?.enter { CallRecord.current.calls } ?? [] }
}

/// A document from which a controller is loaded.
@MainActor private final class DocumentSource {
  private let path: String
  private let bytes: [UInt8]?
  private let options: LoadingOptions
  /// What was read before the first launch.
  private var given: InterfaceDocument?
  private var known: InterfaceDocument?
  private var loader: DocumentLoader?

  init(path: String, bytes: [UInt8]?, document: InterfaceDocument?, options: LoadingOptions) {
    self.path = path
    self.bytes = bytes
    given = document
    self.options = options
  }

  func read() throws {
    if let given {
      known = given
      self.given = nil
      return
    }
    known = try bytes.map { try InterfaceDocument(bytes: $0, path: path) } ?? InterfaceDocument(contentsOf: path)
  }

  func document() throws -> InterfaceDocument {
    if let known { return known }
    try read()
    return try document()
  }

  /// The device that the document was designed for.
  func device() throws -> SimulatedDevice {
    let document = try document()
    let profile = document.deviceProfile
    return SimulatedDevice(profile, document.device?.orientation ?? .portrait, name: profile.id)
  }

  func controller(_ scene: String?) throws -> UIViewController {
    let loader = DocumentLoader(document: try document(), options: options)
    self.loader = loader
    return try loader.controller(scene: scene)
  }

  /// The elements of the other scenes that have a text or an identifier, each with its location.
  func elements(called name: String, outside scene: String?) -> [String] {
    guard let known, known.kind == .storyboard, let shown = loader?.shownControllerID(scene: scene) else { return [] }
    return known.scenes.compactMap(\.controller).filter { $0.id != shown }.flatMap { controller in
      controller.node.elements(called: name).map { node in
        let title = controller.storyboardIdentifier ?? controller.title ?? controller.id ?? ""
        return "\(path):\(node.position.line):\(node.position.column): the \(node.name) is in the scene '\(title)', "
          + "which is not shown"
      }
    }
  }

  var remarks: [DocumentDiagnostic] { loader?.diagnostics ?? known?.diagnostics ?? [] }
}

extension DocumentNode {
  /// The elements in this one that show a text or have an identifier, in document order.
  fileprivate func elements(called name: String) -> [DocumentNode] {
    var found: [DocumentNode] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      let identifier = node.child("accessibility")?["identifier"]
      let titles = node.children.filter { $0.name == "state" }.map { $0["title"] }
      if ([node["text"], node["placeholder"], identifier] + titles).contains(name) { found.append(node) }
      waiting += node.children.reversed()
    }
    return found
  }
}
