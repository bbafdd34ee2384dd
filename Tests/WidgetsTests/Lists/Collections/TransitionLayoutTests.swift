import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// Collection views during a transition from one layout to another (Apple's documentation of `UICollectionViewTransitionLayout`).
@MainActor @Suite struct TransitionLayoutTests {
  private let source = Items()
  private let rows = UICollectionViewFlowLayout()
  private let boxes = UICollectionViewFlowLayout()
  private let view: UICollectionView

  init() {
    rows.itemSize = CGSize(width: 200, height: 20)
    rows.minimumLineSpacing = 0
    boxes.itemSize = CGSize(width: 100, height: 60)
    boxes.minimumLineSpacing = 0
    boxes.minimumInteritemSpacing = 0
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: rows)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  private func frame(_ item: Int) -> CGRect? {
    view.layoutIfNeeded()
    return view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test func `Items are between both layouts, as far as the progress says`() {
    #expect(frame(1) == CGRect(x: 0, y: 20, width: 200, height: 20))
    let transition = view.startInteractiveTransition(to: boxes)
    #expect(view.collectionViewLayout === transition)
    #expect(transition.currentLayout === rows && transition.nextLayout === boxes)
    #expect(frame(1) == CGRect(x: 0, y: 20, width: 200, height: 20))
    transition.transitionProgress = 0.5
    #expect(frame(1) == CGRect(x: 50, y: 10, width: 150, height: 40))
    #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
    transition.updateValue(3, forAnimatedKey: "turn")
    #expect(transition.value(forAnimatedKey: "turn") == 3 && transition.value(forAnimatedKey: "other") == 0)
  }

  @Test func `Headers are between both layouts, too`() {
    let header = UICollectionView.elementKindSectionHeader
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
    rows.headerReferenceSize = CGSize(width: 0, height: 10)
    boxes.headerReferenceSize = CGSize(width: 0, height: 30)
    view.startInteractiveTransition(to: boxes).transitionProgress = 0.5
    view.layoutIfNeeded()
    let shown = view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0))
    #expect(shown?.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(frame(0) == CGRect(x: 0, y: 20, width: 150, height: 40))
  }

  @Test(arguments: [true, false]) func `The end is one of the two layouts`(isFinished: Bool) throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let root = try #require(app.window?.rootViewController?.view)
    var ended: [[Bool]] = []
    try app.run {
      root.addSubview(view)
      let transition = view.startInteractiveTransition(to: boxes) { ended.append([$0, $1]) }
      transition.transitionProgress = 0.5
      view.layoutIfNeeded()
      if isFinished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    }
    try app.settle()
    #expect(view.collectionViewLayout === (isFinished ? boxes : rows))
    let (box, row) = (CGRect(x: 100, y: 0, width: 100, height: 60), CGRect(x: 0, y: 20, width: 200, height: 20))
    #expect(frame(1) == (isFinished ? box : row))
    #expect(ended == [[true, isFinished]])
  }
}

private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
