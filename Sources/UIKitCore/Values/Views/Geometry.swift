import Foundation
import PlainviewGraphics

/// The geometry of a view: bounds, center and transform are stored, the frame is computed from them.
struct Geometry: Equatable {
  var bounds: CGRect
  var center: CGPoint
  var transform = CGAffineTransform.identity

  init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = Self.middle(of: frame)
  }

  /// The middle, also where the far edge is larger than any number.
  private static func middle(of frame: CGRect) -> CGPoint {
    CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
  }

  /// The frame as if there were no transform.
  var untransformedFrame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
  }

  var frame: CGRect {
    get {
      transform.isIdentity ? untransformedFrame : CGRect(origin: bounds.origin, size: bounds.size).applying(toParent)
    }
    set {
      if transform.isIdentity {
        bounds.size = newValue.size
      } else {
        // The size that the transform makes as large as the frame; exact without rotation.
        let size = newValue.size.applying(transform.inverted())
        bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      }
      center = Self.middle(of: newValue)
    }
  }

  /// The anchor point that layers begin with.
  static let middle = CGPoint(x: 0.5, y: 0.5)

  /// Where a point of the bounds, in shares of their size, is in the superview's coordinates.
  func position(of anchor: CGPoint) -> CGPoint {
    let offset = offset(of: anchor)
    return CGPoint(x: center.x + offset.width, y: center.y + offset.height)
  }

  /// Moves the rectangle so that a point of the bounds is at a position of the superview.
  mutating func setPosition(_ position: CGPoint, of anchor: CGPoint) {
    let offset = offset(of: anchor)
    center = CGPoint(x: position.x - offset.width, y: position.y - offset.height)
  }

  /// From the middle to a point of the bounds, as the transform shows it.
  private func offset(of anchor: CGPoint) -> CGSize {
    let fromMiddle = CGSize(width: (anchor.x - 0.5) * bounds.width, height: (anchor.y - 0.5) * bounds.height)
    return CGSize(
      width: transform.a * fromMiddle.width + transform.c * fromMiddle.height,
      height: transform.b * fromMiddle.width + transform.d * fromMiddle.height)
  }

  /// From the view's own coordinates to its superview's.
  var toParent: CGAffineTransform {
    let (middleX, middleY) = (bounds.midX, bounds.midY)
    if transform.isIdentity { return CGAffineTransform(translationX: center.x - middleX, y: center.y - middleY) }
    return CGAffineTransform(translationX: -middleX, y: -middleY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
