import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
import PlainviewUIKitCore
import Testing
import UIKit

@MainActor @Suite struct ManifestTests {
  private let files: ManifestFiles

  init() throws { files = try ManifestFiles() }

  private nonisolated static let module = String(reflecting: AppDelegate.self).prefix { $0 != "." }

  // MARK: What it brings about

  @Test(arguments: ["$(PRODUCT_MODULE_NAME).SceneDelegate", "\(ManifestTests.module).SceneDelegate"])
  func `The scene manifest names the delegate of the scene`(_ name: String) throws {
    let plist = try files.plist(ManifestFiles.scenes(delegate: name))
    let app = XCUIApplication(delegate: AppDelegate.self, infoPlist: plist)
    try app.launch()
    #expect(app.buttons["Tap"].exists)
    #expect(try app.run { UIApplication.shared.openSessions.first?.configuration.name } == "Default Configuration")
    #expect(app.console.isEmpty)
  }

  @Test func `The scene's storyboard is in the window before the delegate is told`() throws {
    try files.storyboard("Main")
    let plist = try files.plist(
      ManifestFiles.scenes(delegate: "$(PRODUCT_MODULE_NAME).SceneDelegate", storyboard: "Main"))
    let app = XCUIApplication(delegate: AppDelegate.self, infoPlist: plist)
    try app.launch()
    #expect(app.staticTexts["From the storyboard"].exists)
    try app.run {
      let delegate = try #require(UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)
      #expect(delegate.window === UIApplication.shared.keyWindow)
    }
  }

  @Test func `A storyboard's window that the delegate replaces is never shown, nor its view loaded`() throws {
    try files.storyboard("Main")
    let plist = try files.plist(
      ManifestFiles.scenes(
        delegate: "$(PRODUCT_MODULE_NAME).ReplacingSceneDelegate", storyboard: "Main"))
    let app = XCUIApplication(delegate: AppDelegate.self, infoPlist: plist)
    try app.launch()
    try app.run {
      let delegate = try #require(UIApplication.shared.connectedScenes.first?.delegate as? ReplacingSceneDelegate)
      #expect(delegate.window === UIApplication.shared.keyWindow)
      #expect(delegate.stored?.isViewLoaded != true)
    }
  }

