import Foundation
import PlainviewRuntime

/// A colour as archives have it: its channels by UIKit's keys, those of the dark style where they are others, and its name.
struct ArchivedColor {
  let light: UIColor.Components
  let dark: UIColor.Components?
  let name: String?

  init(of color: UIColor) {
    func components(_ style: UIUserInterfaceStyle) -> UIColor.Components {
      color.components(for: UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: style)]))
    }
    light = components(.light)
    let other = components(.dark)
    dark = other == light ? nil : other
    name = color.name
  }

  /// Nil if the archive has no channels.
  init?(from coder: NSCoder) {
    guard let light = Self.components(in: coder, "UI") else { return nil }
    self.light = light
    dark = Self.components(in: coder, "UIDark")
    name = coder.objectIfPresent(of: NSString.self, forKey: "UISystemColorName").map { String(describing: $0) }
  }

  func encode(with coder: NSCoder) {
    coder.encode(light.isGray ? 2 : 4, forKey: "UIColorComponentCount")
    Self.encode(light, "UI", with: coder)
    if let dark { Self.encode(dark, "UIDark", with: coder) }
    if let name { coder.encode(NSString(string: name), forKey: "UISystemColorName") }
  }

  private static func encode(_ color: UIColor.Components, _ prefix: String, with coder: NSCoder) {
    func add(_ channel: CGFloat, _ key: String) { coder.encode(Double(channel), forKey: prefix + key) }
    if color.isGray {
      add(color.red, "White")
    } else {
      add(color.red, "Red")
      add(color.green, "Green")
      add(color.blue, "Blue")
    }
    add(color.alpha, "Alpha")
  }

  private static func components(in coder: NSCoder, _ prefix: String) -> UIColor.Components? {
    func channel(_ key: String) -> CGFloat? {
      coder.containsValue(forKey: prefix + key) ? CGFloat(coder.decodeDouble(forKey: prefix + key)) : nil
    }
    let alpha = channel("Alpha") ?? 1
    if let red = channel("Red"), let green = channel("Green"), let blue = channel("Blue") {
      return UIColor.Components(red: red, green: green, blue: blue, alpha: alpha)
    }
    return channel("White").map { UIColor.Components(red: $0, green: $0, blue: $0, alpha: alpha, isGray: true) }
  }
}
