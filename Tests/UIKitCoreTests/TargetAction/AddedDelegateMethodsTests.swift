import PlainviewRuntime
import Testing
import UIKit

/// A delegate that leaves the optional methods out, and a subclass that adds some, as rewritten sources register them.
private class Base: NSObject, UITextFieldDelegate, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private final class Sub: Base {
  var log: [String] = []

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return")
    return false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    log.append("change \(range.location) \(string)")
    return super.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
  func textFieldDidEndEditing(_ notADelegates: Int) { log.append("end") }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { log.append("commit \(indexPath.row)") }

  @section(".init_array") @used private nonisolated static let __uikit_0: @convention(c) @Sendable () -> Void = {
    __UIKitRuntime.load {
      __UIKitRuntime.define(Sub.self) { r in
        r.method("textFieldShouldReturn:") { (o: Sub, a0: UITextField) in o.textFieldShouldReturn(a0) }
        r.delegateMethod("textFieldShouldReturn(_:)", "textFieldShouldReturn:")
        r.method("textField:shouldChangeCharactersInRange:replacementString:") {
          (o: Sub, a0: UITextField, a1: NSRange, a2: String) in
          o.textField(a0, shouldChangeCharactersIn: a1, replacementString: a2)
        }
        r.delegateMethod(
          "textField(_:shouldChangeCharactersIn:replacementString:)",
          "textField:shouldChangeCharactersInRange:replacementString:")
        r.method("textFieldDidBeginEditing:") { (o: Sub, a0: UITextField) in o.textFieldDidBeginEditing(a0) }
        r.delegateMethod("textFieldDidBeginEditing(_:)", "textFieldDidBeginEditing:")
        r.method("textFieldDidEndEditing:") { (o: Sub, a0: Int) in o.textFieldDidEndEditing(a0) }
        r.delegateMethod("textFieldDidEndEditing(_:)", "textFieldDidEndEditing:")
        r.method("tableView:commitEditingStyle:forRowAtIndexPath:") {
          (o: Sub, a0: UITableView, a1: UITableViewCell.EditingStyle, a2: IndexPath) in
          o.tableView(a0, commit: a1, forRowAt: a2)
        }
        r.delegateMethod(
          "tableView(_:commit:forRowAt:)", "tableView:commitEditingStyle:forRowAtIndexPath:")
      }
    }
  }
}

@MainActor @Suite struct AddedDelegateMethodsTests {
  @Test func `S7 The default of an optional method runs the one that a subclass adds`() {
    let (sub, field) = (Sub(), UITextField())
    let delegate: any UITextFieldDelegate = sub
    #expect(!delegate.textFieldShouldReturn(field))
    delegate.textFieldDidBeginEditing(field)
    #expect(sub.log == ["return", "begin"])
    #expect((Base() as any UITextFieldDelegate).textFieldShouldReturn(field))
  }

  @Test func `A default that the added method calls by super answers for itself`() {
    let (sub, field) = (Sub(), UITextField())
    let answer = LeftOutMethod.call(
      sub as any UITextFieldDelegate, "textField(_:shouldChangeCharactersIn:replacementString:)"
    ) { $0.textField(field, shouldChangeCharactersIn: NSRange(location: 2, length: 0), replacementString: "x") }
    #expect(answer == true)
    #expect(sub.log == ["change 2 x"])
  }

  @Test func `A method whose parameters are of other types is none of the protocol's`() {
    let sub = Sub()
    (sub as any UITextFieldDelegate).textFieldDidEndEditing(UITextField())
    #expect(sub.log.isEmpty)
  }

  @Test func `A method that is looked up before it is called is found`() {
    let sub = Sub()
    let source: any UITableViewDataSource = sub
    #expect(source.__ifImplemented("tableView(_:commit:forRowAt:)") != nil)
    #expect((Base() as any UITableViewDataSource).__ifImplemented("tableView(_:commit:forRowAt:)") == nil)
    source.tableView(UITableView(), commit: .delete, forRowAt: IndexPath(row: 3, section: 0))
    #expect(sub.log == ["commit 3"])
  }

  @Test(arguments: [
    ("textFieldShouldReturn:", true), ("tableView:numberOfRowsInSection:", true), ("textFieldShouldClear:", false),
    ("tableView:canMoveRowAtIndexPath:", false),
  ])
  func `S7 An object responds to the methods of its protocols`(_ selector: String, _ expected: Bool) {
    #expect(Sub().responds(to: Selector(selector)) == expected)
  }

  @Test func `Nothing responds to no selector`() { #expect(!Sub().responds(to: nil)) }
}
