import Testing
import UIKit

/// An app as Xcode 26 sets it up, where what names no actor belongs to the main one.
@Suite struct MainActorByDefaultTests {
  final class Coordinator { var started = 0 }

  class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let coordinator = Coordinator()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      coordinator.started += 1
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  /// With an initializer of its own.
  class Relay: UIResponder {
    let coordinator: Coordinator
    override init() {
      coordinator = Coordinator()
      super.init()
    }
  }

  class Layout: UICollectionViewFlowLayout { var columns = 2 }
  class Cloud: UICollectionViewLayout {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  class Attributes: UICollectionViewLayoutAttributes { var angle: CGFloat = 0 }
  class Item: UIBarButtonItem { var count = 0 }
  class Pull: UIDynamicBehavior { var strength: CGFloat = 1 }
  class Share: UIActivity { var shared: [Any] = [] }
  class Plain: NSObject { var text = "" }

  @Test func `Classes of the app inherit and override initializers`() throws {
    let app = XCUIApplication(delegate: AppDelegate.self)
    try app.launch()
    try app.run {
      #expect((UIApplication.shared.delegate as? AppDelegate)?.coordinator.started == 1)
      #expect(Relay().coordinator.started == 0 && Layout().columns == 2 && Attributes().angle == 0)
      #expect(Item().count == 0 && Pull().strength == 1 && Share().shared.isEmpty && Plain().text.isEmpty)
      _ = Cloud()
    }
  }
}
