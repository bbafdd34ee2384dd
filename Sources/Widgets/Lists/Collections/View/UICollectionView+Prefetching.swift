import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

extension UICollectionView {
  /// Tells the prefetching data source of the items of the next screen, and of those that are no longer near.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, !SimulatedProcess.isUnwinding else { return }
    let isSideways = contentSize.width > bounds.width
    let near = isSideways ? bounds.insetBy(dx: -bounds.width, dy: 0) : bounds.insetBy(dx: 0, dy: -bounds.height)
    let attributes = layout.layoutAttributesForElements(in: mirrored(near)) ?? []
    guard !SimulatedProcess.isUnwinding else { return }
    let paths = attributes.filter { $0.representedElementCategory == .cell && hasItem($0.indexPath) }.map(\.indexPath)
    let hidden = Set(paths.filter { shown[.cell($0)] == nil })
    let new = hidden.subtracting(prefetchedPaths).sorted()
    let gone = prefetchedPaths.subtracting(paths).sorted()
    prefetchedPaths = hidden
    let name = plainName(of: self)
    if !new.isEmpty {
      ask(source, "collectionView(\(name), prefetchItemsAt: \(new.map(\.listText)))") {
        source.collectionView(self, prefetchItemsAt: new)
      }
    }
    guard !gone.isEmpty, !SimulatedProcess.isUnwinding else { return }
    ask(source, "collectionView(\(name), cancelPrefetchingForItemsAt: \(gone.map(\.listText)))") {
      source.collectionView(self, cancelPrefetchingForItemsAt: gone)
    }
  }
}
