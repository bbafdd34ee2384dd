public import Foundation
public import PlainviewGraphics
import PlainviewSnapshot
public import PlainviewUIKitCore
import PlainviewXCTest

extension Diffing where Value == UIImage {
  /// Text pictures, cell by cell.
  public static var image: Self { image() }

  /// Text pictures, cell by cell; the precisions are for pixels.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Self {
    Self(
      toData: { Data(Picture.text(of: $0).utf8) },
      fromData: { Picture(text: String(decoding: $0, as: UTF8.self)) }
    ) { old, new in
      let texts = (Picture.text(of: old), Picture.text(of: new))
      guard texts.0 != texts.1 else { return nil }
      let attachments = [old, new].map { XCTAttachment(picture: $0) }
      attachments[0].name = "reference"
      attachments[1].name = "failure"
      return (TextLines.difference(texts.0, texts.1), attachments)
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The image's name and size: no image has pixels here.
  public static var image: Snapshotting { .image() }

  /// The image's name and size: no image has pixels here.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting
  {
    Snapshotting(pathExtension: Picture.pathExtension, diffing: .image)
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// The layer's view as a text picture; a layer without one by its size.
  public static var image: Snapshotting { .image() }

  /// The layer's view as a text picture with given traits; the precisions are for pixels.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: Picture.pathExtension, diffing: .image) { layer in
      return Stage.onMain {
        guard let view = layer.view else {
          let size = layer.bounds.size
          return Picture(text: "\(type(of: layer)), \(size.width) x \(size.height) points\n", size: size)
        }
        return Stage(config: ViewImageConfig(size: view.frame.size), traits: traits).show(view) { Picture(of: $0) }
      }
    }
  }
}
