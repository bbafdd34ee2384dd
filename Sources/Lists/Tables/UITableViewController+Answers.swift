import PlainviewRuntime

// The results of methods of the protocols that no subclass overrides.
extension UITableViewController {
  /// The result of the document's rows; UIKit's result where there are none or where they lack the method.
  func rows<Answer>(
    _ answer: Answer, name: StaticString = #function,
    _ ask: (any UITableViewDataSource & UITableViewDelegate) -> Answer
  ) -> Answer {
    if let staticRows, let own = LeftOutMethod.call(staticRows, name, ask) { return own }
    return ownAnswer(answer, name: name)
  }

  /// The result of UIKit's own method.
  @discardableResult func ownAnswer<Answer>(_ answer: Answer, name: StaticString = #function) -> Answer {
    leftOut(by: self, of: .ofTableController, answer, name: name)
  }

  func ownAnswer(name: StaticString = #function) { ownAnswer((), name: name) }

  func rows(
    name: StaticString = #function, _ tell: (any UITableViewDataSource & UITableViewDelegate) -> Void
  ) { rows((), name: name, tell) }
}
