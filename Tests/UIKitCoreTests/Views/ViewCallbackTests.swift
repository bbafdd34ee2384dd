import Foundation
import PlainviewUIKitCore
import Testing

@MainActor private final class Log {
  var lines: [String] = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Notes the callbacks about its position in the tree.
private final class TreeView: UIView {
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { log.lines.append("\(name).\(what)") }
  private func text(_ view: UIView?) -> String {
    view.map { $0 is UIWindow ? "window" : ($0 as? TreeView)?.name ?? "?" } ?? "nil"
  }

  override func willMove(toSuperview new: UIView?) { note("willMove(toSuperview: \(text(new)))") }
  override func didMoveToSuperview() { note("didMoveToSuperview(\(text(superview)))") }
  override func willMove(toWindow new: UIWindow?) { note("willMove(toWindow: \(text(new)))") }
  override func didMoveToWindow() { note("didMoveToWindow(\(text(window)))") }
  override func didAddSubview(_ subview: UIView) { note("didAddSubview(\(text(subview)))") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview(\(text(subview)))") }
  override func layoutSubviews() { note("layoutSubviews") }
}

@MainActor @Suite struct ViewCallbackTests {
  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let parent: TreeView
  private let child: TreeView

  init() {
    parent = TreeView("parent", log)
    child = TreeView("child", log)
  }

  @Test func `R11 Adding outside a window calls only what is about superviews`() {
    parent.addSubview(child)
    #expect(
      log.take() == [
        "child.willMove(toSuperview: parent)", "child.didMoveToSuperview(parent)", "parent.didAddSubview(child)",
      ])
  }

  @Test func `R11 Attaching the parent later calls what is about windows, then layout`() {
    parent.addSubview(child)
    _ = log.take()
    window.addSubview(parent)
    #expect(
      log.take().filter { $0.hasPrefix("child") } == [
        "child.willMove(toWindow: window)", "child.didMoveToWindow(window)",
      ])
    window.layoutIfNeeded()
    #expect(log.take() == ["parent.layoutSubviews", "child.layoutSubviews"])
  }

  @Test func `R11 Adding to a parent in a window nests the window's calls in the superview's`() {
    window.addSubview(parent)
    _ = log.take()
    parent.addSubview(child)
    #expect(
      log.take() == [
        "child.willMove(toSuperview: parent)", "child.willMove(toWindow: window)", "child.didMoveToWindow(window)",
        "child.didMoveToSuperview(parent)", "parent.didAddSubview(child)",
      ])
  }

  @Test func `R11 Removing from a window announces both, leaves the window, then the superview`() {
    window.addSubview(parent)
    parent.addSubview(child)
    _ = log.take()
    child.removeFromSuperview()
    #expect(
      log.take() == [
        "parent.willRemoveSubview(child)", "child.willMove(toSuperview: nil)", "child.willMove(toWindow: nil)",
        "child.didMoveToWindow(nil)", "child.didMoveToSuperview(nil)",
      ])
  }

  @Test func `R11 Moving to another parent in the same window goes through no empty superview and no window calls`() {
    let other = TreeView("other", log)
    window.addSubview(parent)
    window.addSubview(other)
    parent.addSubview(child)
    _ = log.take()
    other.addSubview(child)
    #expect(
      log.take() == [
        "parent.willRemoveSubview(child)", "child.willMove(toSuperview: other)", "child.didMoveToSuperview(other)",
        "other.didAddSubview(child)",
      ])
  }

  @Test func `R11 Moving into a window from outside tells of the window in between`() {
    let other = TreeView("other", log)
    window.addSubview(other)
    parent.addSubview(child)
    _ = log.take()
    other.addSubview(child)
    #expect(
      log.take() == [
        "parent.willRemoveSubview(child)", "child.willMove(toSuperview: other)", "child.willMove(toWindow: window)",
        "child.didMoveToWindow(window)", "child.didMoveToSuperview(other)", "other.didAddSubview(child)",
      ])
  }

  @Test func `R11 A whole subtree hears of the window, parents first`() {
    let grandchild = TreeView("grandchild", log)
    parent.addSubview(child)
    child.addSubview(grandchild)
    _ = log.take()
    window.addSubview(parent)
    #expect(
      log.take().filter { $0.contains("Window") } == [
        "parent.willMove(toWindow: window)", "child.willMove(toWindow: window)",
        "grandchild.willMove(toWindow: window)", "parent.didMoveToWindow(window)", "child.didMoveToWindow(window)",
        "grandchild.didMoveToWindow(window)",
      ])
  }

  @Test func `R11 Removing what has no superview calls nothing`() {
    child.removeFromSuperview()
    #expect(log.take() == [])
  }

  @Test func `R14 The parent hears of a new subview last, and of a lost one while it is still there`() {
    window.addSubview(parent)
    _ = log.take()
    parent.addSubview(child)
    #expect(log.take().last == "parent.didAddSubview(child)")

    final class Guard: UIView {
      var countWhenTold: Int?
      override func willRemoveSubview(_ subview: UIView) { countWhenTold = subviews.count }
    }
    let watcher = Guard()
    watcher.addSubview(child)
    child.removeFromSuperview()
    #expect(watcher.countWhenTold == 1)
  }

  @Test func `R14 Reordering tells nobody`() {
    parent.addSubview(child)
    parent.addSubview(UIView())
    _ = log.take()
    parent.bringSubviewToFront(child)
    parent.addSubview(child)
    #expect(log.take() == [])
  }
}
