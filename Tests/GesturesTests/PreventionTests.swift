import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

private final class Vote: NSObject, UIGestureRecognizerDelegate {
  private let answer: Bool
  init(_ answer: Bool) { self.answer = answer }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { answer }
}

// The table restates microsoft/WinObjC's UIGestureCoordinatorTests, which follow the behaviour of a device.
@MainActor @Suite struct PreventionTests {
  private let stage: Stage
  private let view: UIView

  init() throws {
    stage = try Stage()
    view = try stage.add(UIView())
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)], [nil, false, true] as [Bool?])
  func `G7 Who recognizes stops the other one if both classes agree and no delegate wants both`(
    _ classes: (prevents: Bool, isPreventable: Bool), _ activeVote: Bool?
  ) throws {
    for possibleVote in [nil, false, true] as [Bool?] {
      for activeIsFirst in [true, false] {
        let active = SketchRecognizer(stage, "active")
        active.stateWhenBegan = .began
        active.prevents = classes.prevents
        let possible = SketchRecognizer(stage, "possible")
        possible.isPreventable = classes.isPreventable
        let votes = [activeVote.map { Vote($0) }, possibleVote.map { Vote($0) }]
        active.delegate = votes[0]
        possible.delegate = votes[1]
        view.gestureRecognizers = activeIsFirst ? [active, possible] : [possible, active]
        try stage.down()
        let isPrevented =
          classes.prevents && classes.isPreventable && activeVote != true && possibleVote != true
        #expect(active.state == .began)
        #expect(possible.state == (isPrevented ? .failed : .possible), "votes \(votes), active first: \(activeIsFirst)")
        try stage.up()
        withExtendedLifetime(votes) {}
      }
    }
  }

  private func tap(_ name: String, taps: Int = 1, on view: UIView? = nil) -> NotingTarget {
    let target = NotingTarget(stage, name)
    let tap = UITapGestureRecognizer(target: target, action: "act")
    tap.numberOfTapsRequired = taps
    (view ?? self.view).addGestureRecognizer(tap)
    return target
  }

  @Test(arguments: [false, true])
  func `G8 A tap leaves a double tap alone: the first comes at once, the second with the second lift`(
    _ singleIsFirst: Bool
  ) throws {
    let targets =
      singleIsFirst
      ? [tap("single"), tap("double", taps: 2)] : [tap("double", taps: 2), tap("single")]
    try stage.tap()
    #expect(stage.takeLog() == ["single act"])
    try stage.wait(0.1)
    try stage.tap()
    #expect(stage.takeLog() == ["double act"])
    withExtendedLifetime(targets) {}
  }

  @Test func `G8 Taps with as many or fewer taps are prevented, others are not`() {
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    #expect(single.canPrevent(UITapGestureRecognizer()))
    #expect(!single.canPrevent(double))
    #expect(double.canPrevent(single))
    #expect(single.canPrevent(UIGestureRecognizer()))
  }

  @Test func `G14 Of two taps on one view one fires, the one that was added last`() throws {
    let targets = [tap("first"), tap("second"), tap("third")]
    try stage.tap()
    #expect(stage.takeLog() == ["third act"])
    withExtendedLifetime(targets) {}
  }

  @Test func `G14 Of taps on a view and on the views above it the innermost fires`() throws {
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    let targets = [tap("inner", on: inner), tap("outer"), tap("root", on: stage.view)]
    try stage.tap()
    #expect(stage.takeLog() == ["inner act"])
    withExtendedLifetime(targets) {}
  }

  @Test func `G7 Taps on different views with fingers of their own do not meet`() throws {
    let other = try stage.add(UIView(), CGRect(x: 250, y: 100, width: 100, height: 100))
    let targets = [tap("one"), tap("other", on: other)]
    try stage.down(150, 150, finger: 0)
    try stage.down(300, 150, finger: 1)
    try stage.up(finger: 0)
    try stage.up(finger: 1)
    #expect(stage.takeLog() == ["one act", "other act"])
    withExtendedLifetime(targets) {}
  }

  @Test func `G7 Both fire when a delegate wants both`() throws {
    let targets = [tap("first"), tap("second")]
    let vote = Vote(true)
    view.gestureRecognizers?[0].delegate = vote
    try stage.tap()
    #expect(stage.takeLog() == ["second act", "first act"])
    withExtendedLifetime((targets, vote)) {}
  }
}
