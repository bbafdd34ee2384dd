public import Foundation
package import PlainviewInterfaceBuilder
import PlainviewRuntime
public import PlainviewUIKitCore

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

  /// The path is the one that errors and remarks show.
  package convenience init(
    documentPath path: String, scene: String? = nil, device: SimulatedDevice? = nil, textMetrics: TextMetrics = .cells,
    options: LoadingOptions
  ) {
    let source = DocumentSource(path: path, options: options)
    self.init(
      entry: AppEntry(
        device: {
          try source.read()
          return try device ?? SimulatedDevice(source.document().canvas, name: source.document().deviceProfile.id)
        },
        makeController: { try source.controller(scene) }, remarks: { source.remarks }),
      textMetrics: textMetrics)
  }

  /// What was remarked of the app's document while it was read and loaded, in the order of the places.
  package var documentDiagnostics: [DocumentDiagnostic] { entry.remarks() }

  /// What the app's documents asked of code that is not in the program, oldest first.
  package var recordedCalls: [RecordedCall] { process?.enter { CallRecord.current.calls } ?? [] }
}

/// A document on its way to a controller.
@MainActor private final class DocumentSource {
  private let path: String
  private let options: LoadingOptions
  private var known: InterfaceDocument?
  private var loader: DocumentLoader?

  init(path: String, options: LoadingOptions) {
    self.path = path
    self.options = options
  }

  func read() throws { known = try InterfaceDocument(contentsOf: path) }

  func document() throws -> InterfaceDocument {
    if let known { return known }
    try read()
    return try document()
  }

  func controller(_ scene: String?) throws -> UIViewController {
    let loader = DocumentLoader(document: try document(), options: options)
    self.loader = loader
    return try loader.controller(scene: scene)
  }

  var remarks: [DocumentDiagnostic] { loader?.diagnostics ?? known?.diagnostics ?? [] }
}
