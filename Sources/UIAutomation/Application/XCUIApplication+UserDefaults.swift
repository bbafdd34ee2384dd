import Foundation
import PlainviewRuntime

/// The user defaults of an app under test, for a test that fills them before a launch or reads them after it.
///
/// No file of the user's home is read or written, and every `XCUIApplication` has defaults of its own, which outlive
/// its launches. Plainview's own.
@preconcurrency @MainActor public struct AppUserDefaults {
  private let device: DefaultsStore.Device
  private let domain: String

  init(of application: XCUIApplication, domain: String = DefaultsStore.appDomain) {
    device = application.storedDefaults
    self.domain = domain
  }

  /// The value that the app saved, or will find; nil for none. What is no property list is not taken.
  public subscript(key: String) -> Any? {
    get { DefaultsStore(on: device).domain(domain)?[key] }
    nonmutating set { DefaultsStore(on: device).set(newValue.flatMap { PropertyValue($0) }, key, in: domain) }
  }

  /// All that the app saved.
  public var dictionary: [String: Any] { DefaultsStore(on: device).domain(domain) ?? [:] }

  /// Removes all values that the app has stored.
  public func removeAll() { DefaultsStore(on: device).setDomain(domain, nil) }
}

extension XCUIApplication {
  /// What `UserDefaults.standard` of the app keeps.
  public var userDefaults: AppUserDefaults { AppUserDefaults(of: self) }

  /// What `UserDefaults(suiteName:)` of the app keeps.
  public func userDefaults(suiteName: String) -> AppUserDefaults { AppUserDefaults(of: self, domain: suiteName) }
}
