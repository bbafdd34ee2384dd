import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

extension UINavigationBar {
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
      compactScrollEdgeAppearance = compactScrollEdgeAppearance ?? proxy.compactScrollEdgeAppearance
    }
  }
}

extension UITabBar {
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
      if itemPositioning == .automatic { itemPositioning = proxy.itemPositioning }
      if itemWidth == 0 { itemWidth = proxy.itemWidth }
      if itemSpacing == 0 { itemSpacing = proxy.itemSpacing }
      if ownStandardAppearance == nil, let other = proxy.ownStandardAppearance { standardAppearance = other }
      scrollEdgeAppearance = scrollEdgeAppearance ?? proxy.scrollEdgeAppearance
    }
  }
}

extension UIToolbar {
  func takeAppearance() {
    for proxy in AppearanceProxies.current.proxies(of: self, as: UIToolbar.self) {
      takeColors(of: proxy)
      barTintColor = barTintColor ?? proxy.barTintColor
      if barStyle == .default, proxy.barStyle != .default { barStyle = proxy.barStyle }
      if isTranslucent, !proxy.isTranslucent { isTranslucent = false }
      if ownStandardAppearance == nil, let other = proxy.ownStandardAppearance { standardAppearance = other }
      compactAppearance = compactAppearance ?? proxy.compactAppearance
      scrollEdgeAppearance = scrollEdgeAppearance ?? proxy.scrollEdgeAppearance
      compactScrollEdgeAppearance = compactScrollEdgeAppearance ?? proxy.compactScrollEdgeAppearance
      backgroundImages.merge(proxy.backgroundImages) { own, _ in own }
      shadowImages.merge(proxy.shadowImages) { own, _ in own }
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
  func takeAppearance() {
    for proxy in AppearanceProxies.current.proxies(of: self, as: UIBarButtonItem.self) {
      quietly {
        takeTitles(of: proxy)
        if tintColor == nil, let tint = proxy.tintColor { tintColor = tint }
      }
      positions.merge(proxy.positions) { own, _ in own }
      images.merge(proxy.images) { own, _ in own }
    }
  }
}

extension UITabBarItem {
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
