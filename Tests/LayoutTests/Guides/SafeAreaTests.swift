import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import Testing

/// Safe area, margins and readable widths as UIKit has them; the data are in Fixtures/layout/safe-area.json.
@MainActor @Suite struct SafeAreaTests {
  struct Child: Decodable, Sendable { let frame, insets: [Double] }
  struct Readable: Decodable, Sendable { let width, margin, x, readableWidth: Double }
  private struct Facts: Decodable {
    struct Root: Decodable { let frame, insets: [Double] }
    let root: Root
    let children: [Child]
    let readable: [Readable]
  }
  nonisolated private static let facts = LayoutFixture.decode("safe-area.json", as: Facts.self)
  nonisolated static let children = facts.children
  nonisolated static let readable = facts.readable

  private static func insets(_ numbers: [Double]) -> UIEdgeInsets {
    UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// A window whose device has the measured insets, and a view that fills it.
  private func makeWindow() -> (UIWindow, UIView) {
    let window = UIWindow(frame: CGRect(Self.facts.root.frame))
    window.deviceSafeArea = Self.insets(Self.facts.root.insets)
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    return (window, view)
  }

  @Test("L10: a child's insets are what of the parent's bands lies over it", arguments: SafeAreaTests.children)
  func propagation(child: Child) throws {
    try SimulatedRun().callAsFunction {
      let (window, root) = makeWindow()
      let view = UIView(frame: CGRect(child.frame))
      root.addSubview(view)
      #expect(root.safeAreaInsets == Self.insets(Self.facts.root.insets))
      #expect(view.safeAreaInsets == Self.insets(child.insets))
      view.frame = .zero
      view.frame = CGRect(child.frame)
      #expect(view.safeAreaInsets == Self.insets(child.insets))
      _ = window
    }
  }

  @Test("L10: the safe area guide is the area inside the insets") func guide() throws {
    try SimulatedRun().callAsFunction {
      let (window, view) = makeWindow()
      let guide = view.safeAreaLayoutGuide
      window.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
      window.deviceSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      window.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 0, y: 20, width: 320, height: 460))
    }
  }

  @Test("L10: views and guides align with the safe area and with each other") func customGuide() throws {
    try SimulatedRun().callAsFunction {
      let (window, view) = makeWindow()
      let top = UIView()
      top.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(top)
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      ConstraintText(root: view, ["safe": view.safeAreaLayoutGuide, "top": top, "guide": guide]).activate([
        "top.leading == safe.leading", "top.trailing == safe.trailing", "top.top == safe.top", "top.height == 60",
        "guide.leading == top.leading + 4", "guide.top == top.bottom + 8", "guide.width == 120", "guide.height == 40",
      ])
      window.layoutIfNeeded()
      #expect(top.frame == CGRect(x: 10, y: 44, width: 298, height: 60))
      #expect(guide.layoutFrame == CGRect(x: 14, y: 112, width: 120, height: 40))
    }
  }

  @Test("L10: a view learns of new margins before it learns of the new safe area") func notificationOrder() throws {
    try SimulatedRun().callAsFunction {
      let (window, root) = makeWindow()
      let view = ListeningView(frame: root.bounds)
      root.addSubview(view)
      view.calls = []
      window.deviceSafeArea.top = 50
      #expect(view.calls == ["layoutMarginsDidChange", "safeAreaInsetsDidChange"])
    }
  }

  @Test("L10: margins are 8 on each side plus the safe area") func margins() throws {
    try SimulatedRun().callAsFunction {
      let (window, view) = makeWindow()
      #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
      window.layoutIfNeeded()
      let guide = view.layoutMarginsGuide
      window.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 18, y: 52, width: 282, height: 386))
      view.insetsLayoutMarginsFromSafeArea = false
      window.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 464))
    }
  }

  @Test("L10: a view that preserves its superview's margins has them where it reaches into them") func preserving() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    let guide = child.layoutMarginsGuide
    parent.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 10, width: 82, height: 82))
    child.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    parent.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 20, width: 280, height: 440))
    parent.layoutMargins.top = 50
    parent.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 50)
    parent.frame.size.width = 400
    parent.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 50, width: 292, height: 410))
  }

  @Test(
    "L10: the root view of a controller keeps 16, in wide windows 20",
    arguments: [
      (320.0, 16.0), (375, 16), (413, 16), (414, 20), (600, 20),
    ])
  func rootView(width: Double, margin: Double) throws {
    try SimulatedRun().callAsFunction {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 480))
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let guide = controller.view.layoutMarginsGuide
      window.layoutIfNeeded()
      window.frame.size.width = CGFloat(width)
      window.layoutIfNeeded()
      #expect(controller.view.layoutMargins.left == CGFloat(margin))
      #expect(guide.layoutFrame.minX == CGFloat(margin))
      #expect(guide.layoutFrame.width == CGFloat(width - 2 * margin))
    }
  }

  @Test("L10: the readable guide is limited in wide views", arguments: SafeAreaTests.readable)
  func readableGuide(fact: Readable) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 8, left: fact.margin, bottom: 8, right: fact.margin)
    let guide = view.readableContentGuide
    view.layoutIfNeeded()
    view.frame.size.width = CGFloat(fact.width)
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.isNear(CGRect(x: fact.x, y: 8, width: fact.readableWidth, height: 84)))
  }

  @Test("L10: a view inside follows the readable guide in the pass in which the width is known") func readableInside() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1400, height: 100))
    let page = UIView()
    let text = UIView()
    root.addSubview(page)
    page.addSubview(text)
    for view in [page, text] { view.translatesAutoresizingMaskIntoConstraints = false }
    ConstraintText(root: root, ["page": page, "text": text, "readable": page.readableContentGuide]).activate([
      "page.leading == .leading", "page.trailing == .trailing", "text.leading == readable.leading",
      "text.trailing == readable.trailing",
    ])
    root.layoutIfNeeded()
    #expect(text.frame.minX == 240 && text.frame.width == 920)
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(text.frame.minX == 8 && text.frame.width == 484)
  }

  @Test("L8: a view has one guide of a kind, held at the edges by four constraints with UIKit's names")
  func systemGuides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(
      view.constraints.map(\.identifier) == [
        "UIViewSafeAreaLayoutGuide-bottom", "UIViewSafeAreaLayoutGuide-left", "UIViewSafeAreaLayoutGuide-right",
        "UIViewSafeAreaLayoutGuide-top",
      ])
    #expect(
      view.constraints.map { masked($0.description) } == [
        "<NSLayoutConstraint:0x… 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide']-(0)-|   (active, names: '|':UIView:0x… )>",
        "<NSLayoutConstraint:0x… 'UIViewSafeAreaLayoutGuide-left' H:|-(0)-[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide'](LTR)   (active, names: '|':UIView:0x… )>",
        "<NSLayoutConstraint:0x… 'UIViewSafeAreaLayoutGuide-right' H:[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide']-(0)-|(LTR)   (active, names: '|':UIView:0x… )>",
        "<NSLayoutConstraint:0x… 'UIViewSafeAreaLayoutGuide-top' V:|-(0)-[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x… )>",
      ])
    let other = UIView()
    _ = other.layoutMarginsGuide
    #expect(
      other.constraints.map(\.identifier) == [
        "UIView-bottomMargin-guide-constraint", "UIView-leftMargin-guide-constraint",
        "UIView-rightMargin-guide-constraint", "UIView-topMargin-guide-constraint",
      ])
  }
}

private final class ListeningView: UIView {
  var calls: [String] = []
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    calls.append("layoutMarginsDidChange")
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    calls.append("safeAreaInsetsDidChange")
  }
}
