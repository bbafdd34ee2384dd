/// A colour as written: by components, or by the name of a system colour or of a colour of the app.
package struct ColorElement: DocumentElement {
  package enum Space: String, Sendable {
    case sRGB
    case displayP3
    case extendedSRGB
    case gray
    case genericRGB
    case deviceRGB
    case other
  }

  /// Components from 0 to 1; a grey has three equal ones.
  package struct Components: Equatable, Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let alpha: Double
    package let space: Space

    package init(red: Double, green: Double, blue: Double, alpha: Double, space: Space) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.space = space
    }
  }

  package enum Source: Equatable, Sendable {
    case components
    /// A dynamic colour of UIKit, for example `systemBackgroundColor`.
    case system(String)
    /// A colour set of the app's asset catalogs.
    case named(String)
  }

  package let node: DocumentNode

  package init(node: DocumentNode) { self.node = node }

  package var source: Source {
    if let name = node["systemColor"] ?? node["cocoaTouchSystemColor"] { return .system(name) }
    if let name = node["name"] { return node["catalog"] == "System" ? .system(name) : .named(name) }
    return .components
  }

  /// The components in the element itself; named colours mostly have none here but in the document's resources.
  package var components: Components? {
    let alpha = node.number("alpha") ?? 1
    if let white = node.number("white") {
      return Components(red: white, green: white, blue: white, alpha: alpha, space: space)
    }
    guard let red = node.number("red"), let green = node.number("green"), let blue = node.number("blue") else {
      return nil
    }
    return Components(red: red, green: green, blue: blue, alpha: alpha, space: space)
  }

  package var space: Space {
    let name = node["colorSpace"] ?? "custom"
    switch name == "custom" ? node["customColorSpace"] ?? "sRGB" : name {
    case "sRGB": return .sRGB
    case "displayP3": return .displayP3
    case "extendedSRGB": return .extendedSRGB
    case "genericGamma22GrayColorSpace", "calibratedWhite", "deviceWhite", "extendedGenericGamma22Gray": return .gray
    case "calibratedRGB", "genericRGB": return .genericRGB
    case "deviceRGB": return .deviceRGB
    default: return .other
    }
  }
}
