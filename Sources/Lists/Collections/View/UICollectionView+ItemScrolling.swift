package import Foundation
package import PlainviewWidgets

extension UICollectionView: ItemScrolling {
  package var pressesItem: Bool { highlightedPath != nil }
  package var takesDrops: Bool { dropDelegate != nil }
  package func makeDropHost() -> any DropHost { CollectionDropHost(self) }
  package func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }
}
