import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// A view that can take the focus and answers `paste:`, or refuses to.
private final class AnsweringView: UIView {
  private let name: String
  private let stage: Stage
  var refuses = false

  init(_ stage: Stage, _ name: String) {
    self.stage = stage
    self.name = name
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override class var actions: ActionTable { ["answer:": .init(answer)] }
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    stage.note("\(name)?")
    return !refuses && super.canPerformAction(action, withSender: sender)
  }
  func answer(_ sender: Any?) { stage.note("\(name)!") }
}

private final class SilentFocus: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor @Suite struct NilTargetTests {
  private let stage: Stage
  private let outer: AnsweringView
  private let inner: AnsweringView
  private let sender = UIView()

  init() throws {
    stage = try Stage()
    outer = try stage.add(AnsweringView(stage, "outer"))
    inner = AnsweringView(stage, "inner")
    outer.addSubview(inner)
  }

  private func send(_ action: Selector = "answer:") throws -> Bool {
    try stage.app.run { UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil) }
  }

  @Test func `A7 The first responder is asked first although the sender lies elsewhere`() throws {
    stage.view.addSubview(sender)
    inner.becomeFirstResponder()
    #expect(try send())
    #expect(stage.takeLog() == ["inner?", "inner!"])
  }

  @Test func `A7 Who cannot perform it passes it on to its next responder`() throws {
    stage.view.addSubview(sender)
    inner.becomeFirstResponder()
    inner.refuses = true
    #expect(try send())
    #expect(stage.takeLog() == ["inner?", "outer?", "outer!"])
  }

  @Test func `A7 Without a first responder the sender begins`() throws {
    inner.addSubview(sender)
    #expect(try send())
    #expect(stage.takeLog() == ["inner?", "inner!"])
  }

  @Test func `A7 When there is a first responder the sender's chain is not asked`() throws {
    let focus = try stage.add(SilentFocus())
    focus.becomeFirstResponder()
    inner.addSubview(sender)
    #expect(try !send())
    #expect(stage.takeLog() == [])
  }

  @Test func `A7 When nobody answers the result is false and nothing is raised`() throws {
    inner.addSubview(sender)
    #expect(try !send("noSuchMethod:"))
    #expect(stage.app.isRunning)
  }

  @Test func `A7 The default answer is whether there is a method`() {
    #expect(outer.canPerformAction("answer:", withSender: nil))
    #expect(!outer.canPerformAction("answer", withSender: nil))
    #expect(inner.target(forAction: "answer:", withSender: nil) as? UIView === inner)
  }

  @Test func `A7 The focus is given up by name, whoever has it`() throws {
    try stage.app.run {
      _ = inner.becomeFirstResponder()
      #expect(inner.isFirstResponder)
      #expect(UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil))
      #expect(!inner.isFirstResponder)
    }
  }
}
