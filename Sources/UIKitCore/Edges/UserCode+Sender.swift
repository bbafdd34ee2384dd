public import PlainviewRuntime

extension UserCode {
  /// Calls a delegate's method; the transcript shows the sender, and `rest` for the other arguments.
  @inlinable @inline(__always)
  package static func tell<Delegate>(
    _ delegate: Delegate?, _ method: StaticString, of sender: AnyObject, _ rest: @autoclosure () -> String = "",
    _ body: (Delegate) -> Void
  ) {
    tell(delegate, method, callText(method, sender, rest()), body)
  }

  /// Asks a delegate for permission: true without an answer. The last events keep a refusal.
  @inlinable @inline(__always)
  package static func mayGoOn<Delegate>(
    _ delegate: Delegate?, _ method: StaticString, of sender: AnyObject, _ rest: @autoclosure () -> String = "",
    _ body: (Delegate) -> Bool
  ) -> Bool {
    let answer: Bool? = ask(delegate, method, callText(method, sender, rest()), body)
    if let delegate, answer == false { noteRefusal(delegate as AnyObject, callText(method, sender, rest())) }
    return answer ?? true
  }

  @usableFromInline static func callText(_ method: StaticString, _ sender: AnyObject, _ rest: String) -> String {
    "\(method.description.prefix { $0 != "(" })(\(plainName(of: sender))\(rest))"
  }
}
