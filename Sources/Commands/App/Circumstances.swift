import PlainviewGraphics
import PlainviewUIAutomation

/// Under what a document is shown; what is nil is the document's or the device's own.
struct Circumstances {
  enum Appearance: String, CaseIterable { case light, dark }

  var device: SimulatedDevice?
  var textSize: UIContentSizeCategory?
  var appearance: Appearance?
  var language: String?

  /// What the app is launched with.
  var launchArguments: [String] {
    var arguments: [String] = []
    if let textSize { arguments += ["-UIPreferredContentSizeCategoryName", textSize.rawValue] }
    if let appearance { arguments += ["-AppleInterfaceStyle", appearance.rawValue] }
    if let language { arguments += ["-AppleLanguages", "(\"\(language)\")"] }
    return arguments
  }
}
