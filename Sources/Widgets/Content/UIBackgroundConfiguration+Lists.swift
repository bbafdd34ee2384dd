import Foundation
import PlainviewGraphics
public import PlainviewUIKitCore

// The backgrounds that UIKit has for parts of lists.
extension UIBackgroundConfiguration {
  private static func list(_ normal: UIColor, selected: UIColor) -> Self {
    var configuration = Self()
    configuration.backgroundColor = normal
    configuration.listColors = ListBackgroundColors(normal: normal, selected: selected)
    return configuration
  }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> Self { list(.systemBackground, selected: .systemGray4) }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> Self { list(.secondarySystemGroupedBackground, selected: .systemGray4) }
  /// Returns the background of a cell in a sidebar: clear until it is selected.
  public static func listSidebarCell() -> Self { list(.clear, selected: .systemGray4) }
  /// Returns the background of a cell in a list beside a sidebar; the same as that of a sidebar's cell.
  public static func listAccompaniedSidebarCell() -> Self { listSidebarCell() }
  /// Returns the background of a header or a footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { list(.secondarySystemBackground, selected: .systemGray4) }
  /// Returns the background of a header or a footer in a grouped list: clear.
  public static func listGroupedHeaderFooter() -> Self { list(.clear, selected: .systemGray4) }
  /// Returns the background of a header in a sidebar: clear.
  public static func listSidebarHeader() -> Self { listGroupedHeaderFooter() }

  /// The background of a cell that fits the list: that of plain lists here.
  public static func listCell() -> Self { listPlainCell() }
  /// Returns the background of a header that fits the list: clear here.
  public static func listHeader() -> Self { listGroupedHeaderFooter() }
  /// Returns the background of a footer that fits the list: clear here.
  public static func listFooter() -> Self { listGroupedHeaderFooter() }

  /// The configuration as it is for a state of the cell, where its colour is the standard one.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let listColors, backgroundColor == listColors.normal else { return self }
    var updated = self
    if state.isMarked { updated.backgroundColor = listColors.selected }
    return updated
  }
}

extension UIConfigurationState {
  /// Whether a cell shows that it is selected or about to be.
  fileprivate var isMarked: Bool {
    if let cell = self as? UICellConfigurationState { return cell.isSelected || cell.isHighlighted }
    guard let view = self as? UIViewConfigurationState else { return false }
    return view.isSelected || view.isHighlighted
  }
}
