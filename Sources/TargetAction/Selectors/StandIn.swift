import PlainviewRuntime

/// Makes a new object of a class that is known at run time only; the target that declares views says how, for all classes.
///
/// The method is isolated and not the protocol: every class would be of the main actor otherwise.
package protocol StandInMaking: AnyObject {
  @MainActor static func makeStandIn() -> AnyObject
}

/// What a method that takes an object of one of UIKit's classes gets when the sender is of another one (contract S8, W71).
///
/// On a device it gets the sender itself, since its class is not checked; Swift cannot pass it here. Classes of the app's own
/// are not made: they may have no initializer that takes nothing.
@MainActor enum StandIn {
  static func of<Argument>(_: Argument.Type) -> Argument? {
    let type: Any.Type = (Argument.self as? any OptionalType.Type)?.wrapped ?? Argument.self
    guard let type = type as? any StandInMaking.Type, modules.contains(AppBundles.module(of: type)) else { return nil }
    return type.makeStandIn() as? Argument
  }

  /// Where the classes of senders are declared.
  private static let modules: Set<String> = [
    "PlainviewGraphics", "PlainviewUIKitCore", "PlainviewGestures", "PlainviewWidgets", "PlainviewLists",
  ]
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
