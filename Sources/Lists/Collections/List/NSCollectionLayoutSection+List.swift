import Foundation
import PlainviewGraphics

// Lists are sections with a self-sizing row for each item; lengths in points.
extension NSCollectionLayoutSection {
  /// The estimated height of a row.
  private static let rowHeight: CGFloat = 44
  private static let headerHeight: CGFloat = 28
  /// The distance of inset groups from the sides: more on wide screens.
  private static func cardMargin(_ width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
  /// The space above and below groups of rows, half of that between two.
  private static let groupGap: CGFloat = 17.5

  /// A section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = row(height: rowHeight)
    let group = NSCollectionLayoutGroup(size, .vertical, [NSCollectionLayoutItem(layoutSize: size)], count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    section.contentInsets = insets(configuration, layoutEnvironment.container.contentSize.width)
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionHeader, .top, isPinned: configuration.appearance == .plain))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionFooter, .bottom, isPinned: false))
    }
    return section
  }

  private static func row(height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }

  private static func boundary(
    _ kind: String, _ alignment: NSRectAlignment, isPinned: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: row(height: headerHeight), elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = isPinned
    if isPinned { item.zIndex = 10 }
    return item
  }

  private static func insets(
    _ configuration: UICollectionLayoutListConfiguration, _ width: CGFloat
  ) -> NSDirectionalEdgeInsets {
    let hasHeader = configuration.headerMode == .supplementary
    let top = configuration.headerTopPadding ?? (hasHeader ? 0 : groupGap)
    let bottom = configuration.footerMode == .supplementary ? 0 : groupGap
    switch configuration.appearance {
    case .plain, .sidebarPlain:
      return NSDirectionalEdgeInsets(top: configuration.headerTopPadding ?? 0, leading: 0, bottom: 0, trailing: 0)
    case .grouped: return NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    case .insetGrouped, .sidebar:
      let side = cardMargin(width)
      return NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    layout.listBackground = configuration.backgroundColor
    return layout
  }
}
