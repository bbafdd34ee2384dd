import UIKit

/// A snapshot of sections with their items.
@MainActor func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> NSDiffableDataSourceSnapshot<String, Int> {
  var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
  for (section, items) in sections {
    snapshot.appendSections([section])
    snapshot.appendItems(items, toSection: section)
  }
  return snapshot
}
