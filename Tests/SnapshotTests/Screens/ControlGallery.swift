import UIKit

/// A sheet that shows a widget in one state a row, with the state's name before it.
@MainActor final class ControlGallery {
  let view = UIView(frame: .zero)
  private var bottom: CGFloat = 0

  /// Where the widgets begin, and the free row between two of them, in points.
  private static let column: CGFloat = 20 * 8
  private static let gap: CGFloat = 16

  /// Adds a row; sizes are columns and rows of cells, by default those that the widget asks for.
  @discardableResult
  func add<View: UIView>(
    _ state: String, _ widget: View, columns: Int? = nil, rows: Int? = nil, _ change: (View) -> Void = { _ in }
  ) -> Self {
    change(widget)
    let wanted = widget.sizeThatFits(.zero)
    let size = CGSize(
      width: columns.map { CGFloat($0 * 8) } ?? (wanted.width / 8).rounded(.up) * 8,
      height: rows.map { CGFloat($0 * 16) } ?? max(16, (wanted.height / 16).rounded(.up) * 16))
    let label = UILabel(frame: CGRect(x: 0, y: bottom, width: Self.column, height: 16))
    label.text = state
    widget.frame = CGRect(x: Self.column, y: bottom, width: size.width, height: size.height)
    view.addSubview(label)
    view.addSubview(widget)
    bottom += size.height + Self.gap
    view.frame = CGRect(x: 0, y: 0, width: max(view.bounds.width, Self.column + size.width), height: bottom)
    return self
  }

  /// A picture that is only a name and a size.
  static func image(_ name: String, _ side: CGFloat = 20) -> UIImage? {
    UIImage.declare(name, size: CGSize(width: side, height: side))
    return UIImage(named: name)
  }
}
