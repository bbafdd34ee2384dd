package import Foundation

/// The rule by which layout is rounded to pixels: each edge by itself, half up.
package enum PixelRounding {
  /// The nearest whole pixel, in points.
  package static func round(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// The rectangle with its four edges on whole pixels.
  package static func round(_ rectangle: CGRect, scale: CGFloat) -> CGRect {
    let (left, top) = (round(rectangle.minX, scale: scale), round(rectangle.minY, scale: scale))
    let (right, bottom) = (round(rectangle.maxX, scale: scale), round(rectangle.maxY, scale: scale))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The next whole pixel upwards, as text sizes are rounded; with a small tolerance.
  package static func ceil(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    (value * scale - 1e-6).rounded(.up) / scale
  }
}
