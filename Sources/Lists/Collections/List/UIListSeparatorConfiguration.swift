import Foundation
public import PlainviewGraphics

/// The lines above and below a cell of a list.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: @preconcurrency Hashable {
  /// Whether a line is shown; raw values are UIKit's.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// Insets that follow the content of the cell.
  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether the line above the item is shown; automatic by default.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the item is shown; automatic by default.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances between the upper line and the edges of the cell, in points; automatic by default.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The distances between the lower line and the edges of the cell, in points; automatic by default.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the lines.
  public var color = UIColor.separator
  /// The colour of the lines of selected cells, where several can be selected.
  public var multipleSelectionColor = UIColor.separator

  /// Creates a configuration with the standard values; they are the same for all styles here.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Feeds visibilities and color to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}
