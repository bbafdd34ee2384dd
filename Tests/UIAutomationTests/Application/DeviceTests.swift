import Foundation
import PlainviewUIAutomation
import PlainviewUIKitCore
import Testing
import UIKit

@MainActor @Suite struct DeviceTests {
  /// Notes the callbacks of rotations.
  private final class Turning: UIViewController {
    var heard: [String] = []
    var mask: UIInterfaceOrientationMask = .all

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      heard.append("willTransition to \(newCollection.verticalSizeClass)")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("viewWillTransition to \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate { [weak self] _ in
        self?.heard.append("alongside at \(Int(self?.view.bounds.width ?? 0))")
      } completion: { [weak self] _ in
        self?.heard.append("completion")
      }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      heard.append("didChange from \(previous.map { "\($0.verticalSizeClass)" } ?? "nil")")
    }
  }

  private let controller: Turning
  private let app: XCUIApplication

  init() throws {
    let controller = Turning()
    self.controller = controller
    app = XCUIApplication(rootViewController: controller)
    try app.launch()
  }

  @Test func `Turning changes bounds, size classes and safe area, and tells controllers in UIKit's order`() throws {
    let listener = try Listener(app)
    try app.hardware.rotate(to: .landscapeLeft)
    #expect(
      controller.heard == [
        "willTransition to compact", "viewWillTransition to 844 from 390", "didChange from regular", "alongside at 844",
        "completion",
      ])
    #expect(controller.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(listener.take() == ["UIDeviceOrientationDidChangeNotification"])
    try app.run {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
      #expect(UIDevice.current.orientation == .landscapeLeft)
      // The interface turns against the device.
      #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
      #expect(UIScreen.main.traitCollection.horizontalSizeClass == .compact)
    }
    try app.hardware.rotate(to: .portrait)
    #expect(controller.view.bounds.size == CGSize(width: 390, height: 844))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test func `From one side to the other nothing changes its size`() throws {
    try app.hardware.rotate(to: .landscapeLeft)
    controller.heard = []
    try app.hardware.rotate(to: .landscapeRight)
    #expect(controller.heard == [])
    #expect(try app.run { UIApplication.shared.statusBarOrientation } == .landscapeLeft)
    try app.hardware.rotate(to: .faceUp)
    #expect(try app.run { UIApplication.shared.statusBarOrientation } == .landscapeLeft)
  }

  @Test func `An orientation that the controller does not support is not taken on`() throws {
    controller.mask = .portrait
    try app.hardware.rotate(to: .landscapeLeft)
    #expect(controller.view.bounds.width == 390)
    #expect(app.hardware.orientation == .landscapeLeft)
    controller.mask = .all
    try app.run { UIViewController.attemptRotationToDeviceOrientation() }
    #expect(controller.view.bounds.width == 844)
    controller.mask = .portrait
    try app.run { controller.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(controller.view.bounds.width == 390)
  }

  @Test func `A screen over all the others turns the interface to what it supports, and back when it goes`() throws {
    let wide = Turning()
    wide.mask = .landscape
    wide.modalPresentationStyle = .fullScreen
    try app.run { controller.present(wide, animated: true) }
    try app.settle()
    #expect(wide.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(try app.run { UIApplication.shared.statusBarOrientation } == .landscapeRight)
    try app.run { controller.dismiss(animated: true) }
    try app.settle()
    #expect(controller.view.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test func `A sheet turns nothing`() throws {
    let wide = Turning()
    wide.mask = .landscape
    try app.run { controller.present(wide, animated: false) }
    try app.settle()
    #expect(controller.view.bounds.width == 390)
  }

  /// Says of every container which orientations it supports.
  private final class Holder: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UISplitViewControllerDelegate, UIPageViewControllerDelegate
  {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .portrait }
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .portrait }
    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .portrait }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  @Test(arguments: ["navigation", "tabs", "split", "pages"])
  func `A container asks its delegate which orientations it supports`(_ kind: String) throws {
    let holder = Holder()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let (tabs, split) = (UITabBarController(), UISplitViewController())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let container =
      ["navigation": navigation, "tabs": tabs, "split": split, "pages": pages][kind] ?? UIViewController()
    let held = XCUIApplication(rootViewController: container)
    try held.launch()
    try held.hardware.rotate(to: .landscapeLeft)
    #expect(container.view.bounds.width == 844)
    try held.run {
      navigation.delegate = holder
      tabs.delegate = holder
      split.delegate = holder
      pages.delegate = holder
      container.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    #expect(container.view.bounds.width == 390)
    #expect(try held.run { navigation.preferredInterfaceOrientationForPresentation } == .landscapeLeft)
  }

  @Test func `An app turns the interface by the device's key, or by asking its scene`() throws {
    try app.run { UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation") }
    #expect(controller.view.bounds.width == 844)
    #expect(app.hardware.orientation == .landscapeLeft)
    let scenic = XCUIApplication(delegate: AppDelegate.self, sceneDelegate: SceneDelegate.self)
    try scenic.launch()
    try scenic.run {
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
      #expect(scene.interfaceOrientation == .landscapeRight)
    }
    #expect(scenic.window?.bounds.width == 844)
    var refused = 0
    try scenic.run {
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { _ in refused += 1 }
    }
    #expect(refused == 1)
  }

  @Test func `Orientations that do not go together are UIKit's exception`() throws {
    controller.mask = .portraitUpsideDown
    let error = #expect(throws: UncaughtException.self) { try app.hardware.rotate(to: .landscapeLeft) }
    #expect(error?.name == "UIApplicationInvalidInterfaceOrientation")
    #expect(
      error?.reason.hasPrefix("Supported orientations has no common orientation with the application, and [") == true)
  }

  @Test(arguments: [("iPhone 15 Plus", UIUserInterfaceSizeClass.regular), ("iPhone 15", .compact)])
  func `Large phones are of regular width on their side`(_ name: String, _ width: UIUserInterfaceSizeClass) throws {
    let app = XCUIApplication(rootViewController: UIViewController(), device: try .named(name))
    try app.launch()
    try app.hardware.rotate(to: .landscapeRight)
    #expect(app.window?.traitCollection.horizontalSizeClass == width)
    #expect(app.window?.traitCollection.verticalSizeClass == .compact)
    #expect(try app.run { UIDevice.current.name } == name)
  }

  @Test func `A tablet keeps its size classes`() throws {
    let app = XCUIApplication(rootViewController: UIViewController(), device: try .named("iPad Air"))
    try app.launch()
    try app.hardware.rotate(to: .landscapeRight)
    #expect(app.window?.bounds.size == CGSize(width: 1180, height: 820))
    #expect(app.window?.traitCollection.horizontalSizeClass == .regular)
    #expect(app.window?.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    try app.run {
      #expect(UIDevice.current.model == "iPad")
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.systemName == "iPadOS")
    }
  }

  @Test func `A device of one's own is turned by what its cut-outs are`() throws {
    let device = SimulatedDevice(
      name: "mine", size: CGSize(width: 300, height: 600), scale: 2,
      safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    let app = XCUIApplication(rootViewController: UIViewController(), device: device)
    try app.launch()
    try app.hardware.rotate(to: .landscapeLeft)
    #expect(app.window?.bounds.size == CGSize(width: 600, height: 300))
    #expect(app.window?.safeAreaInsets == UIEdgeInsets(top: 0, left: 40, bottom: 21, right: 40))
  }

  @Test func `A presented controller turns along`() throws {
    let sheet = Turning()
    try app.run { controller.present(sheet, animated: false) }
    sheet.heard = []
    try app.hardware.rotate(to: .landscapeLeft)
    #expect(sheet.heard.prefix(2) == ["willTransition to compact", "viewWillTransition to 844 from 390"])
    #expect(sheet.heard.last == "completion")
  }

  @Test func `The shared device is that of the app which the test launched last`() throws {
    #expect(XCUIDevice.shared === app.hardware)
    let other = XCUIApplication(rootViewController: UIViewController())
    try other.launch()
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(other.window?.bounds.width == 844)
    #expect(app.window?.bounds.width == 390)
    try XCUIDevice.shared.press(.home)
    #expect(other.state == .runningBackground)
    #expect(app.state == .runningForeground)
  }

  @Test func `The battery is seen while it is monitored`() throws {
    try app.run { #expect(UIDevice.current.batteryLevel == -1) }
    try app.run { UIDevice.current.isBatteryMonitoringEnabled = true }
    try app.hardware.setBattery(level: 0.25, state: .unplugged)
    try app.run {
      #expect(UIDevice.current.batteryLevel == 0.25)
      #expect(UIDevice.current.batteryState == .unplugged)
    }
  }

  @Test func `Places are converted between views and the screen`() throws {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    try app.run {
      controller.view.addSubview(view)
      let space = UIScreen.main.coordinateSpace
      #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 31, y: 42))
      #expect(
        view.convert(CGRect(x: 31, y: 42, width: 5, height: 5), from: space) == CGRect(x: 1, y: 2, width: 5, height: 5))
      #expect(space.convert(CGPoint(x: 1, y: 2), from: view) == CGPoint(x: 31, y: 42))
    }
  }
}
