public import Foundation

/// The name of a timing curve that the system has.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a text.
  public let rawValue: String
  /// Creates a name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Quickly up to speed and slow at the end; the curve of animations that the system makes.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The progress of an animation over its time.
@preconcurrency @MainActor public final class CAMediaTimingFunction: NSObject {
  private let points: (CGPoint, CGPoint)

  /// Creates a Bézier curve from 0 to 1 with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
    super.init()
  }

  /// Creates the system's curve of a name; linear for an unknown one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes one of the four points of the curve, by its index from 0 to 3: x, then y.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [.zero, points.0, points.1, CGPoint(x: 1, y: 1)]
    guard all.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = (Float(all[idx].x), Float(all[idx].y))
  }

  var curve: TimingCurve { .cubic(points.0, points.1) }
}
