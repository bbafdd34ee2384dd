import Foundation
package import PlainviewRuntime
import PlainviewUIKitCore

extension OverridableMethods {
  /// The methods of UITableViewDiffableDataSource that answer its table.
  package static let ofTableDiffableSource = OverridableMethods(
    [
      "numberOfSections(in:)",
      "tableView(_:numberOfRowsInSection:)",
      "tableView(_:cellForRowAt:)",
      "tableView(_:titleForHeaderInSection:)",
      "tableView(_:titleForFooterInSection:)",
      "tableView(_:canEditRowAt:)",
      "tableView(_:canMoveRowAt:)",
      "sectionIndexTitles(for:)",
      "tableView(_:sectionForSectionIndexTitle:at:)",
      "tableView(_:commit:forRowAt:)",
      "tableView(_:moveRowAt:to:)",
    ],
    overridingAll: AllDiffableSourceMethods.self, overridingNone: NoDiffableSourceMethods.self)
}

private final class NoDiffableSourceMethods: UITableViewDiffableDataSource<Int, Int> {}

private final class AllDiffableSourceMethods: UITableViewDiffableDataSource<Int, Int> {
  override func numberOfSections(in tableView: UITableView) -> Int { 0 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    0
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
