import PlainviewUIAutomation
import UIKit

/// A screen with many views, a button, a view with a recognizer and a field with the focus, above the keyboard.
@MainActor final class EventScreen {
  private final class Controller: UIViewController {
    override class var actions: ActionTable { ["act": .init(Controller.act)] }
    private(set) var count = 0
    let button = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 44))
    let card = UIView(frame: CGRect(x: 200, y: 400, width: 100, height: 44))
    let field = UITextField(frame: CGRect(x: 20, y: 450, width: 200, height: 34))
    private let viewCount: Int

    init(viewCount: Int) {
      self.viewCount = viewCount
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      // Rows of ten, so that the hit test has something to walk through.
      var row = UIView()
      for index in 0..<viewCount {
        if index % 10 == 0 {
          row = UIView(frame: CGRect(x: 0, y: CGFloat(index / 10 * 20), width: 390, height: 20))
          view.addSubview(row)
        } else {
          row.addSubview(UILabel(frame: CGRect(x: CGFloat(index % 10 * 39), y: 0, width: 39, height: 20)))
        }
      }
      button.addTarget(self, action: Selector("act"), for: .touchUpInside)
      card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("act")))
      for part in [button, card, field] { view.addSubview(part) }
    }

    private func act() { count += 1 }
  }

  private let app: XCUIApplication
  private let controller: Controller

  init(viewCount: Int) throws {
    let controller = Controller(viewCount: viewCount)
    self.controller = controller
    app = XCUIApplication(rootViewController: controller)
    try app.launch()
    _ = try app.run { controller.field.becomeFirstResponder() }
  }

  /// A finger down and up on a control: hit test, recognizers, tracking, action.
  func tapControl() { tap(CGPoint(x: 70, y: 420)) }

  /// The same on a view whose recognizer acts.
  func tapRecognizer() { tap(CGPoint(x: 250, y: 420)) }

  private func tap(_ point: CGPoint) {
    let before = controller.count
    do {
      try app.touchDown(at: point)
      try app.touchUp()
    } catch {
      fatalError("\(error)")
    }
    precondition(controller.count == before + 1, "the tap did not arrive")
  }

  /// A key, and the key that takes its character away again.
  func typeCharacter() {
    do {
      try app.typeKeys("k")
      try app.pressDelete()
    } catch {
      fatalError("\(error)")
    }
  }
}
