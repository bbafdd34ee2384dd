import Foundation
import PlainviewGraphics
import PlainviewWidgets

/// The configurations of buttons.
extension ViewDecoder {
  func configuration(_ element: ButtonConfigurationElement) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element.style {
      case "filled", "borderedProminent": .filled()
      case "gray": .gray()
      case "tinted", "borderedTinted": .tinted()
      case "bordered": .bordered()
      default: .plain()
      }
    configuration.title = element.title ?? element.attributedTitle?.text
    configuration.subtitle = element.subtitle ?? element.attributedSubtitle?.text
    configuration.image = element.image.flatMap { UIImage.made(from: $0) }
    if let padding = element.length("imagePadding") { configuration.imagePadding = CGFloat(padding) }
    if let padding = element.length("titlePadding") { configuration.titlePadding = CGFloat(padding) }
    configuration.showsActivityIndicator = element.bool("showsActivityIndicator") ?? false
    decodeArrangement(element, into: &configuration)
    if let insets = element.contentInsets {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
    if let color = element.baseForegroundColor {
      configuration.baseForegroundColor = .made(from: color, in: context.document)
    }
    if let color = element.baseBackgroundColor {
      configuration.baseBackgroundColor = .made(from: color, in: context.document)
    }
    decodeBackground(element, into: &configuration)
    return configuration
  }

  private func decodeArrangement(
    _ element: ButtonConfigurationElement, into configuration: inout UIButton.Configuration
  ) {
    switch element.node["imagePlacement"] {
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "trailing": configuration.imagePlacement = .trailing
    default: break
    }
    switch element.node["titleAlignment"] {
    case "leading": configuration.titleAlignment = .leading
    case "center": configuration.titleAlignment = .center
    case "trailing": configuration.titleAlignment = .trailing
    default: break
    }
    switch element.node["buttonSize"] {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "large": configuration.buttonSize = .large
    default: break
    }
    switch element.node["indicator"] {
    case "none": configuration.indicator = .none
    case "popup": configuration.indicator = .popup
    default: break
    }
  }

  private func decodeBackground(
    _ element: ButtonConfigurationElement, into configuration: inout UIButton.Configuration
  ) {
    switch element.node["cornerStyle"] {
    case "fixed": configuration.cornerStyle = .fixed
    case "small": configuration.cornerStyle = .small
    case "medium": configuration.cornerStyle = .medium
    case "large": configuration.cornerStyle = .large
    case "capsule": configuration.cornerStyle = .capsule
    default: break
    }
  }
}
