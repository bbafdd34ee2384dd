import PlainviewUIKitCore

extension XCUIDevice {
  /// The words that the device's spelling checkers know, by language, as `en` or `en_US`; none in the beginning.
  ///
  /// `UITextChecker` takes every word as right in a language that the device has no dictionary of.
  public var dictionaries: [String: Set<String>] {
    get { DeviceDictionaries.of(parts).words }
    set { DeviceDictionaries.of(parts).words = newValue }
  }
}