  @Test func `Without scenes the main storyboard is in the delegate's window before the launch is told`() throws {
    try files.storyboard("Main")
    let plist = try files.plist("<key>UIMainStoryboardFile</key><string>Main</string>")
    let app = XCUIApplication(delegate: ClassicDelegate.self, infoPlist: plist)
    try app.launch()
    #expect(app.staticTexts["From the storyboard"].exists)
    #expect(
      try app.run { Heard.take() } == [
        "willFinishLaunching with a window", "didFinishLaunching inactive", "didBecomeActive active",
      ])
    // Code of the app finds the document too.
    #expect(try app.run { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() } != nil)
  }

  @Test func `W69 Empty entries say nothing: the scene's class and the orientations are the usual ones`() throws {
    let scenes = ManifestFiles.scenes(delegate: "$(PRODUCT_MODULE_NAME).SceneDelegate").replacing(
      "<key>UISceneDelegateClassName</key>",
      with: "<key>UISceneClassName</key><string></string><key>UISceneDelegateClassName</key>")
    let plist = try files.plist("<key>UISupportedInterfaceOrientations</key><array/>" + scenes)
    let app = XCUIApplication(delegate: AppDelegate.self, infoPlist: plist)
    try app.launch()
    #expect(app.buttons["Tap"].exists && app.console.isEmpty)
    #expect(app.window?.bounds.size == CGSize(width: 390, height: 844))
    #expect(try app.run { type(of: try #require(app.window?.windowScene)) } == UIWindowScene.self)
  }

  @Test func `An app that only lies on its side starts so`() throws {
    let plist = try files.plist(
      "<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationLandscapeLeft</string></array>")
    let app = XCUIApplication(delegate: ClassicDelegate.self, infoPlist: plist)
    try app.launch()
    #expect(app.window?.bounds.size == CGSize(width: 844, height: 390))
    #expect(try app.run { UIApplication.shared.statusBarOrientation } == .landscapeLeft)
    try app.hardware.rotate(to: .portrait)
    #expect(app.window?.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test func `The style of the Info.plist is that of the app`() throws {
    let plist = try files.plist("<key>UIUserInterfaceStyle</key><string>Dark</string>")
    let app = XCUIApplication(delegate: ClassicDelegate.self, infoPlist: plist)
    try app.launch()
    #expect(app.window?.traitCollection.userInterfaceStyle == .dark)
  }

  // MARK: What is wrong with it

  private func failure(_ app: XCUIApplication) -> String {
    do {
      try app.launch()
      return "launched"
    } catch let error as UncaughtException {
      return error.name + ": " + error.reason
    } catch {
      return "\(error)".replacing(files.folder.path + "/", with: "")
    }
  }

  private func failure(_ text: String) throws -> String {
    failure(XCUIApplication(delegate: AppDelegate.self, infoPlist: try files.file("Info.plist", text)))
  }

  @Test func `A missing Info.plist is named`() {
    let app = XCUIApplication(delegate: AppDelegate.self, infoPlist: files.folder.appendingPathComponent("No.plist"))
    #expect(failure(app) == "No.plist: no such file, give the path of the app's Info.plist")
    #expect(app.state == .notRunning)
  }

  @Test func `A damaged Info.plist is an error with Foundation's words, which name the line`() throws {
    #expect(
      try failure("<plist><dict><key>a</key>\n<oops></dict></plist>")
        == "Info.plist: this is no Info.plist (Encountered unknown tag oops on line 2), mend or replace it")
    #expect(try failure("").hasPrefix("Info.plist: this is no Info.plist ("))
    #expect(
      try failure("<plist><array/></plist>")
        == "Info.plist: this is no Info.plist (the outermost value is no dictionary), mend or replace it")
  }

  @Test func `A value of another kind is an error at its line`() throws {
    #expect(
      try failure("<plist><dict>\n<key>UIApplicationSceneManifest</key>\n<string>yes</string></dict></plist>")
        == "Info.plist:2: the value of UIApplicationSceneManifest is not a dictionary, mend it")
    #expect(
      try failure("<plist><dict>\n\n<key>UIMainStoryboardFile</key><integer>1</integer></dict></plist>")
        == "Info.plist:3: the value of UIMainStoryboardFile is not a text, mend it")
  }

  @Test func `A delegate class that is not there is UIKit's remark, and an error with its line`() throws {
    let plist = try files.plist(ManifestFiles.scenes(delegate: "$(PRODUCT_MODULE_NAME).SceneDelegat"))
    let app = XCUIApplication(delegate: AppDelegate.self, infoPlist: plist)
    #expect(
      failure(app)
        == "Info.plist:13: could not load class with name \"\(Self.module).SceneDelegat\": name a class of the program as "
        + "Module.Class, or make a nested or private one known by UIStoryboard.register(_:)")
    #expect(
      app.console == [
        "[SceneConfiguration] Info.plist configuration \"Default Configuration\" for UIWindowSceneSessionRoleApplication "
          + "contained UISceneDelegateClassName key, but could not load class with name \"\(Self.module).SceneDelegat\"."
      ])
  }

  @Test func `A class that is no scene's delegate is an error`() throws {
    let plist = try files.plist(ManifestFiles.scenes(delegate: "$(PRODUCT_MODULE_NAME).LifeController"))
    let app = XCUIApplication(delegate: AppDelegate.self, infoPlist: plist)
    #expect(
      failure(app)
        == "Info.plist:13: the class \(Self.module).LifeController is no UIWindowSceneDelegate, let it conform or name "
        + "another")
  }

  @Test func `N4 A main storyboard that is not there ends the app`() throws {
    let plist = try files.plist("<key>UIMainStoryboardFile</key><string>Main2</string>")
    #expect(
      failure(XCUIApplication(delegate: ClassicDelegate.self, infoPlist: plist))
        == "NSInvalidArgumentException: Could not find a storyboard named 'Main2' in bundle NSBundle "
        + "<\(plist.deletingLastPathComponent().path)> (loaded)")
  }

  @Test func `N5 A main storyboard without a first controller is a remark`() throws {
    try files.storyboard("Empty", isInitial: false)
    let plist = try files.plist("<key>UIMainStoryboardFile</key><string>Empty</string>")
    let app = XCUIApplication(delegate: ClassicDelegate.self, infoPlist: plist)
    try app.launch()
    #expect(
      app.console == [
        "[Application] Failed to instantiate the default view controller for UIMainStoryboardFile 'Empty' - perhaps the "
          + "designated entry point is not set?"
      ])
  }

  @Test func `A configuration that the Info.plist does not have is a remark that names those it has`() throws {
    let text = ManifestFiles.scenes(delegate: "$(PRODUCT_MODULE_NAME).SceneDelegate")
      .replacing("Default Configuration", with: "Other")
    let app = XCUIApplication(
      delegate: AppDelegate.self, infoPlist: try files.plist(text), sceneDelegate: SceneDelegate.self)
    try app.launch()
    #expect(
      app.console == [
        "Info.plist contained no UIScene configuration dictionary (looking for configuration named "
          + "\"Default Configuration\"); it has \"Other\""
      ])
  }

  @Test func `There is one application`() throws {
    let app = XCUIApplication(delegate: ClassicDelegate.self)
    try app.launch()
    let error = #expect(throws: UncaughtException.self) { try app.run { try AppLaunch().run(in: .shared) } }
    #expect(error?.reason == "There can only be one UIApplication instance.")
  }

  @Test func `An app without a window says so when it is touched`() throws {
    final class Idle: UIResponder, UIApplicationDelegate {}
    let app = XCUIApplication(delegate: Idle.self)
    try app.launch()
    #expect(throws: ElementError.noWindow) { try app.touchDown(at: .zero) }
    #expect(app.text(as: .ascii) == "")
  }
}

/// Replaces the storyboard's window by one of its own.
final class ReplacingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    stored = window?.rootViewController
    let own = UIWindow(windowScene: scene)
    own.rootViewController = UIViewController()
    window = own
    own.makeKeyAndVisible()
  }
  weak var stored: UIViewController?
}
