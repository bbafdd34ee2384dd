public import Foundation
public import PlainviewUIKitCore

/// How a list looks that a compositional layout makes; lengths in points.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// What kind of list; raw values are UIKit's.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  /// What stands above the items of a section; raw values are UIKit's.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }

  /// What stands below the items of a section; raw values are UIKit's.
  public enum FooterMode: Int, Sendable { case none, supplementary }

  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Room above headers; nil is UIKit's.
  public var headerTopPadding: CGFloat?
  /// What is seen behind the list; nil nothing.
  public var backgroundColor: UIColor?
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Gives the separators of single items.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Give the buttons that a swipe opens at the beginning and at the end of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor =
      switch appearance {
      case .grouped, .insetGrouped: .systemGroupedBackground
      case .plain, .sidebarPlain: .systemBackground
      case .sidebar: .secondarySystemBackground
      }
  }

  /// Whether rows may have actions.
  var offersSwipes: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }
}
