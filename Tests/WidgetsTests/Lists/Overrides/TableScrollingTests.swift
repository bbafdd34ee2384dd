import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit

/// A table controller gets the callbacks of its table's scrolling where its subclass overrides the methods.
@MainActor @Suite struct TableScrollingTests {
  private class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private final class Noting: Rows {
    var calls: [String] = []
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      super.scrollViewDidScroll(scrollView)
      calls.append("didScroll \(scrollView.contentOffset.y)")
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
  }

  @Test func `W4 the methods of the scroll view's delegate are called`() throws {
    let controller = Noting(style: .plain)
    let stage = try Stage(controller)
    try stage.app.run {
      controller.calls = []
      controller.tableView.setContentOffset(CGPoint(x: 0, y: 44), animated: false)
    }
    #expect(controller.calls == ["didScroll 44.0"])
    try stage.app.run { controller.tableView.setContentOffset(CGPoint(x: 0, y: 0), animated: true) }
    try stage.wait(1)
    #expect(controller.calls.last == "end")
  }

  @Test func `W4 a controller that overrides none of them is asked for none`() throws {
    let (silent, noting) = (Rows(style: .plain), Noting(style: .plain))
    #expect(Conformance.implemented(by: silent, among: ScrollMethods.delegate) == [])
    #expect(
      Conformance.implemented(by: noting, among: ScrollMethods.delegate)
        == ["scrollViewDidScroll(_:)", "scrollViewDidEndScrollingAnimation(_:)"])
  }
}
