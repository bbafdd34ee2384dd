public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// A class whose instances take on an appearance that an app sets once, on a proxy.
///
/// A view takes them on when it comes into a window, and keeps what was set on itself. Here the proxy is an instance that
/// is never shown: what is read from it is what was set.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy of all instances of the class.
  static func appearance() -> Self
  /// Returns the proxy of instances inside instances of the given classes.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the proxy of instances that have certain traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy of instances with certain traits inside instances of the given classes.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that an appearance can be limited to: that of objects inside its instances.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance {
  /// The proxy of all instances.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: self, [], nil) }

  /// The proxy of those inside of instances of other classes, the innermost class first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self, containerTypes, nil) }

  /// The proxy of those that have certain traits.
  public static func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.proxy(of: self, [], trait) }

  /// Returns the proxy of instances with certain traits inside instances of the given classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self, containerTypes, trait) }
}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}
