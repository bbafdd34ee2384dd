import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

extension UIProgressView {
  func drawProgress(on canvas: ScreenCanvas) {
    let track = CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    canvas.fill(track, trackTintColor ?? .systemFill, radius: 2)
    let width = track.width * CGFloat(progress)
    let x = isLayoutRightToLeft ? track.maxX - width : track.minX
    if width > 0 {
      canvas.fill(CGRect(x: x, y: track.minY, width: width, height: 4), progressTintColor ?? tintColor, radius: 2)
    }
  }
}

extension UIActivityIndicatorView {
  func drawWheel(on canvas: ScreenCanvas) {
    if isAnimating { canvas.drawWheel(in: bounds, color) }
  }
}

extension UIRefreshControl {
  /// The wheel, with the title below it; nothing while the control waits to be pulled.
  func drawRefreshing(on canvas: ScreenCanvas) {
    guard isRefreshing else { return }
    canvas.drawWheel(in: CGRect(x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20), tintColor)
    let area = CGRect(x: bounds.minX, y: bounds.midY + 12, width: bounds.width, height: 16)
    canvas.write(attributedTitle?.string ?? "", centeredIn: area, font: .systemFont(ofSize: 12), color: .secondaryLabel)
  }
}

extension ScreenCanvas {
  /// A wheel that turns: a ring that is open at the top.
  func drawWheel(in rect: CGRect, _ color: UIColor?) {
    let radius = max(0, min(rect.width, rect.height) / 2 - 2)
    let points = (0...12).map { step in
      let angle = (Double(step) / 12 * 1.6 - 0.3) * Double.pi
      return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    }
    line(points, color, width: 2)
  }
}
