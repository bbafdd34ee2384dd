import Foundation
public import PlainviewUIKitCore

/// The lines above and below a cell of a list.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: @preconcurrency Hashable {
  /// Whether a line is seen; raw values are UIKit's.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// Insets that follow the content of the cell.
  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  /// The colour of the lines of selected cells, where several can be selected.
  public var multipleSelectionColor = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}
