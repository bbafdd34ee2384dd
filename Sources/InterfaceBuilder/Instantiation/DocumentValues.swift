import Foundation
import PlainviewGraphics

extension UIColor {
  /// The colour that an element names or spells out, of the app's catalogs before the one that the document remembers;
  /// clear when neither has it.
  static func made(from element: ColorElement, in document: InterfaceDocument) -> UIColor {
    if case .system(let name) = element.source, let standard = UIColor.standard(named: name) { return standard }
    if case .named(let name) = element.source, let color = UIColor(named: name) { return color }
    guard let components = document.components(of: element) else { return .clear }
    func channel(_ value: Double) -> CGFloat { CGFloat(min(max(value, 0), 1)) }
    let (red, green, blue) = (channel(components.red), channel(components.green), channel(components.blue))
    let alpha = channel(components.alpha)
    if case .named(let name) = element.source { return UIColor(name: name, (red, green, blue, alpha)) }
    if red == green, green == blue { return UIColor(white: red, alpha: alpha) }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
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

extension UIRectEdge {
  /// The edges of these names; a name of no edge counts for nothing.
  init(sides: [String]) {
    let edges: [String: UIRectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
    self.init(sides.compactMap { edges[$0] })
  }
}
