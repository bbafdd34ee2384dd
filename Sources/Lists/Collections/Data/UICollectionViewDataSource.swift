public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Provides the numbers of sections and items of a collection view, and the views for them (contract C5, C7).
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item, from `dequeueReusableCell(withReuseIdentifier:for:)`.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// One by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A header, footer or other view that the layout asks for, from `dequeueReusableSupplementaryView`.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether the user may move an item; true by default where `collectionView(_:moveItemAt:to:)` is there.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Called when the user has moved an item: the data has to be changed accordingly.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// Default for data sources without the method: 1.
  dynamic public func numberOfSections(in collectionView: UICollectionView) -> Int {
    leftOut(by: self, 1, with: [collectionView])
  }

  /// Default for data sources without the method: an internal view that means none.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    leftOut(by: self, NoSupplementaryView(), with: [collectionView, kind, indexPath])
  }

  /// Default for data sources without the method: true.
  dynamic public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    leftOut(by: self, true, with: [collectionView, indexPath])
  }

  /// Default for data sources without the method: nothing happens.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    leftOut(by: self, with: [collectionView, sourceIndexPath, destinationIndexPath])
  }
}

/// Stands for the supplementary view of a data source that has none.
final class NoSupplementaryView: UICollectionReusableView {}

/// Is told early which items will be needed, to load their data.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with items that are near the visible part, in the scrolling direction.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with items of earlier calls that are no longer near the visible part.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Default for data sources without the method: nothing happens.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { leftOut(by: self, with: [collectionView, indexPaths]) }
}

extension BareListDelegate: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}
