package import Foundation
import PlainviewGraphics
import PlainviewRuntime

/// The start of an app, step by step as UIKit does it.
@MainActor package struct AppLaunch {
  package var delegateClass: NSObject.Type?
  package var manifest: AppManifest?
  /// The delegate's class for scenes whose configuration names none; with it the app has scenes.
  package var sceneDelegateClass: AnyClass?
  package var arguments: [String] = []
  package var environment: [String: String] = [:]
  /// What the app is opened with.
  package var url: URL?
  package var activity: NSUserActivity?
  package var shortcutItem: UIApplicationShortcutItem?

  package init() {}

  /// Starts the app: calls its delegate and its scenes and makes its windows; the caller lays them out.
  ///
  /// `show` runs where windows are made, for callers that provide one.
  package func run(in application: UIApplication, show: () throws -> Void = {}) throws {
    guard !application.life.isLaunched else {
      return raise(.internalInconsistency("There can only be one UIApplication instance."))
    }
    let hasScenes = manifest?.hasScenes ?? false || sceneDelegateClass != nil
    prepare(application)
    application.life.usesScenes = hasScenes
    try makeDelegate(of: application)
    application.takeLaunchOrientation()
    _ = application.defaultScene
    let window = hasScenes ? nil : storyboardWindow(application)
    tellLaunch(application)
    if hasScenes { try connectScene(of: application) } else { window?.makeKeyAndVisible() }
    try UserCode.run { try show() }
    for scene in application.life.scenes { application.enterForeground(scene) }
    if hasScenes { application.post(UIApplication.willEnterForegroundNotification) }
    deliverWithoutScenes(application)
    application.becomeActive()
  }

  private func prepare(_ application: UIApplication) {
    let life = application.life
    life.isLaunched = true
    life.manifest = manifest
    let work = SimulatedProcess.current.work
    work.bundleFolder = manifest?.folder.path
    work.launchInput = LaunchInput(arguments: arguments, environment: environment)
    takeLanguages()
    life.sceneDelegateClass = sceneDelegateClass
    application.applicationState = .inactive
    applySettings()
  }

  /// The languages of arguments and user defaults, and the locale that follows from them.
  private func takeLanguages() {
    let process = SimulatedProcess.current
    process.work.region.takeSettings(of: process.defaults)
    process.work.region.devices = UIDevice.current.userInterfaceIdiom == .pad ? ["ipad"] : ["iphone"]
    if process.work.region.languages != nil { process.work.region.completeLocale(language: AppLanguages.ofApp) }
  }

  /// The direction of the app's language, where the app has that language or is told to be from right to left.
  private var layoutDirection: UITraitEnvironmentLayoutDirection? {
    let region = SimulatedProcess.current.work.region
    if region.forcesRightToLeft { return .rightToLeft }
    guard region.languages != nil || region.locale != nil else { return nil }
    // An app without a bundle has the requested languages.
    let language = AppLanguages.ofApp ?? (manifest == nil ? region.languages?.first : nil)
    return language.map(LanguageMatch.isRightToLeft) == true ? .rightToLeft : nil
  }

  /// The settings that arguments and the Info.plist change, as a device's argument domain does.
  private func applySettings() {
    let category = value(of: "-UIPreferredContentSizeCategoryName").map { UIContentSizeCategory(rawValue: $0) }
    let style = value(of: "-AppleInterfaceStyle").map { $0.lowercased() == "dark" ? UIUserInterfaceStyle.dark : .light }
    UIScreen.main.changeTraits { traits in
      if let category, UIContentSizeCategory.all.contains(category) { traits.preferredContentSizeCategory = category }
      if let style { traits.userInterfaceStyle = style }
      if let layoutDirection { traits.layoutDirection = layoutDirection }
      if let declared = manifest?.interfaceStyle, declared != .unspecified { traits.userInterfaceStyle = declared }
    }
  }

  private func value(of name: String) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }

  private func makeDelegate(of application: UIApplication) throws {
    guard let delegateClass else { return }
    guard delegateClass is any UIApplicationDelegate.Type,
      let delegate = ObjectMaker.object(of: delegateClass) as? any UIApplicationDelegate
    else {
      throw LaunchError.wrongClass("the launch", name: className(delegateClass), needed: "UIApplicationDelegate")
    }
    application.life.ownDelegate = delegate
    application.delegate = delegate
  }

  // MARK: The main storyboard

  /// The window of an app without scenes, which is there before the delegate is told of the launch.
  private func storyboardWindow(_ application: UIApplication) -> UIWindow? {
    guard let name = manifest?.mainStoryboard, UserCode.mayRun else { return nil }
    let window = UserCode.run(else: nil) { application.delegate?.keptWindow } ?? UIWindow(frame: UIScreen.main.bounds)
    UserCode.run { application.delegate?.window = window }
    window.rootViewController = DocumentLoading.controller(storyboard: nil, named: name)
    return window
  }

  // MARK: Callbacks

  private func tellLaunch(_ application: UIApplication) {
    let options = launchOptions
    let keys = options.map { "[" + $0.keys.map(\.rawValue).sorted().joined(separator: ", ") + "]" } ?? "nil"
    UserCode.tell(
      application.delegate, "application(_:willFinishLaunchingWithOptions:)",
      "application(UIApplication, willFinishLaunchingWithOptions: \(keys))"
    ) {
      $0.application(application, willFinishLaunchingWithOptions: options)
    }
    UserCode.tell(
      application.delegate, "application(_:didFinishLaunchingWithOptions:)",
      "application(UIApplication, didFinishLaunchingWithOptions: \(keys))"
    ) {
      $0.application(application, didFinishLaunchingWithOptions: options)
    }
    application.life.hasFinishedLaunching = application.delegate != nil
    application.noteOfApp("did finish launching")
    application.post(
      UIApplication.didFinishLaunchingNotification,
      userInfo: options.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key as AnyHashable, $0.value) }) })
  }

  private var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    if let url { options[.url] = url }
    if let shortcutItem { options[.shortcutItem] = shortcutItem }
    if let activity {
      options[.userActivityDictionary] = [
        UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
        "UIApplicationLaunchOptionsUserActivityKey": activity,
      ]
    }
    return options.isEmpty ? nil : options
  }

  private func connectScene(of application: UIApplication) throws {
    guard UserCode.mayRun else { return }
    let options = UIScene.ConnectionOptions(
      urls: url.map { [$0] } ?? [], userActivities: activity.map { [$0] } ?? [], shortcutItem: shortcutItem)
    try application.connect(application.newSession(), options: options)
  }

  /// An app without scenes gets the URLs of its launch afterwards; one with scenes found them in the options.
  private func deliverWithoutScenes(_ application: UIApplication) {
    guard !application.usesScenes else { return }
    if let url { application.receive(url) }
    if let activity { application.receive(activity) }
  }
}
