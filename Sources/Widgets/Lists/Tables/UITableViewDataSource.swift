public import Foundation
import PlainviewRuntime

/// Says what a table shows, and changes it when the user edits; all methods but two are optional.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Called for rows that come on the screen.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// True by default where the data source takes edits.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// True by default where the data source moves rows.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The titles at the side of the table that lead to its sections; nil for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Called when the user deletes or inserts a row; the data source changes its data and the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Called when the user has moved a row; the table shows it at its new place already.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  dynamic public func numberOfSections(in tableView: UITableView) -> Int { leftOut(by: self, 1, with: [tableView]) }
  dynamic public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    leftOut(by: self, nil, with: [tableView, section])
  }
  dynamic public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    leftOut(by: self, nil, with: [tableView, section])
  }
  dynamic public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    leftOut(by: self, true, with: [tableView, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    leftOut(by: self, true, with: [tableView, indexPath])
  }
  dynamic public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    leftOut(by: self, nil, with: [tableView])
  }
  dynamic public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { leftOut(by: self, index, with: [tableView, title, index]) }
  dynamic public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { leftOut(by: self, with: [tableView, editingStyle, indexPath]) }
  dynamic public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { leftOut(by: self, with: [tableView, sourceIndexPath, destinationIndexPath]) }
}

/// Hears which rows may come on the screen soon, before their cells are asked for.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  dynamic public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    leftOut(by: self, with: [tableView, indexPaths])
  }
}
