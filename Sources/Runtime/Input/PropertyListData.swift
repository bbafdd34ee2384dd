package import Foundation

/// Reads property lists that may come from anywhere: XML, binary and old-style ones.
package enum PropertyListData {
  /// How many values a binary list may stand for.
  package static let maximumValues = 1_000_000

  /// A binary list stands for more values than it may; the text is for messages.
  package struct TooLarge: Error, CustomStringConvertible {
    package var description: String { "the list stands for more than \(maximumValues) values" }
  }

  /// The value that the data are; errors are Foundation's, or `TooLarge`.
  ///
  /// Foundation's readers refuse lists that nest too deep, but make every value of a binary list as often as others name it:
  /// thirty lists that name the next one twice are a thousand million.
  package static func value(of data: Data) throws -> Any {
    if data.starts(with: "bplist".utf8), let list = BinaryPropertyList([UInt8](data)), list.isTooLarge {
      throw TooLarge()
    }
    return try PropertyListSerialization.propertyList(from: data, format: nil)
  }
}
