import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// What a list's layout tells its cells: where they are among their neighbours, and how the list looks.
struct ListPlace: Equatable {
  enum Role { case row, header, footer }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  let role: Role
  let isLast: Bool
  /// The lines; nil without any.
  let separators: UIListSeparatorConfiguration?

  static func == (one: ListPlace, other: ListPlace) -> Bool {
    one.appearance == other.appearance && one.role == other.role && one.isLast == other.isLast
      && MainActor.assumeIsolated { one.separators == other.separators }
  }

  // MARK: Lines

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

  // MARK: Looks

  /// Whether the cell is a part of the surface that the rows of its section have in common.
  var liesOnSurface: Bool { role == .row && appearance.hasSurfaces }

  @MainActor var content: UIListContentConfiguration {
    switch (role, appearance) {
    case (.row, .sidebar): .sidebarCell()
    case (.row, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, .grouped): .groupedHeader()
    case (.header, .insetGrouped): .prominentInsetGroupedHeader()
    case (.header, _): .sidebarHeader()
    case (.footer, .plain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  @MainActor var background: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.row, .plain), (.row, .sidebarPlain): .listPlainCell()
    case (.row, .grouped), (.row, .insetGrouped): .listGroupedCell()
    case (.row, .sidebar): .listSidebarCell()
    case (_, .plain): .listPlainHeaderFooter()
    case (.header, .sidebar), (.header, .sidebarPlain): .listSidebarHeader()
    default: .listGroupedHeaderFooter()
    }
  }
}

extension UICollectionLayoutListConfiguration {
  /// What the list tells the cell of an item.
  func place(ofItem path: IndexPath, count: Int) -> ListPlace {
    let isHeader = headerMode == .firstItemInSection && path.item == 0
    var separators: UIListSeparatorConfiguration?
    if showsSeparators, !isHeader {
      separators =
        UserCode.run(else: nil) { itemSeparatorHandler?(path, separatorConfiguration) } ?? separatorConfiguration
    }
    return ListPlace(
      appearance: appearance, role: isHeader ? .header : .row, isLast: path.item == count - 1, separators: separators)
  }

  /// What the list tells a cell that it shows above or below its items.
  func place(ofBoundary kind: String) -> ListPlace {
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    return ListPlace(appearance: appearance, role: isFooter ? .footer : .header, isLast: false, separators: nil)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// Whether the rows of a section are seen as one surface.
  var hasSurfaces: Bool { self == .grouped || self == .insetGrouped }
}

/// What the rows of a section in a grouped list lie on.
struct ListSurface: Equatable {
  let frame: CGRect
  let isInset: Bool
}
