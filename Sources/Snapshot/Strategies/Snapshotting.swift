/// A way to turn a value into the text that a golden file holds.
///
/// Made for one type and pulled back to others: `Snapshotting<UIView>.ascii.pullback { $0.view }`.
@preconcurrency @MainActor public struct Snapshotting<Value> {
  /// The ending of golden files, without the dot.
  public let pathExtension: String
  let makeText: @MainActor (Value) -> String
  /// What a failure tells about the views of a value in words; nil for a value without views.
  package private(set) var makeFacts: @MainActor (Value) -> TreeFacts? = { ($0 as? any FactSource)?.treeFacts }

  public init(pathExtension: String = "txt", text: @escaping @MainActor (Value) -> String) {
    self.pathExtension = pathExtension
    makeText = text
  }

  /// The text of a value.
  public func text(of value: Value) -> String { makeText(value) }

  /// The same text for whatever a value of this strategy can be taken from.
  public func pullback<Other>(_ transform: @escaping @MainActor (Other) -> Value) -> Snapshotting<Other> {
    var pulledBack = Snapshotting<Other>(pathExtension: pathExtension) { [makeText] in makeText(transform($0)) }
    pulledBack.makeFacts = { [makeFacts] in makeFacts(transform($0)) }
    return pulledBack
  }
}

extension Snapshotting where Value == String {
  /// The text as it is.
  public static var lines: Self { Self { $0 } }
}
