import PlainviewRuntime

// What a method of the protocols answers that no subclass overrides.
extension UITableViewController {
  /// What the rows of the document answer; UIKit's answer where there are none or where they leave the method out.
  func rows<Answer>(
    _ answer: Answer, name: StaticString = #function,
    _ ask: (any UITableViewDataSource & UITableViewDelegate) -> Answer
  ) -> Answer {
    if let staticRows, let own = LeftOutMethod.call(staticRows, name, ask) { return own }
    return ownAnswer(answer, name: name)
  }

  /// What UIKit's own method answers.
  @discardableResult func ownAnswer<Answer>(_ answer: Answer, name: StaticString = #function) -> Answer {
    leftOut(by: self, of: .ofTableController, answer, name: name)
  }

  func ownAnswer(name: StaticString = #function) { ownAnswer((), name: name) }

  func rows(
    name: StaticString = #function, _ tell: (any UITableViewDataSource & UITableViewDelegate) -> Void
  ) { rows((), name: name, tell) }
}
