import Foundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// Finds out where a view draws its text, by the methods that apps override to draw it elsewhere.
///
/// `drawText(in:)` of UIKit's classes draws nothing by itself: it says that the text stands in the rectangle.
@MainActor enum TextPlacing {
  private static var asked: (view: UIView, rectangles: [CGRect])?

  /// Runs a drawing method, shows what it draws besides, and returns where it had UIKit draw the text; nil if it did not.
  ///
  /// An app that an exception ended runs no method: its text stands in the rectangle that UIKit would ask for.
  static func rectangle(
    of view: UIView, usually rectangle: CGRect, on canvas: TextCanvas?, _ draw: () -> Void
  ) -> CGRect? {
    guard UserCode.mayRun else { return rectangle }
    let outer = asked
    asked = (view, [])
    defer { asked = outer }
    view.paint(draw, on: canvas)
    return asked?.rectangles.last
  }

  /// Notes that UIKit draws the text of a view in a rectangle; false without a call of `rectangle(of:usually:on:_:)`.
  static func note(_ rectangle: CGRect, of view: UIView) -> Bool {
    guard asked?.view === view else { return false }
    asked?.rectangles.append(rectangle)
    return true
  }
}
