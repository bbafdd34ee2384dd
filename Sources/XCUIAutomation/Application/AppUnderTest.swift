import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIAutomation
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewXCTest
import UIKit

/// The apps that the running test drives, one for each bundle identifier: every `XCUIApplication()` of a test means the same.
///
/// Each test gets apps as they are after their installation. A launch makes the app's objects anew; its global and static
/// variables it keeps, since all launches are in this process.
@MainActor enum AppUnderTest {
  typealias Driver = PlainviewUIAutomation.XCUIApplication

  /// By the delegate's class, or by the identifier of one of the system's apps.
  private static var drivers: [String: Driver] = [:]
  private static weak var owner: XCTestCase?
  private(set) static weak var launched: Driver?

  /// The app of an identifier; nil means the one that the tests belong to.
  static func driver(_ bundleIdentifier: String?) throws -> Driver {
    let test = XCTestCase.current
    // Apps that the set-up of a class has launched are those of its tests.
    if let owner, owner !== test { endAll() }
    if drivers.isEmpty { owner = test }
    if let bundleIdentifier, isOfSystem(bundleIdentifier) {
      // Nothing is ever on its screen.
      return known(bundleIdentifier) { Driver(rootViewController: UIViewController()) }
    }
    // What was queued when the program was loaded.
    ActionRegistry.runQueued()
    guard let delegate = delegate(of: bundleIdentifier) as? any (NSObject & UIApplicationDelegate).Type else {
      throw NoAppUnderTest(bundleIdentifier: bundleIdentifier)
    }
    let infoPlist = try ProgramManifest.read(of: delegate).map { URL(fileURLWithPath: $0.path) }
    func open<Delegate: NSObject & UIApplicationDelegate>(_ delegate: Delegate.Type) -> Driver {
      known(String(reflecting: delegate)) { Driver(delegate: delegate, infoPlist: infoPlist) }
    }
    return open(delegate)
  }

  private static func known(_ key: String, _ make: () -> Driver) -> Driver {
    if let known = drivers[key] { return known }
    let driver = make()
    drivers[key] = driver
    return driver
  }

  /// Whether the app is one of the system's, which are not there: the home screen, the settings, Safari.
  static func isOfSystem(_ bundleIdentifier: String) -> Bool { bundleIdentifier.hasPrefix("com.apple.") }

  /// Notes an app that is about to be launched; the system's cannot be.
  static func noteLaunch(of driver: Driver, _ bundleIdentifier: String?) throws {
    if let bundleIdentifier, isOfSystem(bundleIdentifier) { throw NoSystemApp(bundleIdentifier: bundleIdentifier) }
    launched = driver
  }

  private static func endAll() {
    for driver in drivers.values { driver.terminate() }
    drivers = [:]
  }

  /// In a program with several apps their Info.plists tell them apart, else the last part of a bundle identifier by the names
  /// of their modules; without an identifier it is the app that the project says these tests test.
  private static func delegate(of bundleIdentifier: String?) -> AnyClass? {
    let delegates = __AppUnderTest.delegates
    guard delegates.count > 1 else { return delegates.last }
    func isOf(_ module: String, _ type: AnyClass) -> Bool {
      AppBundles.module(of: type).lowercased() == module.lowercased()
    }
    guard let bundleIdentifier else {
      let tests = XCTestCase.current.flatMap { AppBundles.entry(ofModule: AppBundles.module(of: type(of: $0))) }
      return delegates.first { type in tests?.testedApp.map { isOf($0, type) } ?? false } ?? delegates.last
    }
    let named: AnyClass? = delegates.first { type in
      let folder = AppBundles.entry(ofModule: AppBundles.module(of: type))?.folder
      return folder.flatMap { Bundle(path: $0) }?.bundleIdentifier == bundleIdentifier
    }
    let last = bundleIdentifier.split(separator: ".").last.map { String($0).replacing("-", with: "_") } ?? ""
    return named ?? delegates.first { isOf(last, $0) } ?? delegates.last
  }
}

/// The program of the tests holds no app.
struct NoAppUnderTest: Error, CustomStringConvertible {
  let bundleIdentifier: String?

  var description: String {
    let name = bundleIdentifier.map { "XCUIApplication(bundleIdentifier: \"\($0)\")" } ?? "XCUIApplication()"
    return
      "\(name) finds no app in this program: the test target has to depend on the app's target, whose delegate class has "
      + "@main or @UIApplicationMain."
  }
}

/// An app of the system cannot be launched.
struct NoSystemApp: Error, CustomStringConvertible {
  let bundleIdentifier: String

  var description: String {
    "\(bundleIdentifier) is one of the system's apps, which are not here: leave the test out with XCTSkip."
  }
}
