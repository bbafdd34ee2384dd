import Foundation
import PlainviewGraphics
public import PlainviewUIKitCore

// The initialisers of container controllers for generic code; see `_Constructible`.

extension _Constructible where Self: UINavigationController {
  /// Creates a navigation controller of the class with a first controller on its stack.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(rootViewController: UIViewController, _: Void = ()) {
    self.init(made: ContainerMaker.rooted(of: type(of: self), rootViewController: rootViewController))
  }
}

extension _Constructible where Self: UISearchController {
  /// Creates a search controller of the class with a controller for its results.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(searchResultsController: UIViewController?, _: Void = ()) {
    self.init(made: ContainerMaker.search(of: type(of: self), searchResultsController: searchResultsController))
  }
}

extension _Constructible where Self: UISplitViewController {
  /// Creates a split view controller of the class with a style.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(style: UISplitViewController.Style, _: Void = ()) {
    self.init(made: ContainerMaker.split(of: type(of: self), style: style))
  }
}

extension _Constructible where Self: UIPageViewController {
  /// Creates a page view controller of the class with a style, a direction and options.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil, _: Void = ()
  ) {
    self.init(
      made: ContainerMaker.pages(
        of: type(of: self), transitionStyle: style, navigationOrientation: navigationOrientation, options: options))
  }
}

extension _Constructible where Self: UINavigationController {
  /// Creates a navigation controller of the class with bars of certain classes; nil for UIKit's.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?, _: Void = ()) {
    self.init(made: ObjectMaker.controller(of: type(of: self), nibName: nil, bundle: nil))
    useBars(navigationBarClass, toolbarClass)
  }
}

@MainActor private enum ContainerMaker {
  static func rooted(of type: UINavigationController.Type, rootViewController: UIViewController)
    -> UINavigationController
  {
    unsafeBitCast(type, to: MadeNavigationController.Type.self).init(rootViewController: rootViewController)
  }

  static func search(of type: UISearchController.Type, searchResultsController: UIViewController?) -> UISearchController
  {
    unsafeBitCast(type, to: MadeSearchController.Type.self).init(searchResultsController: searchResultsController)
  }

  static func split(of type: UISplitViewController.Type, style: UISplitViewController.Style) -> UISplitViewController {
    unsafeBitCast(type, to: MadeSplitViewController.Type.self).init(style: style)
  }

  static func pages(
    of type: UIPageViewController.Type, transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]?
  ) -> UIPageViewController {
    unsafeBitCast(type, to: MadePageViewController.Type.self).init(
      transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
  }
}

private class MadeNavigationController: UINavigationController {
  required override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingNavigationController: MadeNavigationController {
  required init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MadeSearchController: UISearchController {
  required override init(searchResultsController: UIViewController?) {
    super.init(searchResultsController: searchResultsController)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingSearchController: MadeSearchController {
  required init(searchResultsController: UIViewController?) {
    super.init(searchResultsController: searchResultsController)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MadeSplitViewController: UISplitViewController {
  required override init(style: UISplitViewController.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingSplitViewController: MadeSplitViewController {
  required init(style: UISplitViewController.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MadePageViewController: UIPageViewController {
  required override init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]?
  ) { super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingPageViewController: MadePageViewController {
  required init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]?
  ) { super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
