import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Sizes and coordinates of views outside of windows.
@MainActor @Suite struct SizeAndConversionTests {
  private final class Half: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 80, height: 20) }
  }

  @Test func `W36 sizeToFit sizes the bounds, and the frame's upper left corner stays`() {
    let view = Half(frame: CGRect(x: 10, y: 20, width: 4, height: 4))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let corner = view.frame.origin
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 80, height: 20))
    #expect(view.frame == CGRect(x: corner.x, y: corner.y, width: 40, height: 10))
    view.transform = .identity
    view.frame.origin = CGPoint(x: 3, y: 4)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 80, height: 20))
  }

  @Test func `W36 Between separate trees the roots' frames count`() {
    let one = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    one.addSubview(inner)
    let other = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    #expect(one.convert(CGPoint(x: 1, y: 2), to: other) == CGPoint(x: -89, y: -178))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: other) == CGPoint(x: -84, y: -173))
    #expect(
      other.convert(CGRect(x: 0, y: 0, width: 7, height: 8), to: inner)
        == CGRect(x: 85, y: 175, width: 7, height: 8))
    #expect(other.convert(CGPoint(x: -84, y: -173), to: inner) == CGPoint(x: 1, y: 2))
  }

  @Test func `Without a window the screen is what the root's frame is in`() {
    let (root, middle, view) = (UIView(frame: CGRect(x: 5, y: 7, width: 250, height: 250)), UIView(), UIView())
    middle.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    view.frame = CGRect(x: 90, y: 80, width: 10, height: 10)
    root.addSubview(middle)
    middle.addSubview(view)
    let space = UIScreen.main.fixedCoordinateSpace
    #expect(view.convert(view.bounds, to: space) == CGRect(x: 105, y: 107, width: 10, height: 10))
    #expect(view.convert(CGPoint(x: 105, y: 107), from: space) == .zero)
  }

  @Test func `W43 A window without a frame is as large as the screen`() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
    #expect(UIWindow(frame: .zero).frame == .zero)
  }

  @Test func `W40 Points, sizes and rectangles are printed as their numbers`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    #expect("\(frame)" == "(1.0, 2.0, 3.0, 4.5)")
    #expect("\(frame.origin) \(frame.size)" == "(1.0, 2.0) (3.0, 4.5)")
    #expect(String(reflecting: frame) == "(1.0, 2.0, 3.0, 4.5)")
    #expect("\([frame])" == "[(1.0, 2.0, 3.0, 4.5)]")
    #expect(
      "\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
        == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    #expect("\(CGAffineTransform.identity)" == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
  }

  // MARK: Guides

  private final class Owner: UIView {
    let guide = UILayoutGuide()
    var seen: [CGRect] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
        guide.topAnchor.constraint(equalTo: topAnchor, constant: 6), guide.widthAnchor.constraint(equalToConstant: 30),
        guide.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func layoutSubviews() {
      super.layoutSubviews()
      seen.append(guide.layoutFrame)
    }
  }

  private final class Screen: UIViewController {
    let guide = UILayoutGuide()
    var seen: [CGRect] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 10),
        guide.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    override func viewDidLayoutSubviews() { seen.append(guide.layoutFrame) }
  }

  @Test func `W35 The safe area of a view outside of a hierarchy is its bounds`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(
      view.layoutMarginsGuide.layoutFrame == view.bounds.inset(by: view.layoutMargins))
  }

  @Test func `W35 A guide is in its place in the owner's first layout`() throws {
    let owner = Owner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    owner.layoutIfNeeded()
    #expect(owner.seen.first == CGRect(x: 5, y: 6, width: 30, height: 40))
    let screen = Screen()
    let app = XCUIApplication(rootViewController: screen)
    try app.launch()
    #expect(screen.seen.first == CGRect(x: 0, y: screen.view.safeAreaInsets.top, width: 10, height: 20))
  }

  // MARK: Constraints

  @Test func `W34 A constraint of a tree without an engine may stop being required`() {
    let view = UIView()
    let height = view.heightAnchor.constraint(equalToConstant: 50)
    height.isActive = true
    height.priority = .defaultHigh
    #expect(height.priority == .defaultHigh)
    let parent = UIView()
    parent.addSubview(view)
    let pairing = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: parent, attribute: .top, multiplier: 1, constant: 0)
    #expect(pairing.firstAttribute == .left)
  }

  @Test func `W34 Once it is laid out it may not`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = try Stage()
    try stage.app.run { stage.controller.view.addSubview(view) }
    let height = view.heightAnchor.constraint(equalToConstant: 50)
    try stage.app.run { height.isActive = true }
    let error = #expect(throws: (any Error).self) { try stage.app.run { height.priority = .defaultHigh } }
    #expect("\(try #require(error))".contains("Mutating a priority from required to not"))
  }

  // MARK: Recognizers

  @Test func `W39 The list of recognizers is nil at first, and empty after the last one was removed`() {
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [])
  }
}
