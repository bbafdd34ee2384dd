public import PlainviewRuntime

extension UserCode {
  /// Tells a delegate something; the transcript shows the sender, and `rest` in place of the other arguments.
  @inlinable @inline(__always)
  package static func tell<Delegate>(
    _ delegate: Delegate?, _ method: StaticString, of sender: AnyObject, _ rest: @autoclosure () -> String = "",
    _ body: (Delegate) -> Void
  ) {
    tell(delegate, method, callText(method, sender, rest()), body)
  }

  /// Asks a delegate whether something may happen: yes if it does not say. The last events keep that it said no.
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
