import PlainviewRuntime
import PlainviewTargetAction

extension UIView {
  /// Sets a property and tells its observers, if there are any.
  func observed<Value>(_ key: String, _ property: @autoclosure () -> KeyPath<UIView, Value>, _ set: () -> Void) {
    MainThreadChecker.check()
    guard KeyValueObservers.areAny else { return set() }
    let property = property()
    let old = self[keyPath: property]
    set()
    KeyValueObservers.hasChanged(self, key, from: old, to: self[keyPath: property])
  }
}
