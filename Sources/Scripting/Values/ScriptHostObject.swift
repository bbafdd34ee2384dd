/// An object of the host as one of a script.
package final class ScriptHostObject: ScriptObject {
  /// The object of the host.
  package let host: Any
  /// Why a property that nobody has set cannot be read; nil for objects whose other properties are undefined.
  private let refusal: ((ScriptText) -> String)?

  init(_ host: Any, _ prototype: ScriptObject?, refusal: ((ScriptText) -> String)?) {
    self.host = host
    self.refusal = refusal
    super.init(prototype)
  }

  /// The keys that scripts and the library look up in any object, to see whether they are there.
  private static let askedFor: Set<ScriptText> = ["then", "toJSON", "__proto__"]

  override func own(_ key: ScriptText) -> ScriptProperty? {
    if let known = super.own(key) { return known }
    guard let refusal, !ScriptSymbol.isKey(key), !Self.askedFor.contains(key), prototype?.find(key) == nil else {
      return nil
    }
    let getter = ScriptFunction(.native { engine, _ in throw engine.typeError(refusal(key)) }, nil)
    let setter = ScriptFunction(
      .native { [unowned self] _, call in
        properties[key] = ScriptProperty(call[0])
        return .undefined
      }, nil)
    return ScriptProperty(getter: getter, setter: setter)
  }
}
