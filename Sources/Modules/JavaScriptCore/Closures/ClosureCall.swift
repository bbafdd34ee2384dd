import PlainviewScripting

/// Makes a closure callable with arguments of scripts: the types of its parameters, which are known when it runs, become
/// generic ones.
struct ClosureCall {
  typealias Body = (ClosureArguments) throws -> Any?

  let closure: Any
  let type: FunctionType

  /// Nil for values that are no closures.
  init?(_ closure: Any) {
    guard let type = FunctionType(Swift.type(of: closure)) else { return nil }
    self.closure = closure
    self.type = type
  }

  /// The closure with converted arguments; nil for one of a kind that cannot be called here.
  var body: Body? {
    guard type.isPlain else { return nil }
    let (parameters, result) = (type.parameters, type.result)
    switch parameters.count {
    case 0: return none(result)
    case 1: return one(parameters[0], result)
    case 2: return two(parameters[0], parameters[1], result)
    case 3: return three(parameters[0], parameters[1], parameters[2], result)
    case 4: return four(parameters[0], parameters[1], parameters[2], parameters[3], result)
    case 5: return five(parameters[0], parameters[1], parameters[2], parameters[3], parameters[4], result)
    default: return nil
    }
  }

  private func none<R>(_: R.Type) -> Body? {
    guard let call = closure as? () -> R ?? (closure as? @Sendable () -> R) else { return nil }
    return { _ in call() }
  }
  private func one<A, R>(_: A.Type, _: R.Type) -> Body? {
    guard let call = closure as? (A) -> R ?? (closure as? @Sendable (A) -> R) else { return nil }
    return { try call($0.value(0)) }
  }
  private func two<A, B, R>(_: A.Type, _: B.Type, _: R.Type) -> Body? {
    guard let call = closure as? (A, B) -> R ?? (closure as? @Sendable (A, B) -> R) else { return nil }
    return { try call($0.value(0), $0.value(1)) }
  }
  private func three<A, B, C, R>(_: A.Type, _: B.Type, _: C.Type, _: R.Type) -> Body? {
    guard let call = closure as? (A, B, C) -> R ?? (closure as? @Sendable (A, B, C) -> R) else { return nil }
    return { try call($0.value(0), $0.value(1), $0.value(2)) }
  }
  private func four<A, B, C, D, R>(_: A.Type, _: B.Type, _: C.Type, _: D.Type, _: R.Type) -> Body? {
    guard let call = closure as? (A, B, C, D) -> R ?? (closure as? @Sendable (A, B, C, D) -> R) else { return nil }
    return { try call($0.value(0), $0.value(1), $0.value(2), $0.value(3)) }
  }
  private func five<A, B, C, D, E, R>(
    _: A.Type, _: B.Type, _: C.Type, _: D.Type, _: E.Type, _: R.Type
  ) -> Body? {
    guard let call = closure as? (A, B, C, D, E) -> R ?? (closure as? @Sendable (A, B, C, D, E) -> R) else {
      return nil
    }
    return { try call($0.value(0), $0.value(1), $0.value(2), $0.value(3), $0.value(4)) }
  }
}
