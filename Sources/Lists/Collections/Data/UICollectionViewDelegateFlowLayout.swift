public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// Gives single items and sections of a flow layout lengths of their own; by default they are the layout's, in points.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the distances between the items of a section and its edges, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance between lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between items of a line.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The header's height, or its width if the content scrolls horizontally; there is no header at 0.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a footer: its height counts, or its width if the content scrolls horizontally; none at 0.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Default for delegates without the method: the item size of the layout.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    leftOut(
      by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero,
      with: [collectionView, collectionViewLayout, indexPath])
  }

  /// Default for delegates without the method: the section inset of the layout.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    leftOut(
      by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero,
      with: [collectionView, collectionViewLayout, section])
  }

  /// Default for delegates without the method: the minimum line spacing of the layout.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    leftOut(
      by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0,
      with: [collectionView, collectionViewLayout, section])
  }

  /// Default for delegates without the method: the minimum spacing between items of the layout.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    leftOut(
      by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0,
      with: [collectionView, collectionViewLayout, section])
  }

  /// Default for delegates without the method: the header size of the layout.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    leftOut(
      by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero,
      with: [collectionView, collectionViewLayout, section])
  }

  /// Default for delegates without the method: the footer size of the layout.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    leftOut(
      by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero,
      with: [collectionView, collectionViewLayout, section])
  }
}

extension BareListDelegate: UICollectionViewDelegateFlowLayout {}
