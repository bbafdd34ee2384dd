/// The one answer to "has the app implemented this optional method of a delegate?".
///
/// Objective-C asks the object (`respondsToSelector:`). Swift binds all methods of a protocol where a class conforms, a
/// method that is left out to the protocol's default, and keeps no record of which these are. So the answer comes
///
/// - from the registry, where the class's sources registered their methods under UIKit's selectors;
/// - else from the conformance's witness table: a method was left out if the code of its entry does nothing but pass the
///   call on to the protocol's default (`WitnessCode`). For that the defaults are `dynamic`, so that each stays one
///   function with one address in every build.
///
/// For a conformance of a class of UIKit's, such as `UITableViewController`, whose methods stand there for subclasses to
/// override, a method is the app's if a subclass overrides it (`OverridableMethods`).
///
/// The first question for a class and a method reads some dozens of bytes of code, later ones look the answer up. The
/// answer is the same in debug and release, after `strip` and for code in shared libraries; nothing is called.
/// `PlainviewTargetAction` adds the functions that ask, since the registry is there.
///
/// Differs from UIKit: a method that a subclass adds to a class that conforms without it is found in the registry only,
/// for Swift would not call it either.
@MainActor package enum Conformance {
  /// Counts the changes of the registry, which make known answers void.
  private(set) static var generation = 0

  /// Has to be called when methods were registered.
  package static func registryHasChanged() { generation += 1 }
}
