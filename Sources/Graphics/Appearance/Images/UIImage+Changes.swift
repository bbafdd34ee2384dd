public import Foundation
import PlainviewRuntime

extension UIImage {
  /// The same picture with something about it changed.
  func changed(_ change: (inout Properties) -> Void) -> UIImage {
    var properties = properties
    change(&properties)
    return UIImage(properties)
  }

  func baseWithTintColor(_ color: UIColor, renderingMode mode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = mode
    }
  }

  func baseResizableImage(withCapInsets insets: UIEdgeInsets, resizingMode mode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = insets
      $0.resizingMode = mode
    }
  }

  func baseStretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: max(0, size.height - CGFloat(top) - 1),
        right: max(0, size.width - CGFloat(left) - 1)), resizingMode: .stretch)
  }

  func baseWithHorizontallyFlippedOrientation() -> UIImage {
    let turned: [Orientation: Orientation] = [
      .up: .upMirrored, .down: .downMirrored, .left: .leftMirrored, .right: .rightMirrored, .upMirrored: .up,
      .downMirrored: .down, .leftMirrored: .left, .rightMirrored: .right,
    ]
    return changed { $0.orientation = turned[$0.orientation] ?? $0.orientation }
  }

  func basePreparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let share = min(size.width / self.size.width, size.height / self.size.height)
    return changed { $0.size = CGSize(width: $0.size.width * share, height: $0.size.height * share) }
  }

  class func baseAnimatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.changed {
      $0.images = images
      $0.duration = duration
    }
  }

  /// Up to 1025 pictures, as in UIKit.
  class func baseAnimatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for index in 0...1024 {
      if let image = UIImage(named: "\(name)\(index)") { images.append(image) } else if index > 0 { break }
    }
    // Without a duration each picture has a 30th of a second.
    return animatedImage(with: images, duration: duration > 0 ? duration : Double(images.count) / 30)
  }

  /// How much of the brightness of a screen a picture uses; raw values are UIKit's.
  public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }

  // MARK: - Images of Core Graphics

  /// Creates an image of a `CGImage` with one pixel a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image of a `CGImage` with pixels a point and an orientation; a scale that is no number above 0 counts
  /// as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var properties = cgImage.source
    properties.scale = scale.isFinite && scale > 0 ? scale : 1
    properties.size = orientation.shown(
      CGSize(width: CGFloat(cgImage.width) / properties.scale, height: CGFloat(cgImage.height) / properties.scale))
    properties.orientation = orientation
    self.init(properties)
  }
}
