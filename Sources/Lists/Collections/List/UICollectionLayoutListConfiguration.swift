public import Foundation
public import PlainviewGraphics
public import PlainviewWidgets

/// The appearance of a list in a compositional layout; lengths in points.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// What kind of list; raw values are UIKit's.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  /// The header above the items of a section; raw values are UIKit's.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }

  /// The footer below the items of a section; raw values are UIKit's.
  public enum FooterMode: Int, Sendable { case none, supplementary }

  /// The type of closures that return the swipe actions for an item; nil for none.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// The type of closures that receive an item and its separators and return changed ones.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// The style of the list.
  public let appearance: Appearance
  /// Whether sections have headers, and which kind; none by default.
  public var headerMode = HeaderMode.none
  /// Whether sections have footers; none by default.
  public var footerMode = FooterMode.none
  /// The space above headers; nil for UIKit's.
  public var headerTopPadding: CGFloat?
  /// The background of the list; nil for none.
  public var backgroundColor: UIColor?
  /// Whether lines are shown between items; true by default except in sidebars.
  public var showsSeparators: Bool
  /// How the separators of the section appear.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Gives the separators of single items.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Returns the actions that a swipe from the leading edge shows; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions that a swipe from the trailing edge shows; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration with the standard values of a style.
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
