public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation

/// What the user of a simulated device draws into previews.
@MainActor final class PreviewDevice {
  var markup: Data?
  nonisolated init() {}

  nonisolated static func of(_ parts: DeviceParts) -> PreviewDevice {
    parts.part(PreviewDevice.self) { PreviewDevice() }
  }
}

extension XCUIDevice {
  /// The contents that a file gets by the button Markup of a preview; nil, as at first, leaves them as they are.
  public var previewMarkup: Data? {
    get { PreviewDevice.of(parts).markup }
    set { PreviewDevice.of(parts).markup = newValue }
  }
}
