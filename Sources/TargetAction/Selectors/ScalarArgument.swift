/// What a method that takes a number or a truth value gets when a sender comes as its argument: Objective-C passes the
/// object's address in the same register, so that the call is made nevertheless.
enum ScalarArgument {
  /// True for a truth value, since an address is not zero, and zero for a number; nil for any other type.
  static func ofObject<Argument>(_: Argument.Type) -> Argument? {
    if let truth = true as? Argument { return truth }
    return (Argument.self as? any ExpressibleByIntegerLiteral.Type).flatMap { zero($0) as? Argument }
  }

  private static func zero<Number: ExpressibleByIntegerLiteral>(_: Number.Type) -> Number { 0 }
}
