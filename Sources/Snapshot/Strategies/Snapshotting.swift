/// A way to turn a value into the text that a golden file holds.
///
/// Made for one type and pulled back to others: `Snapshotting<UIView>.ascii.pullback { $0.view }`.
@preconcurrency @MainActor public struct Snapshotting<Value> {
  /// What the text is, in a word: the title of its section among several facets.
  public let name: String
  /// The ending of golden files, without the dot.
  public let pathExtension: String
  let makeText: @MainActor (Value) -> String

  public init(name: String = "text", pathExtension: String = "txt", text: @escaping @MainActor (Value) -> String) {
    self.init(complete: name, pathExtension: pathExtension) { Redaction.finished(text, $0) }
  }

  /// A strategy that sees to redactions by itself.
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
    Snapshotting<Other>(complete: name, pathExtension: pathExtension) { [makeText] in makeText(transform($0)) }
  }

  /// The same text under another name.
  public func named(_ name: String) -> Self {
    Self(complete: name, pathExtension: pathExtension, makeText)
  }
}

extension Snapshotting where Value == String {
  /// The text as it is.
  public static var lines: Self { Self(name: "lines") { $0 } }
}
