import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

extension UICollectionView {
  /// Tells the prefetching data source of the items of the next screen, and of those that are no longer near.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let isHorizontal = contentSize.width > bounds.width
    let near = isHorizontal ? bounds.insetBy(dx: -bounds.width, dy: 0) : bounds.insetBy(dx: 0, dy: -bounds.height)
    let attributes = elementsOfLayout(in: mirrored(near))
    let paths = attributes.filter { $0.representedElementCategory == .cell && hasItem($0.indexPath) }.map(\.indexPath)
    let hidden = Set(paths.filter { shown[.cell($0)] == nil })
    let new = hidden.subtracting(prefetchedPaths).sorted()
    let gone = prefetchedPaths.subtracting(paths).sorted()
    prefetchedPaths = hidden
    let name = plainName(of: self)
    if !new.isEmpty {
      UserCode.tell(
        source, "collectionView(_:prefetchItemsAt:)", "collectionView(\(name), prefetchItemsAt: \(new.map(\.listText)))"
      ) { $0.collectionView(self, prefetchItemsAt: new) }
    }
    guard !gone.isEmpty else { return }
    UserCode.tell(
      source, "collectionView(_:cancelPrefetchingForItemsAt:)",
      "collectionView(\(name), cancelPrefetchingForItemsAt: \(gone.map(\.listText)))"
    ) { $0.collectionView(self, cancelPrefetchingForItemsAt: gone) }
  }
}
