@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

extension ElementTree {
  /// The kind of a view that holds others: a bar, or what an alert shows; nil for other views.
  static func containerType(of view: UIView) -> XCUIElement.ElementType? {
    switch view {
    case is UINavigationBar: .navigationBar
    case is UIToolbar: .toolbar
    case is UITabBar: .tabBar
    case is UITableViewCell, is UICollectionViewCell: .cell
    default: (view.viewController as? UIAlertController).map { $0.preferredStyle == .alert ? .alert : .sheet }
    }
  }

  /// What people call such a view: the title that it shows.
  static func containerTitle(of view: UIView) -> String? {
    if let bar = view as? UINavigationBar { return bar.topItem?.title ?? "" }
    return (view.viewController as? UIAlertController).map { $0.title ?? "" }
  }
}

extension XCUIElementTypeQueryProvider {
  /// Called by the titles that they show.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// The rows of tables and the items of collection views that are on the screen.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// Called by their titles.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// Action sheets, called by their titles.
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
}
