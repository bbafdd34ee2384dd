import Foundation
package import PlainviewUIKitCore

/// A class of a higher target with properties that appearance proxies have.
@preconcurrency @MainActor package protocol AppearancePropertyOwner: UIView {
  static var appearanceProperties: [AppearanceProperty] { get }
}

/// A property of UIKit's classes that appearance proxies have.
@MainActor package struct AppearanceProperty {
  /// Has a view take a value of the proxy that differs from the untouched object's, if the view's does not.
  let take: (_ proxy: NSObject, _ pristine: NSObject, _ view: UIView) -> Void

  init<Owner: UIView>(_ get: @escaping (Owner) -> Any?, _ set: @escaping (Owner, Owner) -> Void) {
    take = { proxy, pristine, view in
      guard let proxy = proxy as? Owner, let pristine = pristine as? Owner, let view = view as? Owner else { return }
      let plain = get(pristine)
      if !Self.isSame(get(proxy), plain), Self.isSame(get(view), plain) { set(view, proxy) }
    }
  }

  /// Takes a property that views have.
  package init<Owner: UIView, Value>(_ property: ReferenceWritableKeyPath<Owner, Value>) {
    self.init(
      { (owner: Owner) in owner[keyPath: property] as Any? },
      { (owner: Owner, other: Owner) in owner[keyPath: property] = other[keyPath: property] })
  }

  /// Whether two values are equal, or the same object.
  static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (flattened(one), flattened(other)) {
    case (nil, nil): return true
    case (let one?, let other?):
      if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
      if let one = one as? [NSAttributedString.Key: Any], let other = other as? [NSAttributedString.Key: Any] {
        return NSDictionary(dictionary: one.mapKeys).isEqual(NSDictionary(dictionary: other.mapKeys))
      }
      return type(of: one) is AnyClass && one as AnyObject === other as AnyObject || "\(one)" == "\(other)"
    default: return false
    }
  }

  private static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flattened($0.value) }
  }
}

extension [NSAttributedString.Key: Any] {
  fileprivate var mapKeys: [String: Any] {
    Dictionary<String, Any>(uniqueKeysWithValues: map { ($0.key.rawValue, $0.value) })
  }
}
