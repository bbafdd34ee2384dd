public import Foundation
public import PlainviewXCTest

/// How values are kept in files, and how two of them differ.
public struct Diffing<Value> {
  /// Turns a value into the contents of a file.
  public var toData: (Value) -> Data
  /// Reads a value from the contents of a file.
  public var fromData: (Data) -> Value
  /// The description of the difference with attachments; nil when there is none.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a comparison from functions that write, read and compare values.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

extension Diffing where Value == String {
  /// Texts, line by line.
  public static var lines: Self {
    Self(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
      guard old != new else { return nil }
      let difference = TextLines.difference(old, new)
      return (
        difference, [XCTAttachment(data: Data(difference.utf8), uniformTypeIdentifier: "public.patch-file")]
      )
    }
  }
}
