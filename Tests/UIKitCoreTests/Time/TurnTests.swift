import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// What happens in one turn, in which order, and what is released when it is over (contract P4, M4).
@MainActor @Suite struct TurnTests {
  /// Notes touches and layout, and what its action queues for later.
  private final class Pad: UIView {
    override class var actions: ActionTable { ["act": .init(Pad.act)] }
    private let stage: Stage

    init(_ stage: Stage) {
      self.stage = stage
      super.init(frame: .zero)
      let recognizer = UITapGestureRecognizer(target: self, action: Selector("act"))
      recognizer.cancelsTouchesInView = false
      recognizer.delaysTouchesEnded = false
      addGestureRecognizer(recognizer)
    }

    required init?(coder: NSCoder) { nil }

    private func act() {
      stage.note("action")
      setNeedsLayout()
      let stage = stage
      DispatchQueue.main.async { MainActor.assumeIsolated { stage.note("queue") } }
      stage.controller.present(Sheet(stage), animated: false)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { stage.note("touches") }

    override func layoutSubviews() {
      super.layoutSubviews()
      stage.note("layout")
    }
  }

  private final class Sheet: UIViewController {
    private let stage: Stage

    init(_ stage: Stage) {
      self.stage = stage
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) { stage.note("appeared") }
  }

  @Test func `P4 one turn is recognizers and actions, touches, layout, appearance; the main queue comes after it`()
    throws
  {
    let stage = try Stage()
    try stage.add(Pad(stage))
    try stage.down()
    _ = stage.takeLog()
    try stage.up()
    #expect(stage.takeLog() == ["action", "touches", "layout", "appeared"])
    try stage.app.settle()
    #expect(stage.log == ["queue"])
  }

  @Test func `M4 what was removed or dismissed is gone when the turn is over`() throws {
    let stage = try Stage()
    weak var view: UIView?
    weak var sheet: UIViewController?
    try stage.app.run {
      let made = (UIView(), UIViewController())
      (view, sheet) = made
      stage.view.addSubview(made.0)
      stage.controller.present(made.1, animated: false)
    }
    #expect(view != nil && sheet != nil)
    try stage.app.run {
      view?.removeFromSuperview()
      stage.controller.dismiss(animated: false)
    }
    #expect(view == nil && sheet == nil)
  }
}
