/// A value that comes later.
final class ScriptPromise: ScriptObject {
  enum State {
    case pending
    case fulfilled(ScriptValue)
    case rejected(ScriptValue)
  }

  var state = State.pending
  /// Whether its result has been asked for.
  var isHandled = false
  /// What is done once it is settled.
  var reactions: [() -> Void] = []

  override var kind: String { "Promise" }

  override func empty() {
    reactions = []
    super.empty()
  }
}
