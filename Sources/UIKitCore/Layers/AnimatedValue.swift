import Foundation
import PlainviewGraphics

/// Values that animations go between, as numbers.
enum AnimatedValue {
  /// Nil for values that are not numeric.
  @MainActor static func numbers(_ value: Any) -> [CGFloat]? {
    switch value {
    case let value as CGFloat: [value]
    case let value as Double: [CGFloat(value)]
    case let value as Float: [CGFloat(value)]
    case let value as Int: [CGFloat(value)]
    case let value as Bool: [value ? 1 : 0]
    case let value as CGPoint: [value.x, value.y]
    case let value as CGSize: [value.width, value.height]
    case let value as CGRect: [value.origin.x, value.origin.y, value.size.width, value.size.height]
    case let value as CATransform3D: numbers(CATransform3DGetAffineTransform(value))
    case let value as CGAffineTransform: numbers(value)
    case let value as CGColor: numbers(value)
    case let value as NSNumber: [CGFloat(value.doubleValue)]
    default: nil
    }
  }

  /// The transform that has these numbers.
  static func transform(_ value: [CGFloat]) -> CGAffineTransform {
    CGAffineTransform(a: value[0], b: value[1], c: value[2], d: value[3], tx: value[4], ty: value[5])
  }

  /// The value of another one's type that has these numbers.
  @MainActor static func value(_ numbers: [CGFloat], like other: Any) -> Any {
    switch other {
    case is CGPoint: CGPoint(x: numbers[0], y: numbers[1])
    case is CGSize: CGSize(width: numbers[0], height: numbers[1])
    case is CGRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case is CGColor: CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    case is CGAffineTransform: transform(numbers)
    case is CATransform3D: CATransform3DMakeAffineTransform(transform(numbers))
    case is Float: Float(numbers[0])
    case is Int: Int(exactly: numbers[0].rounded()) ?? 0
    case is Double: Double(numbers[0])
    default: numbers[0]
    }
  }

  @MainActor static func numbers(_ color: CGColor) -> [CGFloat] {
    [color.rgb.red, color.rgb.green, color.rgb.blue, color.rgb.alpha]
  }

  static func numbers(_ transform: CGAffineTransform) -> [CGFloat] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  }
}

extension CALayer {
  /// The model's value of a property by its key path; nil for a property that is not animated here.
  func plainNumber(of keyPath: String) -> [CGFloat]? {
    let transform = affineTransform()
    switch keyPath {
    case "opacity": return [CGFloat(opacity)]
    case "position": return [position.x, position.y]
    case "position.x": return [position.x]
    case "position.y": return [position.y]
    case "bounds": return [bounds.minX, bounds.minY, bounds.width, bounds.height]
    case "bounds.size": return [bounds.width, bounds.height]
    case "bounds.size.width": return [bounds.width]
    case "bounds.size.height": return [bounds.height]
    case "cornerRadius": return [cornerRadius]
    case "borderWidth": return [borderWidth]
    case "shadowOpacity": return [CGFloat(shadowOpacity)]
    case "shadowRadius": return [shadowRadius]
    case "zPosition": return [zPosition]
    case "backgroundColor": return backgroundColor.map(AnimatedValue.numbers) ?? [0, 0, 0, 0]
    case "borderColor": return borderColor.map(AnimatedValue.numbers) ?? [0, 0, 0, 1]
    case "transform": return AnimatedValue.numbers(transform)
    case "transform.rotation", "transform.rotation.z": return [atan2(transform.b, transform.a)]
    case "transform.scale": return [hypot(transform.a, transform.b)]
    case "transform.scale.x": return [hypot(transform.a, transform.b)]
    case "transform.scale.y": return [hypot(transform.c, transform.d)]
    case "transform.translation": return [transform.tx, transform.ty]
    case "transform.translation.x": return [transform.tx]
    case "transform.translation.y": return [transform.ty]
    default: return storedExtras?.values[keyPath].flatMap(AnimatedValue.numbers)
    }
  }

  /// Sets a presentation copy's value at a time.
  func setPlain(_ value: [CGFloat], of keyPath: String) {
    switch keyPath {
    case "opacity": opacity = Float(value[0])
    case "position": position = CGPoint(x: value[0], y: value[1])
    case "position.x": position.x = value[0]
    case "position.y": position.y = value[0]
    case "bounds": bounds = CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
    case "bounds.size": bounds.size = CGSize(width: value[0], height: value[1])
    case "bounds.size.width": bounds.size.width = value[0]
    case "bounds.size.height": bounds.size.height = value[0]
    case "cornerRadius": cornerRadius = value[0]
    case "borderWidth": borderWidth = value[0]
    case "shadowOpacity": shadowOpacity = Float(value[0])
    case "shadowRadius": shadowRadius = value[0]
    case "zPosition": zPosition = value[0]
    case "backgroundColor": backgroundColor = Self.color(value)
    case "borderColor": borderColor = Self.color(value)
    default: setPart(value, ofTransform: keyPath)
    }
  }

  private static func color(_ value: [CGFloat]) -> CGColor {
    CGColor(red: value[0], green: value[1], blue: value[2], alpha: value[3])
  }

  private func setPart(_ value: [CGFloat], ofTransform keyPath: String) {
    var transform = affineTransform()
    let (x, y) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let angle = atan2(transform.b, transform.a)
    func make(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(
        a: cos(angle) * x, b: sin(angle) * x, c: -sin(angle) * y, d: cos(angle) * y, tx: transform.tx,
        ty: transform.ty)
    }
    switch keyPath {
    case "transform": transform = AnimatedValue.transform(value)
    case "transform.rotation", "transform.rotation.z": transform = make(value[0], x, y)
    case "transform.scale": transform = make(angle, value[0], value[0])
    case "transform.scale.x": transform = make(angle, value[0], y)
    case "transform.scale.y": transform = make(angle, x, value[0])
    case "transform.translation": (transform.tx, transform.ty) = (value[0], value[1])
    case "transform.translation.x": transform.tx = value[0]
    case "transform.translation.y": transform.ty = value[0]
    default:
      if let old = storedExtras?.values[keyPath] { extras.values[keyPath] = AnimatedValue.value(value, like: old) }
      return
    }
    setAffineTransform(transform)
  }
}
