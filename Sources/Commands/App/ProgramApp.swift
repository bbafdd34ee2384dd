package import Foundation
import PlainviewGraphics
import PlainviewUIAutomation
@_spi(Plainview) import PlainviewUIKitCore

/// The app of the program that a command runs in: `MyApp --plainview tree`.
@MainActor package struct ProgramApp {
  /// The class of its delegate; nil for an app without one.
  private let delegate: NSObject.Type?
  /// How messages call the program.
  let name: String

  package init(delegate: NSObject.Type?, name: String) {
    self.delegate = delegate
    self.name = name
  }

  func makeApp(on device: SimulatedDevice?, textMetrics: TextMetrics = .cells) -> XCUIApplication {
    XCUIApplication(ofProgram: delegate, device: device ?? .default, textMetrics: textMetrics)
  }
}
