public import Foundation
import PlainviewRuntime

/// Provides the data that a table shows, and changes it when the user edits; all methods but two are optional.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row that becomes visible.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header; nil for none. Not used where the delegate gives a view.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer; nil for none. Not used where the delegate gives a view.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// True by default where the data source takes edits.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// True by default where the data source moves rows.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The titles at the side of the table that lead to its sections; nil for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section that a title of the index leads to; the title's own index by default.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Called when the user deletes or inserts a row; the data source changes its data and the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Called when the user has moved a row; the table shows it at its new index path already.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Default for data sources without the method: 1.
  dynamic public func numberOfSections(in tableView: UITableView) -> Int { leftOut(by: self, 1, with: [tableView]) }
  /// Default for data sources without the method: nil.
  dynamic public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    leftOut(by: self, nil, with: [tableView, section])
  }
  /// Default for data sources without the method: nil.
  dynamic public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    leftOut(by: self, nil, with: [tableView, section])
  }
  /// Default for data sources without the method: true.
  dynamic public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    leftOut(by: self, true, with: [tableView, indexPath])
  }
  /// Default for data sources without the method: true.
  dynamic public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    leftOut(by: self, true, with: [tableView, indexPath])
  }
  /// Default for data sources without the method: nil.
  dynamic public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    leftOut(by: self, nil, with: [tableView])
  }
  /// Default for data sources without the method: the index of the title.
  dynamic public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { leftOut(by: self, index, with: [tableView, title, index]) }
  /// Default for data sources without the method: nothing happens.
  dynamic public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { leftOut(by: self, with: [tableView, editingStyle, indexPath]) }
  /// Default for data sources without the method: nothing happens.
  dynamic public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { leftOut(by: self, with: [tableView, sourceIndexPath, destinationIndexPath]) }
}

/// Is told which rows may become visible soon, before their cells are requested.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that may become visible soon, to load their data.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with rows of earlier calls that are no longer near the visible ones.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Default for data sources without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    leftOut(by: self, with: [tableView, indexPaths])
  }
}

extension BareListDelegate: UITableViewDataSource, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
