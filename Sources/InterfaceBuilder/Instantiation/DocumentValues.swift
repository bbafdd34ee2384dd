import Foundation
import PlainviewUIKitCore

extension UIColor {
  /// The colour that an element names or spells out; clear when the document does not say.
  static func made(from element: ColorElement, in document: InterfaceDocument) -> UIColor {
    if case .system(let name) = element.source, let standard = UIColor.standard(named: name) { return standard }
    guard let components = document.components(of: element) else { return .clear }
    func channel(_ value: Double) -> CGFloat { CGFloat(min(max(value, 0), 1)) }
    let (red, green, blue) = (channel(components.red), channel(components.green), channel(components.blue))
    let alpha = channel(components.alpha)
    if case .named(let name) = element.source { return UIColor(name: name, (red, green, blue, alpha)) }
    if red == green, green == blue { return UIColor(white: red, alpha: alpha) }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension UIFont {
  /// The font that a description asks for; sizes that no text has become the system's.
  static func made(from element: FontElement) -> UIFont {
    let size = size(CGFloat(min(max(element.pointSize ?? 0, 0), 1000)))
    return switch element.face {
    case .system(let weight): systemFont(ofSize: size, weight: Self.weight(weight))
    case .boldSystem: boldSystemFont(ofSize: size)
    case .italicSystem: italicSystemFont(ofSize: size)
    case .textStyle(let style): preferredFont(forTextStyle: TextStyle(rawValue: style))
    case .named(let name, _): UIFont(anyName: name, size: size)
    }
  }

  private static func size(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

  private static func weight(_ name: String?) -> Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }
}

extension UIImage {
  /// The picture that an element names; nil when neither the document nor the app has it.
  static func made(from element: ImageElement) -> UIImage? {
    let image = element.isSymbol ? UIImage(systemName: element.name) : UIImage(named: element.name)
    switch element.renderingMode {
    case "template": return image?.withRenderingMode(.alwaysTemplate)
    case "original": return image?.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }
}

extension UIEdgeInsets {
  init(_ element: InsetsElement) {
    self.init(top: element.top, left: element.leading, bottom: element.bottom, right: element.trailing)
  }
}
