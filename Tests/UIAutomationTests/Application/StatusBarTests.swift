import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// The status bar's notifications and settings before controllers decided on it (Apple's documentation of `UIApplication`).
@MainActor @Suite struct StatusBarTests {
  @Test func `Turning tells of the bar's orientation, then of its frame`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    var heard: [String] = []
    var observers: [any NSObjectProtocol] = []
    try app.run {
      for name in [
        UIApplication.willChangeStatusBarOrientationNotification,
        UIApplication.didChangeStatusBarOrientationNotification,
        UIApplication.willChangeStatusBarFrameNotification, UIApplication.didChangeStatusBarFrameNotification,
      ] {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
            let number = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
            let frame = (note.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue)?.cgRectValue
            let text = note.name.rawValue.dropFirst("UIApplication".count).dropLast("Notification".count)
            MainActor.assumeIsolated {
              heard.append("\(text) \(number.map { "\($0)" } ?? frame.map { "\($0.height)" } ?? "nothing")")
            }
          })
      }
    }
    try app.hardware.rotate(to: .landscapeLeft)
    #expect(
      heard == [
        "WillChangeStatusBarOrientation \(UIInterfaceOrientation.landscapeRight.rawValue)",
        "WillChangeStatusBarFrame 0.0",
        "DidChangeStatusBarOrientation \(UIInterfaceOrientation.portrait.rawValue)", "DidChangeStatusBarFrame 47.0",
      ])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func `Controllers decide on the bar unless the Info plist says that they do not`() throws {
    let files = try ManifestFiles()
    for controllersDecide in [true, false] {
      let plist = try files.plist("<key>UIViewControllerBasedStatusBarAppearance</key><\(controllersDecide)/>")
      let app = XCUIApplication(delegate: PlainDelegate.self, infoPlist: plist)
      try app.launch()
      try app.run {
        let application = UIApplication.shared
        #expect(!application.isStatusBarHidden && application.statusBarStyle == .default)
        application.setStatusBarHidden(true, with: .fade)
        application.setStatusBarStyle(.lightContent, animated: true)
        #expect(application.isStatusBarHidden == !controllersDecide)
        #expect((application.statusBarStyle == .lightContent) == !controllersDecide)
        application.isStatusBarHidden = false
        #expect(!application.isStatusBarHidden)
      }
    }
  }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
