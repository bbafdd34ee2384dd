import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

extension UIImageView {
  func drawPicture(on canvas: ScreenCanvas) {
    guard let shown else { return }
    canvas.image(shown.name ?? "image", in: ImageDrawing(shown, in: self).area, tintColor)
  }
}
