import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

extension AlertButton {
  func drawAction(on canvas: ScreenCanvas) {
    canvas.fill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 0.5), .separator)
    let usual: UIColor = action.style == .destructive ? .systemRed : tintColor
    let color: UIColor = !isEnabled ? .tertiaryLabel : action.titleTextColor ?? usual
    canvas.write(
      action.title ?? "", centeredIn: bounds,
      font: .systemFont(ofSize: 17, weight: action.style == .cancel ? .semibold : .regular), color: color)
  }
}
