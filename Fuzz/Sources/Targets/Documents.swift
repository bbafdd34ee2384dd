import Foundation
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewSnapshot
import PlainviewUIAutomation
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

extension Target {
  /// Storyboards and xibs are read and checked; their scenes are made, laid out and drawn.
  static let documents = Target("documents") { bytes in
    let path = folder.path + "/Input.storyboard"
    let findings = DocumentCheck(path: path, bytes: bytes).findings
    guard let document = try? InterfaceDocument(bytes: bytes, path: path) else {
      return expect(!findings.isEmpty, "the check is silent about a document that cannot be read")
    }
    let ids: [String?] =
      document.kind == .xib ? [nil] : document.scenes.compactMap(\.controller?.id).prefix(4).map { $0 }
    for id in ids {
      if let problem = show(document, scene: id) {
        expect(
          findings.contains { $0.severity != .warning },
          "the check is silent about a scene that cannot be shown: \(problem)")
      }
    }
  }

  private static let folder = Scratch("documents")

  /// The reason why a scene cannot be shown.
  @MainActor private static func show(_ document: InterfaceDocument, scene id: String?) -> String? {
    var options = LoadingOptions()
    options.missingCode = .recorded
    let app = XCUIApplication(documentPath: document.path, scene: id, document: document, options: options)
    defer { app.terminate() }
    do { try app.launch() } catch { return "\(error)" }
    guard let process = app.process, let window = app.window else { return nil }
    let texts: [Snapshotting<UIView>] = [.hierarchy, .layout, .accessibility, .json, .svg, .styles]
    process.enter {
      let picture = Snapshotting<UIView>.ascii.text(of: window)
      for strategy in texts { _ = strategy.text(of: window) }
      expect(picture == Snapshotting<UIView>.ascii.text(of: window), "a screen has two pictures")
      // Each fact of a side is looked for by solving the layout without something.
      guard window.preorder().count < 16 else { return }
      let text = TreeFacts(of: window).text
      expect((try? TreeFacts(parsing: text))?.text == text, "facts are others when they are written and read again")
    }
    return nil
  }
}
