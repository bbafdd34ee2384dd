import Foundation
import PlainviewUIKitCore

/// Asks the delegate of a flow layout, so that transcripts tell of it.
@MainActor struct FlowDelegateAsker {
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let delegate: any UICollectionViewDelegateFlowLayout

  private func asking<Answer>(_ question: @autoclosure () -> String, _ body: () -> Answer) -> Answer {
    ask(delegate, "collectionView(\(plainName(of: view)), layout: \(type(of: layout)), \(question()))", body)
  }

  func size(_ path: IndexPath) -> CGSize {
    asking("sizeForItemAt: \(path.listText)") {
      delegate.collectionView(view, layout: layout, sizeForItemAt: path)
    }
  }

  func insets(_ section: Int) -> UIEdgeInsets {
    asking("insetForSectionAt: \(section)") {
      delegate.collectionView(view, layout: layout, insetForSectionAt: section)
    }
  }

  func lineSpacing(_ section: Int) -> CGFloat {
    asking("minimumLineSpacingForSectionAt: \(section)") {
      delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    }
  }

  func itemSpacing(_ section: Int) -> CGFloat {
    asking("minimumInteritemSpacingForSectionAt: \(section)") {
      delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  func header(_ section: Int) -> CGSize {
    asking("referenceSizeForHeaderInSection: \(section)") {
      delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    }
  }

  func footer(_ section: Int) -> CGSize {
    asking("referenceSizeForFooterInSection: \(section)") {
      delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
  }
}
