/// A property list, as old-style texts and XML documents hold it.
///
/// Numbers, dates and truth values of XML documents are strings here, as they are in old-style texts.
package enum PropertyList: Equatable, Sendable {
  /// A text; `YES` and `NO` for truth values.
  case string(String)
  /// Bytes.
  case data([UInt8])
  /// Values in their order.
  case array([PropertyList])
  /// Values by key.
  case dictionary([String: PropertyList])

  /// How deep lists may nest: far more than projects do, far less than a thread's stack bears.
  package static let deepest = 120

  /// The text; nil for other values.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The values of an array; nil for other values.
  package var array: [PropertyList]? { if case .array(let values) = self { values } else { nil } }

  /// The entries of a dictionary; nil for other values.
  package var dictionary: [String: PropertyList]? { if case .dictionary(let entries) = self { entries } else { nil } }

  /// The texts of an array, without its other values; a single text counts as an array of one.
  package var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let values): values.compactMap(\.string)
    case .data, .dictionary: []
    }
  }
}
