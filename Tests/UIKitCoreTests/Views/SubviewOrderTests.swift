import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import Testing

// The table of insertions restates what microsoft/WinObjC verifies in UIViewTest.mm, in own words.
@MainActor @Suite struct SubviewOrderTests {
  private let parent = UIView()
  private let views = (0..<4).map { _ in UIView() }
  private let stranger = UIView()

  init() {
    for view in views { parent.addSubview(view) }
  }

  /// The numbers of the views from back to front; -1 is the stranger.
  private var order: [Int] {
    parent.subviews.map { subview in views.firstIndex { $0 === subview } ?? -1 }
  }

  @Test(arguments: [(0, [1, 0, 2, 3]), (1, [0, 1, 2, 3]), (2, [0, 2, 1, 3]), (3, [0, 2, 3, 1])])
  func `R10 Inserting a subview anew at an index moves it there`(_ index: Int, _ expected: [Int]) {
    parent.insertSubview(views[1], at: index)
    #expect(order == expected)
  }

  @Test(arguments: [(0, [1, 0, 2, 3]), (2, [0, 1, 2, 3]), (3, [0, 2, 1, 3])])
  func `R10 Inserting it below a sibling puts it right behind that one`(_ sibling: Int, _ expected: [Int]) {
    parent.insertSubview(views[1], belowSubview: views[sibling])
    #expect(order == expected)
  }

  @Test(arguments: [(0, [0, 1, 2, 3]), (2, [0, 2, 1, 3]), (3, [0, 2, 3, 1])])
  func `R10 Inserting it above a sibling puts it right before that one`(_ sibling: Int, _ expected: [Int]) {
    parent.insertSubview(views[1], aboveSubview: views[sibling])
    #expect(order == expected)
  }

  @Test func `R10 Relative to itself a view goes to the front`() {
    parent.insertSubview(views[1], belowSubview: views[1])
    #expect(order == [0, 2, 3, 1])
    parent.insertSubview(views[0], aboveSubview: views[0])
    #expect(order == [2, 3, 1, 0])
  }

  @Test func `R10 Relative to a view of another parent it goes to the front`() {
    parent.insertSubview(views[1], belowSubview: stranger)
    #expect(order == [0, 2, 3, 1])
    parent.insertSubview(views[0], aboveSubview: stranger)
    #expect(order == [2, 3, 1, 0])
  }

  @Test func `R10 A new view goes to its place too`() {
    parent.insertSubview(stranger, aboveSubview: views[0])
    #expect(order == [0, -1, 1, 2, 3])
    stranger.removeFromSuperview()
    parent.insertSubview(stranger, belowSubview: views[0])
    #expect(order == [-1, 0, 1, 2, 3])
  }

  @Test func `R10 An index beyond the subviews means the front, one before them the back`() {
    parent.insertSubview(stranger, at: 999)
    #expect(order == [0, 1, 2, 3, -1])
    parent.insertSubview(stranger, at: -5)
    #expect(order == [-1, 0, 1, 2, 3])
  }

  @Test func `R10 Exchanging swaps two places, and places that do not exist change nothing`() {
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order == [3, 1, 2, 0])
    parent.exchangeSubview(at: 0, withSubviewAt: 4)
    parent.exchangeSubview(at: -1, withSubviewAt: 2)
    #expect(order == [3, 1, 2, 0])
  }

  @Test func `R10 To the front and to the back, and a stranger goes nowhere`() {
    parent.bringSubviewToFront(views[1])
    #expect(order == [0, 2, 3, 1])
    parent.sendSubviewToBack(views[3])
    #expect(order == [3, 0, 2, 1])
    parent.bringSubviewToFront(stranger)
    #expect(order == [3, 0, 2, 1])
    #expect(stranger.superview == nil)
  }

  @Test func `A view that brings a subview to the front at each layout is laid out once`() {
    final class Cards: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        subviews.last.map(bringSubviewToFront)
        subviews.first.map(sendSubviewToBack)
      }
    }
    let cards = Cards()
    cards.addSubview(UIView())
    cards.addSubview(UIView())
    cards.layoutIfNeeded()
    #expect(cards.layouts == 1)
  }

  @Test func `R12 Adding a subview again brings it to the front`() {
    parent.addSubview(views[0])
    #expect(order == [1, 2, 3, 0])
  }

  @Test func `R12 Adding a view takes it from its old parent and leaves its frame alone`() {
    let other = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    views[0].frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    other.addSubview(views[0])
    #expect(order == [1, 2, 3])
    #expect(views[0].superview === other)
    #expect(views[0].frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `R12 A view cannot be its own subview`() {
    let process = SimulatedProcess()
    let error = #expect(throws: UncaughtException.self) { try process.run { parent.addSubview(parent) } }
    #expect(error?.name == "NSInvalidArgumentException")
    #expect(error?.reason == "Can't add self as subview")
    #expect(order == [0, 1, 2, 3])
  }

  @Test func `R12 Nor can it contain what it lies in: that is an exception instead of a hang`() {
    let process = SimulatedProcess()
    #expect(throws: UncaughtException.self) { try process.run { views[0].addSubview(parent) } }
    #expect(parent.superview == nil)
  }
}
