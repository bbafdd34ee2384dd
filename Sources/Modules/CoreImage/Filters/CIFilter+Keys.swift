import PlainviewRuntime

extension CIFilter {
  /// Ends the app as key-value coding does for a name that an object does not have; nothing happens off the main thread.
  func fail(_ key: String) {
    guard MainQueue.isCurrent else { return }
    let exception = UncaughtException(
      name: "NSUnknownKeyException",
      reason:
        "[<\(className(of: self)) \(SimulatedProcess.address(of: self))> setValue:forUndefinedKey:]: this class is "
        + "not key value coding-compliant for the key \(key).",
      remedies: inputKeys.isEmpty ? [] : ["Names that it has: " + inputKeys.joined(separator: ", ")])
    MainQueue.withoutIsolation { raise(exception) }
  }
}
