public import Foundation

extension UITableView {
  /// How sections are separated: not at all, by space, or as rounded boxes; raw values are UIKit's, as below.
  public enum Style: Int, Sendable {
    /// One list, groups over the whole width, or groups with a distance from the edges.
    case plain, grouped, insetGrouped
  }

  /// The position of a row after it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere on the screen, at the top, in the middle, or at the bottom.
    case none, top, middle, bottom
  }

  /// How a row is inserted or removed while others move; `none` does not animate it.
  public enum RowAnimation: Int, Sendable {
    /// By fading, from and to an edge, not at all, or from the middle.
    case fade, right, left, top, bottom, none, middle
    /// As UIKit chooses.
    case automatic = 100
  }

  /// What separator insets are measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell, or the insets that UIKit works out.
    case fromCellEdges, fromAutomaticInsets
  }

  /// What makes the table measure a cell again that it shows.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing, an invalid intrinsic content size, or every layout of the cell as well.
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Stands for a height that UIKit works out.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title of a section index that is shown as a search icon.
  public nonisolated static let indexSearch = "{search}"
  /// The standard height of a row, in points.
  static let standardRowHeight: CGFloat = 44
}
