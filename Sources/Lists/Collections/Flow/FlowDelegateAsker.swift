import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// Asks the delegate of a flow layout; nil for what it leaves to the layout.
@MainActor struct FlowDelegateAsker {
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let delegate: any UICollectionViewDelegateFlowLayout

  @inline(__always) private func ask<Answer>(
    _ method: StaticString, _ question: @autoclosure () -> String,
    _ body: (any UICollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    UserCode.ask(
      delegate, method, "collectionView(\(plainName(of: view)), layout: \(type(of: layout)), \(question()))", body)
  }

  func size(_ path: IndexPath) -> CGSize? {
    ask("collectionView(_:layout:sizeForItemAt:)", "sizeForItemAt: \(path.listText)") {
      $0.collectionView(view, layout: layout, sizeForItemAt: path)
    }
  }

  func insets(_ section: Int) -> UIEdgeInsets? {
    ask("collectionView(_:layout:insetForSectionAt:)", "insetForSectionAt: \(section)") {
      $0.collectionView(view, layout: layout, insetForSectionAt: section)
    }
  }

  func lineSpacing(_ section: Int) -> CGFloat? {
    ask("collectionView(_:layout:minimumLineSpacingForSectionAt:)", "minimumLineSpacingForSectionAt: \(section)") {
      $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    }
  }

  func itemSpacing(_ section: Int) -> CGFloat? {
    ask(
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", "minimumInteritemSpacingForSectionAt: \(section)"
    ) { $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section) }
  }

  func header(_ section: Int) -> CGSize? {
    ask("collectionView(_:layout:referenceSizeForHeaderInSection:)", "referenceSizeForHeaderInSection: \(section)") {
      $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    }
  }

  func footer(_ section: Int) -> CGSize? {
    ask("collectionView(_:layout:referenceSizeForFooterInSection:)", "referenceSizeForFooterInSection: \(section)") {
      $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
  }
}
