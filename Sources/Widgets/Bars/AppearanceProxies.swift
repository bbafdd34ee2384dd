import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// The looks that an app sets for all bars or items of a class, kept for its process.
@MainActor final class AppearanceProxies {
  private var proxies: [ObjectIdentifier: AnyObject] = [:]

  static var current: AppearanceProxies {
    SimulatedProcess.current.singleton(AppearanceProxies.self) { AppearanceProxies() }
  }

  /// The object whose values instances of the class take on.
  func proxy<Object: AnyObject>(for type: AnyClass, make: () -> Object) -> Object {
    let key = ObjectIdentifier(type)
    if let known = proxies[key] as? Object { return known }
    let made = make()
    proxies[key] = made
    return made
  }

  /// The proxies that say something about an object: that of its class before that of UIKit's.
  func proxies<Object: AnyObject>(of object: Object, as base: Object.Type) -> [Object] {
    guard !proxies.isEmpty else { return [] }
    var found: [Object] = []
    for key in [ObjectIdentifier(type(of: object)), ObjectIdentifier(base)] {
      if let proxy = proxies[key] as? Object, proxy !== object, !found.contains(where: { $0 === proxy }) {
        found.append(proxy)
      }
    }
    return found
  }
}

extension UINavigationBar {
  /// The bar whose values all bars of this class take on that have no values of their own.
  public class func appearance() -> UINavigationBar {
    AppearanceProxies.current.proxy(for: self) { UINavigationBar(frame: .zero) }
  }

  func takeAppearance() {
    for proxy in AppearanceProxies.current.proxies(of: self, as: UINavigationBar.self) {
      takeColors(of: proxy)
      barTintColor = barTintColor ?? proxy.barTintColor
      if barStyle == .default, proxy.barStyle != .default { barStyle = proxy.barStyle }
      if isTranslucent, !proxy.isTranslucent { isTranslucent = false }
      if !prefersLargeTitles, proxy.prefersLargeTitles { prefersLargeTitles = true }
      titleTextAttributes = titleTextAttributes ?? proxy.titleTextAttributes
      largeTitleTextAttributes = largeTitleTextAttributes ?? proxy.largeTitleTextAttributes
      shadowImage = shadowImage ?? proxy.shadowImage
      backIndicatorImage = backIndicatorImage ?? proxy.backIndicatorImage
      backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? proxy.backIndicatorTransitionMaskImage
      backgroundImages.merge(proxy.backgroundImages) { own, _ in own }
      if ownStandardAppearance == nil, let other = proxy.ownStandardAppearance { standardAppearance = other }
      compactAppearance = compactAppearance ?? proxy.compactAppearance
      scrollEdgeAppearance = scrollEdgeAppearance ?? proxy.scrollEdgeAppearance
    }
  }
}

extension UITabBar {
  /// The bar whose values all bars of this class take on that have no values of their own.
  public class func appearance() -> UITabBar { AppearanceProxies.current.proxy(for: self) { UITabBar(frame: .zero) } }

  func takeAppearance() {
    for proxy in AppearanceProxies.current.proxies(of: self, as: UITabBar.self) {
      takeColors(of: proxy)
      barTintColor = barTintColor ?? proxy.barTintColor
      unselectedItemTintColor = unselectedItemTintColor ?? proxy.unselectedItemTintColor
      if barStyle == .default, proxy.barStyle != .default { barStyle = proxy.barStyle }
      if isTranslucent, !proxy.isTranslucent { isTranslucent = false }
      backgroundImage = backgroundImage ?? proxy.backgroundImage
      shadowImage = shadowImage ?? proxy.shadowImage
      selectionIndicatorImage = selectionIndicatorImage ?? proxy.selectionIndicatorImage
      if ownStandardAppearance == nil, let other = proxy.ownStandardAppearance { standardAppearance = other }
      scrollEdgeAppearance = scrollEdgeAppearance ?? proxy.scrollEdgeAppearance
    }
  }
}

extension UIToolbar {
  /// The bar whose values all bars of this class take on that have no values of their own.
  public class func appearance() -> UIToolbar { AppearanceProxies.current.proxy(for: self) { UIToolbar(frame: .zero) } }

  func takeAppearance() {
    for proxy in AppearanceProxies.current.proxies(of: self, as: UIToolbar.self) {
      takeColors(of: proxy)
      barTintColor = barTintColor ?? proxy.barTintColor
      if barStyle == .default, proxy.barStyle != .default { barStyle = proxy.barStyle }
      if isTranslucent, !proxy.isTranslucent { isTranslucent = false }
      if ownStandardAppearance == nil, let other = proxy.ownStandardAppearance { standardAppearance = other }
      compactAppearance = compactAppearance ?? proxy.compactAppearance
      scrollEdgeAppearance = scrollEdgeAppearance ?? proxy.scrollEdgeAppearance
    }
  }
}

extension UIView {
  fileprivate func takeColors(of proxy: UIView) {
    if storedTint == nil, let tint = proxy.storedTint { tintColor = tint }
    backgroundColor = backgroundColor ?? proxy.backgroundColor
  }
}

extension UIBarButtonItem {
  /// The item whose values all items take on that have no values of their own, when a bar shows them.
  public class func appearance() -> UIBarButtonItem { AppearanceProxies.current.proxy(for: self) { UIBarButtonItem() } }

  func takeAppearance() {
    for proxy in AppearanceProxies.current.proxies(of: self, as: UIBarButtonItem.self) {
      quietly {
        takeTitles(of: proxy)
        if tintColor == nil, let tint = proxy.tintColor { tintColor = tint }
      }
    }
  }
}

extension UITabBarItem {
  /// The item whose values all items take on that have no values of their own, when a bar shows them.
  public class func appearance() -> UITabBarItem {
    AppearanceProxies.current.proxy(for: UITabBarItem.self) { UITabBarItem() }
  }

  func takeAppearance() {
    for proxy in AppearanceProxies.current.proxies(of: self, as: UITabBarItem.self) {
      quietly { takeTitles(of: proxy) }
      badgeColor = badgeColor ?? proxy.badgeColor
      if titlePositionAdjustment == .zero { titlePositionAdjustment = proxy.titlePositionAdjustment }
    }
  }
}

extension UIBarItem {
  /// Changes the item without telling the bar, which asked for the change.
  fileprivate func quietly(_ change: () -> Void) {
    let bar = changed
    changed = nil
    change()
    changed = bar
  }

  fileprivate func takeTitles(of proxy: UIBarItem) {
    if titleAttributes.isEmpty, !proxy.titleAttributes.isEmpty { titleAttributes = proxy.titleAttributes }
  }
}
