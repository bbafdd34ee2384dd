public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore

extension UICalendarView {
  /// What stands below a day.
  @preconcurrency @MainActor open class Decoration: NSObject {
    enum Kind {
      case dot
      case image(UIImage?)
      case custom(@MainActor () -> UIView)
    }
    let kind: Kind
    /// Kept, without effect: marks have the colour of their day.
    let color: UIColor?
    let size: DecorationSize

    private init(_ kind: Kind, _ color: UIColor?, _ size: DecorationSize) {
      (self.kind, self.color, self.size) = (kind, color, size)
      super.init()
    }

    /// A dot in the standard colour.
    public convenience override nonisolated init() { self.init(dot: nil, .medium) }

    private nonisolated init(dot color: UIColor?, _ size: DecorationSize) {
      (kind, self.color, self.size) = (.dot, color, size)
      super.init()
    }

    /// Creates a decoration that is a dot of a color and a size.
    public convenience init(color: UIColor?, size: DecorationSize = .medium) { self.init(.dot, color, size) }
    /// Creates a decoration that shows an image in a color and a size.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init(.image(image), color, size)
    }
    /// Creates a decoration with a view that a closure creates.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(.custom { customViewProvider() }, nil, .medium)
    }

    /// Returns a decoration that is a dot of a color and a size.
    open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(color: color, size: size)
    }
    /// Returns a decoration that shows an image in a color and a size.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }
    /// Returns a decoration with a view that a closure creates.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// What a text picture shows; nil for a view, which draws itself.
    func mark(_ style: TextCanvas.Style) -> String? {
      switch kind {
      case .dot: style == .ascii ? "." : "•"
      case .image(let image): "%" + (image?.name ?? "image")
      case .custom: nil
      }
    }
  }
}

/// Returns the decorations of days, and is told which month is visible.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns the decoration of a day; nil for none, which is the default.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Called after another month is shown; receives the components of the former one.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Default for delegates without the method: nil, no decoration.
  dynamic public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { leftOut(by: self, nil, with: [calendarView, dateComponents]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { leftOut(by: self, with: [calendarView, previousDateComponents]) }
}

extension BareWidgetDelegate: UICalendarViewDelegate {}
