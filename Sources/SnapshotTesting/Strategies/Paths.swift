public import Foundation
public import PlainviewGraphics

extension Snapshotting where Value == CGPath, Format == String {
  /// The steps of the path, a line each.
  public static var elementsDescription: Snapshotting {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.decimalSeparator = "."
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return .elementsDescription(numberFormatter: formatter)
  }

  /// The steps of the path, a line each, with numbers as a formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      var text = ""
      path.applyWithBlock { pointer in
        let element = pointer.pointee
        let (name, count): (String, Int) =
          switch element.type {
          case .moveToPoint: ("MoveTo", 1)
          case .addLineToPoint: ("LineTo", 1)
          case .addQuadCurveToPoint: ("QuadCurveTo", 2)
          case .addCurveToPoint: ("CurveTo", 3)
          default: ("Close", 0)
          }
        if element.type == .moveToPoint, !text.isEmpty { text += "\n" }
        func number(_ value: CGFloat) -> String { numberFormatter.string(from: NSNumber(value: Double(value))) ?? "" }
        let points = (0..<count).map { "(\(number(element.points[$0].x)), \(number(element.points[$0].y)))" }
        text += name + " " + points.joined(separator: " ") + "\n"
      }
      return text
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The steps of the path, a line each.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { path in
      nonisolated(unsafe) let path = path
      return Stage.onMain { path.cgPath }
    }
  }

  /// The steps of the path, a line each, with numbers as a formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { path in
      nonisolated(unsafe) let path = path
      return Stage.onMain { path.cgPath }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// The steps of the path: nothing has pixels here.
  public static var image: Snapshotting { .image() }

  /// The steps of the path as text; the precisions and the scale are for pixels.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
    Snapshotting(pathExtension: Picture.pathExtension, diffing: .image) { path in
      Snapshotting<CGPath, String>.elementsDescription.snapshot(path).map { Picture(text: $0) as UIImage }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// The steps of the path: nothing has pixels here.
  public static var image: Snapshotting { .image() }

  /// The steps of the path as text; the precisions and the scale are for pixels.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
    Snapshotting<CGPath, UIImage>.image().pullback { path in
      nonisolated(unsafe) let path = path
      return Stage.onMain { path.cgPath }
    }
  }
}
