import Testing
import UIKit

/// A view that asks its delegate to watch for taps on a part of it, as an article on gestures and delegation does it.
private class ProfileView: UIView {
  weak var delegate: (any TapDelegate)? {
    didSet { delegate?.watchTaps(on: container, action: "handleTap") }
  }
  var container = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  var log: [String] = []
  var stateInAction: UIGestureRecognizer.State?

  override class var actions: ActionTable { ["handleTap": .init(handleTap)] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(container)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func use(_ container: UIView) {
    self.container.removeFromSuperview()
    container.frame = self.container.frame
    self.container = container
    addSubview(container)
  }

  private func handleTap() {
    log.append("hi")
    stateInAction = container.gestureRecognizers?.last?.state
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

@MainActor private protocol TapDelegate: AnyObject {
  func watchTaps(on view: UIView, action: Selector)
}

/// Replaces its view in `viewDidLoad` and becomes the view's delegate when it appears.
private class ProfileController: UIViewController, TapDelegate {
  var profile = ProfileView()
  var action: Selector = "handleTap"
  var sendsToItself = false
  var enablesInteraction = true
  var delegateOfRecognizers: (any UIGestureRecognizerDelegate)?
  var loads = 0
  var recognizersWhenLoaded: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    view = profile
    recognizersWhenLoaded = profile.container.gestureRecognizers?.count ?? 0
  }
  override func viewDidAppear(_ animated: Bool) {
    guard let profile = view as? ProfileView else { return }
    profile.delegate = self
  }
  func watchTaps(on view: UIView, action: Selector) {
    guard let profile = self.view as? ProfileView else { return }
    let action = self.action == "handleTap" ? action : self.action
    let gesture = UITapGestureRecognizer(target: sendsToItself ? self : profile, action: action)
    gesture.delegate = delegateOfRecognizers
    profile.container.addGestureRecognizer(gesture)
    if enablesInteraction { profile.container.isUserInteractionEnabled = true }
  }
}

private final class EveryoneTogether: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

@MainActor @Suite struct TapThroughDelegateTests {
  private let controller = ProfileController()
  private let app: XCUIApplication
  private let middle = CGPoint(x: 70, y: 150)

  init() {
    let controller = controller
    app = XCUIApplication(rootViewController: controller)
  }

  private func tap() throws {
    try app.touchDown(at: middle)
    try app.advance(by: 0.05)
    try app.touchUp()
    try app.advance(by: 1)
  }

  @Test func `2.1 A tap in the container calls the view's method once and takes the touch from the view`() throws {
    try app.launch()
    #expect(controller.recognizersWhenLoaded == 0)
    #expect(controller.profile.container.gestureRecognizers?.count == 1)
    try tap()
    #expect(controller.profile.log == ["began", "hi", "cancelled"])
    #expect(controller.profile.stateInAction == .ended)
  }

  @Test func `2.2 A target without the method fails at the tap, with its own class in the text`() throws {
    controller.sendsToItself = true
    try app.launch()
    let error = #expect(throws: UncaughtException.self) { try tap() }
    #expect(error?.name == "NSInvalidArgumentException")
    let reason = error?.reason ?? ""
    #expect(reason.contains("ProfileController"))
    #expect(reason.contains(" handleTap]: unrecognized selector sent to instance 0x"))
    #expect(!controller.profile.log.contains("hi"))
  }

  @Test func `2.3 A second appearance adds a second recognizer, and one tap still calls once`() throws {
    try app.launch()
    try presentAndDismiss()
    #expect(controller.profile.container.gestureRecognizers?.count == 2)
    try tap()
    #expect(controller.profile.log.filter { $0 == "hi" }.count == 1)
  }

  @Test func `2.3 With delegates that allow simultaneous recognition it is called twice`() throws {
    let together = EveryoneTogether()
    controller.delegateOfRecognizers = together
    try app.launch()
    try presentAndDismiss()
    try tap()
    #expect(controller.profile.log.filter { $0 == "hi" }.count == 2)
  }

  private func presentAndDismiss() throws {
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    try app.run { controller.present(other, animated: false) }
    try app.run { controller.dismiss(animated: false) }
  }

  @Test func `2.4 When the view was replaced nothing is registered`() throws {
    let plain = UIView()
    try app.launch()
    controller.profile.container.gestureRecognizers = nil
    try app.run {
      controller.view = plain
      controller.viewDidAppear(false)
    }
    #expect(controller.profile.container.gestureRecognizers == [])
    try tap()
    #expect(controller.profile.log.isEmpty)
  }

  @Test(arguments: [0, 1]) func `2.5 Labels and image views get taps only when interaction is switched on`(_ kind: Int)
    throws
  {
    controller.profile.use(kind == 0 ? UILabel() : UIImageView())
    controller.enablesInteraction = false
    try app.launch()
    try tap()
    #expect(!controller.profile.log.contains("hi"))
    controller.profile.container.isUserInteractionEnabled = true
    try tap()
    #expect(controller.profile.log.contains("hi"))
  }

  @Test(arguments: ["hidden", "transparent", "empty", "outside"])
  func `2.6 A container that cannot be hit gets no tap`(_ why: String) throws {
    try app.launch()
    let container = controller.profile.container
    switch why {
    case "hidden": container.isHidden = true
    case "transparent": container.alpha = 0.005
    case "empty": container.frame = CGRect(x: 70, y: 150, width: 0, height: 0)
    default:
      let small = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      controller.profile.addSubview(small)
      small.addSubview(container)
    }
    try tap()
    #expect(!controller.profile.log.contains("hi"))
  }

  @Test func `2.7 A finger that moves more than 45 points makes no tap, and the view sees it lifted`() throws {
    try app.launch()
    try app.touchDown(at: middle)
    try app.touchMove(to: CGPoint(x: middle.x + 46, y: middle.y))
    try app.touchUp()
    #expect(controller.profile.log == ["began", "ended"])
  }

  @Test func `2.7 A finger that stays down for more than 0.75 seconds makes no tap`() throws {
    try app.launch()
    try app.touchDown(at: middle)
    try app.advance(by: 0.76)
    try app.touchUp()
    #expect(controller.profile.log == ["began", "ended"])
  }

  @Test func `2.7 At 45 points and 0.75 seconds it still is a tap`() throws {
    try app.launch()
    try app.touchDown(at: middle)
    try app.advance(by: 0.74)
    try app.touchMove(to: CGPoint(x: middle.x + 45, y: middle.y))
    try app.touchUp()
    #expect(controller.profile.log.contains("hi"))
  }

  @Test func `2.8 The view is loaded once and fills the window`() throws {
    try app.launch()
    #expect(controller.loads == 1)
    #expect(controller.view.frame == app.window?.bounds)
    #expect(controller.view === controller.profile)
  }

  @Test func `2.9 The name with a colon is another selector`() throws {
    controller.action = "handleTap:"
    try app.launch()
    let error = #expect(throws: UncaughtException.self) { try tap() }
    #expect(error?.reason.contains(" handleTap:]: unrecognized selector sent to instance 0x") == true)
    #expect(error?.remedies.contains("Nearest names that it has: handleTap") == true)
  }
}
