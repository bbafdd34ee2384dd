import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The content offset when sizes change, and what stops it.
@MainActor @Suite struct OffsetRangeTests {
  private final class Items: NSObject, UICollectionViewDataSource, UIScrollViewDelegate {
    var count = 100
    var asked = 0
    var scrolls = 0
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      asked += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private let items = Items()

  private func collection() -> UICollectionView {
    let view = newCollection()
    view.layoutIfNeeded()
    return view
  }

  private func newCollection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.dataSource = items
    return view
  }

  private func scroller() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    return view
  }

  @Test func `W50 A collection that is reloaded with less shows its beginning`() {
    let view = collection()
    view.contentOffset.y = 400
    items.count = 3
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
  }

  @Test func `W50 Content that shrinks and a frame that grows take the offset along`() {
    let view = scroller()
    view.contentOffset.y = 400
    view.contentSize.height = 300
    #expect(view.contentOffset.y == 200)
    view.frame.size.height = 250
    #expect(view.contentOffset.y == 50)
    view.contentInset.bottom = 100
    view.contentOffset.y = 150
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 50)
  }

  @Test func `W50 An offset that code chose beyond the end stays`() {
    let view = scroller()
    view.contentOffset.y = 1000
    view.contentSize.height = 400
    #expect(view.contentOffset.y == 1000)
  }

  @Test(arguments: [true, false]) func `W51 An offset that code sets and a reload end what the finger began`(
    reloads: Bool
  ) throws {
    let view = collection()
    let stage = try Stage()
    try stage.app.run { stage.controller.view.addSubview(view) }
    let start = CGPoint(x: 100, y: 400)
    try stage.app.touchDown(at: start)
    for step in 1...6 {
      try stage.app.advance(by: 0.02)
      try stage.app.touchMove(to: CGPoint(x: 100, y: 400 - 30 * CGFloat(step)))
    }
    try stage.app.touchUp()
    #expect(view.isDecelerating)
    try stage.app.run { if reloads { view.reloadData() } else { view.setContentOffset(.zero, animated: false) } }
    #expect(!view.isDecelerating)
    let offset = view.contentOffset
    try stage.app.settle()
    #expect(view.contentOffset == offset)
  }

  @Test func `W55 Scrolling to an item asks for no cell before the layout`() {
    let view = collection()
    let asked = items.asked
    view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y > 1000)
    #expect(items.asked == asked)
    view.layoutIfNeeded()
    #expect(items.asked > asked)
  }

  @Test func `W55 An inset alone moves the content with the first layout`() {
    let view = scroller()
    view.delegate = items
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(view.contentOffset == .zero)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: -20, y: -10))
    #expect(items.scrolls == 0)
    view.contentInset.top = 15
    #expect(view.contentOffset == CGPoint(x: -20, y: -15))
  }

  @Test func `W55 Scrolling to an item before the first layout asks for no cell either`() {
    let view = newCollection()
    view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .bottom, animated: false)
    #expect(view.contentSize.height == 10_990)
    #expect(view.contentOffset.y == 5120)
    #expect(items.asked == 0)
    view.layoutIfNeeded()
    #expect(items.asked > 0)
  }

  @Test func `W56 The delegate hears of no scrolling before the first layout`() throws {
    let view = UIScrollView(frame: UIScreen.main.bounds)
    view.contentSize = CGSize(width: 100, height: 5000)
    view.delegate = items
    let controller = UIViewController()
    controller.view.addSubview(view)
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    #expect(view.contentOffset.y == -view.safeAreaInsets.top)
    #expect(items.scrolls == 0)
    try app.run { view.contentOffset.y = 10 }
    #expect(items.scrolls == 1)
  }
}
