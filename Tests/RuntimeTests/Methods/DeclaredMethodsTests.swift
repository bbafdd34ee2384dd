import PlainviewRuntime
import Testing

/// Names of methods out of declarations as the runtime's demangler writes them.
@MainActor @Suite struct DeclaredMethodsTests {
  @Test(
    arguments: [
      ("App.Form.textFieldShouldReturn(PlainviewWidgets.UITextField) -> Swift.Bool", "textFieldShouldReturn(_:)"),
      (
        "App.(Form in _2FF1).textField(_: A.B, shouldChangeCharactersIn: C._NSRange, replacementString: Swift.String)"
          + " -> Swift.Bool", "textField(_:shouldChangeCharactersIn:replacementString:)"
      ),
      ("App.Form.cancel() -> ()", "cancel()"),
      ("(extension in App):Lib.Form.go(Swift.Int, Swift.Int) -> ()", "go(_:_:)"),
      ("App.Form.run(then: (Swift.Int, b: C) -> (), in: [A : B], Swift.Int) -> (A, B)", "run(then:in:_:)"),
      ("App.Form.map<A, B>(A<B, C>) -> (A) -> B", "map<A, B>(_:)"),
    ])
  func `A declaration has its full name`(_ declaration: String, _ name: String) {
    #expect(DeclaredMethods.methodName(declaration) == name)
  }

  @Test(arguments: ["", "App.Form", ")(", "App.Form.name : Swift.String", "->"])
  func `What has no parameters has none`(_ declaration: String) {
    #expect(DeclaredMethods.methodName(declaration) == nil)
  }
}
