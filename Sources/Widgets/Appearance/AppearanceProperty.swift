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

  private init<Owner: UIView>(_ get: @escaping (Owner) -> Any?, _ set: @escaping (Owner, Owner) -> Void) {
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

  /// The properties of this target's classes, and those that the view's class adds.
  static func all(for view: UIView) -> [AppearanceProperty] {
    guard let owner = view as? any AppearancePropertyOwner else { return common }
    return common + type(of: owner).appearanceProperties
  }

  private static let common: [AppearanceProperty] =
    views + controls
    + [UIControl.State.normal, .highlighted, .disabled, .selected].flatMap { ofStates($0) }

  private static let views: [AppearanceProperty] = [
    .init(\UIView.backgroundColor), .init({ (view: UIView) in view.storedTint }, { $0.tintColor = $1.storedTint }),
    .init(\UIView.alpha), .init(\UILabel.font), .init(\UILabel.textColor), .init(\UILabel.textAlignment),
    .init(\UILabel.shadowColor), .init(\UILabel.shadowOffset), .init(\UILabel.highlightedTextColor),
    .init(\UITextField.font), .init(\UITextField.textColor), .init(\UITextField.keyboardAppearance),
    .init(\UITextField.borderStyle), .init(\UITextView.font), .init(\UITextView.textColor),
    .init(\UIActivityIndicatorView.color), .init(\UIProgressView.progressTintColor),
    .init(\UIProgressView.trackTintColor), .init(\UISearchBar.barTintColor),
  ]

  private static let controls: [AppearanceProperty] = [
    .init(\UISwitch.onTintColor), .init(\UISwitch.thumbTintColor), .init(\UISlider.minimumTrackTintColor),
    .init(\UISlider.maximumTrackTintColor), .init(\UISlider.thumbTintColor),
    .init(\UISegmentedControl.selectedSegmentTintColor), .init(\UIPageControl.pageIndicatorTintColor),
    .init(\UIPageControl.currentPageIndicatorTintColor),
  ]

  private static func ofStates(_ state: UIControl.State) -> [AppearanceProperty] {
    [
      .init({ (button: UIButton) in button.titleColor(for: state) }) {
        $0.setTitleColor($1.titleColor(for: state), for: state)
      },
      .init({ (button: UIButton) in button.backgroundImage(for: state) }) {
        $0.setBackgroundImage($1.backgroundImage(for: state), for: state)
      },
      .init({ (control: UISegmentedControl) in control.titleTextAttributes(for: state) }) {
        $0.setTitleTextAttributes($1.titleTextAttributes(for: state), for: state)
      },
    ]
  }
}

extension Dictionary where Key == NSAttributedString.Key {
  fileprivate var mapKeys: [String: Any] {
    Dictionary<String, Any>(uniqueKeysWithValues: map { ($0.key.rawValue, $0.value) })
  }
}
