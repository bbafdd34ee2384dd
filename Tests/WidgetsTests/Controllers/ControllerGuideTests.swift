import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// The guides of a controller's top and bottom, and of the keyboard.
@MainActor @Suite struct ControllerGuideTests {
  private final class Page: UIViewController {
    let top = UIView()
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 34))
    let bar = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      for view in [top, bar] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      view.addSubview(field)
      NSLayoutConstraint(
        item: top, attribute: .top, relatedBy: .equal, toItem: topLayoutGuide, attribute: .bottom, multiplier: 1,
        constant: 5
      ).isActive = true
      let views: [String: Any] = ["top": top, "bar": bar, "bottom": bottomLayoutGuide]
      for format in ["H:|[top]|", "V:[top(10)]", "H:|[bar]|", "V:[bar(20)]"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
      }
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
  }

  private let page = Page()
  private let app: XCUIApplication

  init() throws {
    let page = page
    app = XCUIApplication(rootViewController: page)
    try app.launch()
  }

  @Test func `The guides are what the safe area leaves at the top and the bottom, and constraints name them`() {
    let insets = page.view.safeAreaInsets
    #expect(insets.top > 0 && insets.bottom > 0)
    #expect(page.topLayoutGuide.length == insets.top && page.bottomLayoutGuide.length == insets.bottom)
    #expect(page.top.frame.minY == insets.top + 5)
    #expect(page.topLayoutGuide === page.topLayoutGuide)
  }

  /// EasyPeasy's own tests count them: a view with one constraint to a guide has three.
  @Test func `Each guide is held by two constraints of the view`() throws {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    let before = controller.view.constraints.count
    let top = try #require(controller.topLayoutGuide as? UILayoutGuide)
    #expect(controller.view.constraints.count == before + 2)
    let bottom = try #require(controller.bottomLayoutGuide as? UILayoutGuide)
    #expect(controller.view.constraints.count == before + 4)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    controller.view.layoutIfNeeded()
    #expect((top.layoutFrame.minY, top.layoutFrame.maxY) == (0, 20))
    #expect((bottom.layoutFrame.minY, bottom.layoutFrame.maxY) == (470, 500))
  }

  @Test func `What stands on the keyboard's guide moves up with the keyboard and back`() throws {
    let bottom = page.view.bounds.maxY - page.view.safeAreaInsets.bottom
    #expect(page.bar.frame.maxY == bottom)
    try app.textFields.element.tap()
    let keyboard = app.keyboards.element.frame
    #expect(page.bar.frame.maxY == keyboard.minY)
    try app.dismissKeyboard()
    #expect(page.bar.frame.maxY == bottom)
    try app.run { page.view.keyboardLayoutGuide.usesBottomSafeArea = false }
    #expect(page.bar.frame.maxY == page.view.bounds.maxY)
  }

  @Test func `Constraints are active while the guide is near an edge, or away from it`() throws {
    let guide = page.view.keyboardLayoutGuide
    let near = page.top.heightAnchor.constraint(lessThanOrEqualToConstant: 100)
    let away = page.top.heightAnchor.constraint(lessThanOrEqualToConstant: 50)
    try app.run {
      guide.setConstraints([near], activeWhenNearEdge: .bottom)
      guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    }
    #expect(near.isActive && !away.isActive)
    #expect(guide.constraintsActive(whenNearEdge: .bottom) == [near])
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive)
  }

  @Test func `A key command that was added to a controller is found along the chain`() throws {
    final class Keys: UIViewController {
      var count = 0
      override class var actions: ActionTable { ["count": .init(Keys.add)] }
      func add() { count += 1 }
    }
    let keys = Keys()
    let app = XCUIApplication(rootViewController: keys)
    try app.launch()
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: "count")
    try app.run { keys.addKeyCommand(command) }
    try app.typeKey("n", modifierFlags: .command)
    #expect(keys.count == 1)
    try app.run { keys.removeKeyCommand(command) }
    try app.typeKey("n", modifierFlags: .command)
    #expect(keys.count == 1)
  }
}
