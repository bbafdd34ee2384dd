public import Foundation
public import PlainviewGraphics
public import PlainviewTargetAction

/// Lets `T()`, `Self()`, `T(frame:)` and the like construct the class that `T` or a metatype stands for.
///
/// Swift asks for a `required` initialiser there, except of protocols and of Objective-C classes, which UIKit's are.
/// The initialisers here take one argument more, which has a default: so a call that names a class means the class's
/// own one. They call the designated initialiser that the dynamic class has or overrides, as UIKit does; a class that
/// has no such initialiser ends the program, as on a device. Swift's message then names the class, and the initialiser
/// that it has to get or the caller must not use: "Use of unimplemented initializer 'init(frame:)' for class 'App.V'".
public protocol _Constructible: _SelfAssigning, AnyObject {}

extension NSObject: _Constructible {}

extension _Constructible where Self: NSObject {
  // Not `init()`: the compiler makes `init(from:)` of a class that is `Codable` only when its superclass has one of that name.
  /// Creates an object of the receiving class.
  @_disfavoredOverload public init(__made: Void = ()) { self.init(made: ObjectMaker.object(of: type(of: self))) }
}

extension _Constructible where Self: UIView {
  /// Creates a view of the receiving class, without a size.
  @_disfavoredOverload @preconcurrency @MainActor public init(__made: Void = ()) {
    self.init(made: ObjectMaker.view(of: type(of: self), frame: .zero))
  }

  /// Creates a view of the receiving class, with a frame in points.
  @_disfavoredOverload @preconcurrency @MainActor public init(frame: CGRect, _: Void = ()) {
    self.init(made: ObjectMaker.view(of: type(of: self), frame: frame))
  }
}

extension _Constructible where Self: UIViewController {
  /// Creates a controller of the receiving class, without a document.
  @_disfavoredOverload @preconcurrency @MainActor public init(__made: Void = ()) {
    self.init(made: ObjectMaker.controller(of: type(of: self), nibName: nil, bundle: nil))
  }

  /// Creates a controller of the receiving class, with the document of its view.
  @_disfavoredOverload @preconcurrency @MainActor public init(nibName: String?, bundle: Bundle?, _: Void = ()) {
    self.init(made: ObjectMaker.controller(of: type(of: self), nibName: nibName, bundle: bundle))
  }
}

extension _Constructible where Self: UIGestureRecognizer {
  /// Creates a recognizer of the receiving class, without a target.
  @_disfavoredOverload @preconcurrency @MainActor public init(__made: Void = ()) {
    self.init(made: ObjectMaker.recognizer(of: type(of: self)))
  }

  /// Creates a recognizer of the receiving class, which calls a method of a target.
  @_disfavoredOverload @preconcurrency @MainActor public init(target: Any?, action: Selector?, _: Void = ()) {
    self.init(made: ObjectMaker.recognizer(of: type(of: self), target: target, action: action))
  }
}

extension _Constructible where Self: UIWindow {
  /// Creates a window of the receiving class, in a scene.
  @_disfavoredOverload @preconcurrency @MainActor public init(windowScene: UIWindowScene, _: Void = ()) {
    self.init(made: WindowMaker.window(of: type(of: self), windowScene: windowScene))
  }
}

extension _Constructible where Self: UIStoryboardSegue {
  /// Creates a segue of the receiving class, between two controllers.
  @_disfavoredOverload @preconcurrency @MainActor public init(
    identifier: String?, source: UIViewController, destination: UIViewController, _: Void = ()
  ) {
    self.init(made: SegueMaker.segue(of: type(of: self), identifier, source, destination))
  }
}

@MainActor private enum WindowMaker {
  static func window(of type: UIWindow.Type, windowScene: UIWindowScene) -> UIWindow {
    unsafeBitCast(type, to: MadeWindow.Type.self).init(windowScene: windowScene)
  }
}

private class MadeWindow: UIWindow {
  required override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingWindow: MadeWindow {
  required init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor private enum SegueMaker {
  static func segue(
    of type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    unsafeBitCast(type, to: MadeSegue.Type.self).init(
      identifier: identifier, source: source, destination: destination)
  }
}

private class MadeSegue: UIStoryboardSegue {
  required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

private final class OverridingSegue: MadeSegue {
  required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
