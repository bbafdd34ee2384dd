import Testing
import UIKit

// Overrides of what UIKit's headers let one override.

class PullControl: UIRefreshControl {
  private(set) var isPrepared = false

  override init() {
    super.init()
    isPrepared = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class NamedPullControl: UIRefreshControl {
  let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class FramedPullControl: UIRefreshControl {
  override init() { super.init() }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What tests of apps use instead of the real one.
class FakePullControl: UIRefreshControl {
  private var isOn = false

  override var isRefreshing: Bool { isOn }
  override func beginRefreshing() { isOn = true }
  override func endRefreshing() { isOn = false }
}

class RoundSearchBar: UISearchBar {
  private(set) var isPrepared = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPrepared = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class OwnBarSearchController: UISearchController {
  private let ownBar = RoundSearchBar(frame: .zero)

  override var searchBar: UISearchBar { ownBar }
}

class FeedController: UITableViewController {
  private(set) var offsets: [CGFloat] = []
  private(set) var drags = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drags += 1 }
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { scrollViewDidEndDecelerating(scrollView) }
  }
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}

@MainActor private func make<Control: UIRefreshControl>(_ type: Control.Type) -> Control { Control() }

@MainActor @Suite struct OverrideTests {
  @Test func aRefreshControlHasAnInitialiserWithoutArguments() {
    #expect(PullControl().isPrepared && make(PullControl.self).isPrepared)
    #expect(NamedPullControl(name: "pull").name == "pull")
    let framed = FramedPullControl(frame: .zero)
    #expect(framed.frame == UIRefreshControl().frame && make(FramedPullControl.self).frame == framed.frame)
  }

  @Test func aRefreshControlMayBeReplacedInATest() {
    let control = FakePullControl()
    control.beginRefreshing()
    #expect(control.isRefreshing)
  }

  @Test func aSearchControllerMayHaveABarOfAnotherClass() {
    let controller = OwnBarSearchController(searchResultsController: nil)
    #expect((controller.searchBar as? RoundSearchBar)?.isPrepared == true)
  }

  @Test func aTableControllerHearsOfScrolling() {
    let controller = FeedController(style: .plain)
    controller.tableView.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(controller.offsets.last == 30 && controller.drags == 0)
  }
}
