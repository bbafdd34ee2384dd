/// A strategy that turns a value into the text that a golden file holds.
///
/// Made for one type and pulled back to others: `Snapshotting<UIView>.ascii.pullback { $0.view }`.
@preconcurrency @MainActor public struct Snapshotting<Value> {
  /// The name of the text: the title of its section among several facets.
  public let name: String
  /// The ending of golden files, without the dot.
  public let pathExtension: String
  let makeText: @MainActor (Value) -> String
  /// The facts of a value's views, from which failures describe what changed; nil for a value without views.
  package internal(set) var makeFacts: @MainActor (Value) -> TreeFacts? = { ($0 as? any FactSource)?.treeFacts }

  /// Creates a strategy with a name, a file extension and a function that makes the text.
  public init(name: String = "text", pathExtension: String = "txt", text: @escaping @MainActor (Value) -> String) {
    self.init(complete: name, pathExtension: pathExtension) { Redaction.finished(text, $0) }
  }

  /// A strategy that applies redactions by itself.
  package init(
    complete name: String, pathExtension: String = "txt", _ makeText: @escaping @MainActor (Value) -> String
  ) {
    self.name = name
    self.pathExtension = pathExtension
    self.makeText = makeText
  }

  /// The text of a value.
  public func text(of value: Value) -> String { makeText(value) }

  /// The same text for whatever a value of this strategy can be taken from.
  public func pullback<Other>(_ transform: @escaping @MainActor (Other) -> Value) -> Snapshotting<Other> {
    var pulledBack = Snapshotting<Other>(complete: name, pathExtension: pathExtension) { [makeText] in
      makeText(transform($0))
    }
    pulledBack.makeFacts = { [makeFacts] in makeFacts(transform($0)) }
    return pulledBack
  }

  /// The same text under another name.
  public func named(_ name: String) -> Self {
    var renamed = Self(complete: name, pathExtension: pathExtension, makeText)
    renamed.makeFacts = makeFacts
    return renamed
  }
}

extension Snapshotting where Value == String {
  /// The text as it is.
  public static var lines: Self { Self(name: "lines") { $0 } }
}
