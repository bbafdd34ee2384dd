import PlainviewRuntime
import PlainviewTargetAction

extension UIResponder {
  /// What an extension of the app answers that overrides the member it is called from, else the value: see
  /// `ExtensionOverrides`.
  package final func extended<Answer>(
    _ value: @autoclosure () -> Answer, with arguments: @autoclosure () -> [Any?] = [],
    name: StaticString = #function
  ) -> Answer {
    ExtensionOverrides.areAny ? ExtensionOverrides.answer(self, "\(name)", arguments()) ?? value() : value()
  }
}
