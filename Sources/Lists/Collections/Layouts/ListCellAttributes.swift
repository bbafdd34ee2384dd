import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// What a list's layout gives its cells: their role and position in the section, and the appearance of the list.
struct ListCellAttributes: Equatable {
  enum Role { case row, header, footer }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  let role: Role
  let isLast: Bool
  /// The separators; nil for none.
  let separators: UIListSeparatorConfiguration?

  static func == (one: ListCellAttributes, other: ListCellAttributes) -> Bool {
    one.appearance == other.appearance && one.role == other.role && one.isLast == other.isLast
      && MainActor.assumeIsolated { one.separators == other.separators }
  }

  // MARK: Lines

  /// Whether a line is shown above the cell: by default not, since the cell before has one below.
  @MainActor var showsTopSeparator: Bool { separators?.topSeparatorVisibility == .visible }

  /// Whether a line is shown below the cell: by default not below the last one of a group.
  @MainActor var showsBottomSeparator: Bool {
    switch separators?.bottomSeparatorVisibility {
    case .visible: true
    case .automatic: appearance == .plain || appearance == .sidebarPlain || !isLast
    case .hidden, nil: false
    }
  }

  // MARK: Appearance

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
  /// The attributes of the cell of an item.
  func attributes(ofItem path: IndexPath, count: Int) -> ListCellAttributes {
    let isHeader = headerMode == .firstItemInSection && path.item == 0
    var separators: UIListSeparatorConfiguration?
    if showsSeparators, !isHeader {
      separators =
        UserCode.run(else: nil) { itemSeparatorHandler?(path, separatorConfiguration) } ?? separatorConfiguration
    }
    return ListCellAttributes(
      appearance: appearance, role: isHeader ? .header : .row, isLast: path.item == count - 1, separators: separators)
  }

  /// The attributes of a header or a footer.
  func attributes(ofBoundary kind: String) -> ListCellAttributes {
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    return ListCellAttributes(
      appearance: appearance, role: isFooter ? .footer : .header, isLast: false, separators: nil)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// Whether the rows of a section have a common surface.
  var hasSurfaces: Bool { self == .grouped || self == .insetGrouped }
}

/// The surface behind the rows of a section in a grouped list.
struct ListSurface: Equatable {
  let frame: CGRect
  let isInset: Bool
}
