import Foundation
import PlainviewUIKitCore
import PlainviewWidgets

// Layouts are made for one direction; those that request it are mirrored for the other.
extension UICollectionView {
  private var mirrorsLayout: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// Converts a point between the layout and the view, in both directions.
  func mirrored(_ point: CGPoint) -> CGPoint {
    mirrorsLayout ? CGPoint(x: contentSize.width - point.x, y: point.y) : point
  }

  func mirrored(_ rect: CGRect) -> CGRect {
    guard mirrorsLayout else { return rect }
    return CGRect(origin: CGPoint(x: contentSize.width - rect.maxX, y: rect.minY), size: rect.size)
  }

  /// Attributes as they are shown; sections that scroll by themselves stay as the layout has them.
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    mirrored([attributes]).first ?? attributes
  }

  func mirrored(_ all: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard mirrorsLayout else { return all }
    return all.map { attributes in
      guard attributes.scrolledSection == nil, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
        return attributes
      }
      copy.center.x = contentSize.width - copy.center.x
      return copy
    }
  }
}
