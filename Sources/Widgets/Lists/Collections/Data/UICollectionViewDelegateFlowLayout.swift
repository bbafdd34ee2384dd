public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Gives single items and sections of a flow layout lengths of their own; by default they are the layout's, in points.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
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
  /// The header's height, or its width if the content scrolls sideways; there is no header at 0.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  dynamic public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    leftOut(
      by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero,
      with: [collectionView, collectionViewLayout, indexPath])
  }

  dynamic public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    leftOut(
      by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero,
      with: [collectionView, collectionViewLayout, section])
  }

  dynamic public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    leftOut(
      by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0,
      with: [collectionView, collectionViewLayout, section])
  }

  dynamic public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    leftOut(
      by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0,
      with: [collectionView, collectionViewLayout, section])
  }

  dynamic public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    leftOut(
      by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero,
      with: [collectionView, collectionViewLayout, section])
  }

  dynamic public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    leftOut(
      by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero,
      with: [collectionView, collectionViewLayout, section])
  }
}
