import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

extension XCUIDevice {
  /// Lets another device of the user change values that the app keeps in iCloud; nil takes a value away. The running app
  /// is told.
  public func receiveCloudValues(_ values: [String: (any Sendable)?]) {
    let store = CloudValues.of(parts).store
    for (key, value) in values { store.set(value as Any?, forKey: key) }
    let information: [AnyHashable: Any] = [
      NSUbiquitousKeyValueStoreChangeReasonKey: NSUbiquitousKeyValueStoreServerChange,
      NSUbiquitousKeyValueStoreChangedKeysKey: values.keys.sorted(),
    ]
    change {
      UserCode.post(
        NSUbiquitousKeyValueStore.didChangeExternallyNotification, object: store, userInfo: information)
    }
  }
}
