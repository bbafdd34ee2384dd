import Foundation
import PlainviewUIKitCore

/// What a list's layout tells its cells: where they are among their neighbours, and how the list looks.
struct ListPlace: Equatable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let isFirst: Bool
  let isLast: Bool
  let isHeader: Bool
  /// The lines; nil without any.
  let separators: UIListSeparatorConfiguration?

  static func == (one: ListPlace, other: ListPlace) -> Bool {
    one.appearance == other.appearance && one.isFirst == other.isFirst && one.isLast == other.isLast
      && one.isHeader == other.isHeader && MainActor.assumeIsolated { one.separators == other.separators }
  }

  /// Whether a line is seen above the cell: by default not, since the cell before has one below.
  @MainActor var showsTopSeparator: Bool { separators?.topSeparatorVisibility == .visible }

  /// Whether a line is seen below the cell: by default not below the last one of a group.
  @MainActor var showsBottomSeparator: Bool {
    switch separators?.bottomSeparatorVisibility {
    case .visible: true
    case .automatic: appearance == .plain || appearance == .sidebarPlain || !isLast
    case .hidden, nil: false
    }
  }

  /// Whether the cells of a section are seen as one card.
  var isCard: Bool { appearance == .insetGrouped }
}

extension UICollectionLayoutListConfiguration {
  /// What the list tells the cell of an item.
  func place(ofItem path: IndexPath, count: Int) -> ListPlace {
    let handled = itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
    let isHeader = headerMode == .firstItemInSection && path.item == 0
    return ListPlace(
      appearance: appearance, isFirst: path.item == (headerMode == .firstItemInSection ? 1 : 0),
      isLast: path.item == count - 1, isHeader: isHeader,
      separators: showsSeparators && !isHeader ? handled : nil)
  }
}
