public import Foundation

extension Snapshotting where Value == String, Format == String {
  /// The text as it is.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// What `String(describing:)` says.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The value and what is in it, an element a line.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { DumpText.text(of: $0) } }

  /// A property list as JSON, with sorted keys.
  public static var json: Snapshotting {
    var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) in
      let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
      return JSONText.text { try JSONSerialization.data(withJSONObject: value, options: options) }
    }
    snapshotting.pathExtension = "json"
    return snapshotting
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The value as an encoder writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) in
      JSONText.text { try encoder.encode(value) }
    }
    snapshotting.pathExtension = "json"
    return snapshotting
  }

  /// The value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// The value as an encoder writes it.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) in
      JSONText.text { try encoder.encode(value) }
    }
    snapshotting.pathExtension = "plist"
    return snapshotting
  }
}

private enum JSONText {
  /// The text, or why there is none: the assertion then shows it.
  static func text(_ data: () throws -> Data) -> String {
    do { return String(decoding: try data(), as: UTF8.self) } catch { return "not encodable: \(error)" }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// The bytes as they are.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        return (old.count == new.count ? "Expected data to match" : "Expected \(new) to match \(old)", [])
      })
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// What a function makes of each case, a line each.
  public static func `func`<Result>(into witness: Snapshotting<Result, Format>) -> Snapshotting<
    (Value) -> Result, Format
  > {
    var snapshotting = Snapshotting<String, String>.lines.asyncPullback { (function: (Value) -> Result) in
      let inputs = Array(Value.allCases)
      let outputs = inputs.map { witness.snapshot(function($0)) }
      return Async<String> { callback in
        var rows = [String?](repeating: nil, count: inputs.count)
        for (index, output) in outputs.enumerated() {
          output.run { text in
            rows[index] = "\"\(inputs[index])\",\"\(text)\""
            if rows.allSatisfy({ $0 != nil }) { callback(rows.compactMap { $0 }.joined(separator: "\n")) }
          }
        }
      }
    }
    snapshotting.pathExtension = "csv"
    return snapshotting
  }
}
