import Foundation
import PlainviewGraphics

/// An animatable property of a view; its values are numbers, so that changes can be added up.
enum AnimatedProperty: CaseIterable {
  case bounds, center, transform, alpha, backgroundColor

  /// The model value, which is the final one.
  @MainActor func value(of view: UIView) -> [CGFloat] {
    switch self {
    case .bounds, .center, .transform: value(of: view.geometry)
    case .alpha: [view.alpha]
    case .backgroundColor: Self.numbers(view.backgroundColor)
    }
  }

  /// The property's part of a geometry; empty for properties other than geometry.
  func value(of geometry: Geometry) -> [CGFloat] {
    switch self {
    case .bounds:
      let bounds = geometry.bounds
      return [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
    case .center: return [geometry.center.x, geometry.center.y]
    case .transform:
      let transform = geometry.transform
      return [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    case .alpha, .backgroundColor: return []
    }
  }

  @MainActor func set(_ value: [CGFloat], of view: UIView) {
    if view.marks.contains(.anchored), let geometry = setting(value, in: view.geometry) {
      return view.changeGeometry(to: geometry)
    }
    switch self {
    case .bounds: view.bounds = Self.rectangle(value)
    case .center: view.center = CGPoint(x: value[0], y: value[1])
    case .transform: view.transform = AnimatedValue.transform(value)
    case .alpha: view.alpha = value[0]
    case .backgroundColor: view.backgroundColor = Self.color(value)
    }
  }

  /// A geometry with this part changed; nil for properties other than geometry.
  private func setting(_ value: [CGFloat], in geometry: Geometry) -> Geometry? {
    var changed = geometry
    switch self {
    case .bounds: changed.bounds = Self.rectangle(value)
    case .center: changed.center = CGPoint(x: value[0], y: value[1])
    case .transform: changed.transform = AnimatedValue.transform(value)
    case .alpha, .backgroundColor: return nil
    }
    return changed
  }

  static func rectangle(_ value: [CGFloat]) -> CGRect {
    CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
  }

  @MainActor static func numbers(_ color: UIColor?) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @MainActor static func color(_ value: [CGFloat]) -> UIColor {
    UIColor(red: value[0], green: value[1], blue: value[2], alpha: value[3])
  }
}

/// A change of a property that is shown over time.
@MainActor struct PropertyChange {
  private(set) weak var view: UIView?
  let property: AnimatedProperty
  /// The value before the change, and after it.
  private(set) var start, end: [CGFloat]
  /// The fraction of the animation's time at which the change begins.
  var delay: Double = 0

  init(_ view: UIView, _ property: AnimatedProperty, from start: [CGFloat], to end: [CGFloat]) {
    self.view = view
    self.property = property
    self.start = start
    self.end = end
  }

  /// The change back to where this one began.
  var reversed: PropertyChange {
    var copy = self
    (copy.start, copy.end) = (end, start)
    return copy
  }

  /// The remaining part of the change, which is added to the final value.
  func rest(at progress: Double) -> [CGFloat] {
    let own = delay >= 1 ? (progress >= 1 ? 1 : 0) : max(0, (progress - delay) / (1 - delay))
    return zip(start, end).map { start, end in (start - end) * CGFloat(1 - own) }
  }
}
