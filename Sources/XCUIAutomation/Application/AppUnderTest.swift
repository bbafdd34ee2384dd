import Foundation
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

  private static var drivers: [String?: Driver] = [:]
  private static weak var owner: XCTestCase?
  private(set) static weak var launched: Driver?

  /// The app of an identifier; nil means the one that the tests belong to.
  static func driver(_ bundleIdentifier: String?) throws -> Driver {
    let test = XCTestCase.current
    // Apps that the set-up of a class has launched are those of its tests.
    if let owner, owner !== test { endAll() }
    if drivers.isEmpty { owner = test }
    if let known = drivers[bundleIdentifier] { return known }
    let driver = try make(bundleIdentifier)
    drivers[bundleIdentifier] = driver
    return driver
  }

  static func noteLaunch(of driver: Driver) { launched = driver }

  private static func endAll() {
    for driver in drivers.values { driver.terminate() }
    drivers = [:]
  }

  private static func make(_ bundleIdentifier: String?) throws -> Driver {
    // What was queued when the program was loaded.
    ActionRegistry.runQueued()
    guard let delegate = delegate(of: bundleIdentifier) as? any (NSObject & UIApplicationDelegate).Type else {
      throw NoAppUnderTest(bundleIdentifier: bundleIdentifier)
    }
    let infoPlist = try ProgramManifest.read().map { URL(fileURLWithPath: $0.path) }
    func open<Delegate: NSObject & UIApplicationDelegate>(_ delegate: Delegate.Type) -> Driver {
      Driver(delegate: delegate, infoPlist: infoPlist)
    }
    return open(delegate)
  }

  /// In a program with several apps the last part of a bundle identifier tells them apart by the names of their modules.
  private static func delegate(of bundleIdentifier: String?) -> AnyClass? {
    let delegates = __AppUnderTest.delegates
    guard delegates.count > 1, let name = bundleIdentifier?.split(separator: ".").last else { return delegates.last }
    func module(_ type: AnyClass) -> String { String(String(reflecting: type).prefix { $0 != "." }) }
    let wanted = name.replacing("-", with: "_")
    return delegates.first { module($0).lowercased() == wanted.lowercased() } ?? delegates.last
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
