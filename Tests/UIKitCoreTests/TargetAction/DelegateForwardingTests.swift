import PlainviewRuntime
import Testing
import UIKit

/// A delegate that hands what it has no method for on to another one, as rewritten sources register it.
private class HandingDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
  weak var next: (any NSObjectProtocol)?
  var log: [String] = []
  var hidden: Selector?

  func responds(to selector: Selector!) -> Bool {
    selector != hidden && (super.__responds(to: selector) || next?.responds(to: selector) == true)
  }
  func forwardingTarget(for selector: Selector!) -> Any? {
    next?.responds(to: selector) == true ? next : super.__forwardingTarget(for: selector)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }

  @section(".init_array") @used private nonisolated static let __uikit_0: @convention(c) @Sendable () -> Void = {
    __UIKitRuntime.load {
      __UIKitRuntime.define(HandingDelegate.self) { r in
        r.method("respondsToSelector:") { (o: HandingDelegate, a0: Selector!) in o.responds(to: a0) }
        r.method("forwardingTargetForSelector:") { (o: HandingDelegate, a0: Selector!) in o.forwardingTarget(for: a0) }
      }
    }
  }
}

private final class NextDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "next's" }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { log.append("commit \(indexPath.row)") }
  func reload() { log.append("reload") }

  @section(".init_array") @used private nonisolated static let __uikit_1: @convention(c) @Sendable () -> Void = {
    __UIKitRuntime.load {
      __UIKitRuntime.define(NextDelegate.self) { r in r.method("reload") { (o: NextDelegate) in o.reload() } }
    }
  }
}

@MainActor @Suite struct DelegateForwardingTests {
  private func table(_ forwarder: HandingDelegate) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = forwarder
    table.delegate = forwarder
    table.reloadData()
    table.layoutIfNeeded()
    return table
  }

  @Test func `What a delegate has a method for it takes itself`() {
    let (forwarder, listener) = (HandingDelegate(), NextDelegate())
    forwarder.next = listener
    let table = table(forwarder)
    table.contentOffset.y = 10
    #expect(forwarder.log == ["scroll"])
    #expect(listener.log.isEmpty)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
  }

  @Test func `What only the target has a method for goes there, with its answer`() {
    let (forwarder, listener) = (HandingDelegate(), NextDelegate())
    forwarder.next = listener
    let table = table(forwarder)
    #expect(table.dataSource?.responds(to: Selector("tableView:titleForHeaderInSection:")) == true)
    #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "next's")
    let delegate: any UIScrollViewDelegate = forwarder
    #expect(delegate.responds(to: Selector("scrollViewDidEndScrollingAnimation:")))
    #expect(!delegate.responds(to: Selector("scrollViewDidZoom:")))
  }

  @Test func `A method that is only looked for is found at the target`() {
    let (forwarder, listener) = (HandingDelegate(), NextDelegate())
    forwarder.next = listener
    let table = table(forwarder)
    table.isEditing = true
    table.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    #expect(table.cellForRow(at: path)?.showsReorderControl == false)
    #expect(table.cellForRow(at: path)?.editingStyle == .delete)
    forwarder.next = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path)?.editingStyle != .delete)
  }

  @Test func `A method that a class says no to is not called`() {
    let forwarder = HandingDelegate()
    forwarder.hidden = Selector("tableView:heightForRowAtIndexPath:")
    #expect(table(forwarder).rectForRow(at: IndexPath(row: 0, section: 0)).height != 70)
  }

  @Test func `The answer for super is the class's own, and it is asked once`() {
    let forwarder = HandingDelegate()
    #expect(forwarder.responds(to: Selector("scrollViewDidScroll:")))
    #expect((forwarder as NSObject).responds(to: Selector("scrollViewDidScroll:")))
    #expect(!(forwarder as NSObject).responds(to: Selector("somethingElse")))
    #expect((forwarder as NSObject).forwardingTarget(for: Selector("somethingElse")) == nil)
  }

  @Test func `A message goes on to the target, and fails without one`() throws {
    let (forwarder, listener) = (HandingDelegate(), NextDelegate())
    forwarder.next = listener
    (forwarder as NSObject).perform(Selector("reload"))
    #expect(listener.log == ["reload"])
  }
}
