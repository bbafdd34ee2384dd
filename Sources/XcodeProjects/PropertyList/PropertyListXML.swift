import Foundation
import PlainviewRuntime

/// The reader of XML property lists, by Foundation's own.
enum PropertyListXML {
  /// The value that a document is; the path is for errors alone.
  static func value(of bytes: [UInt8], path: String) throws(ProjectError) -> PropertyList {
    // Foundation's reader calls itself for each level and has no limit of its own.
    guard PropertyListData.nesting(of: bytes) <= PropertyList.deepest else {
      throw ProjectError(.malformed("lists are nested more than \(PropertyList.deepest) deep"), at: path)
    }
    let document: Any
    do {
      document = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw ProjectError(.malformed("this is no XML property list: \(reason ?? "\(error)")"), at: path)
    }
    guard let value = converted(document) else {
      throw ProjectError(.malformed("the XML property list holds a value of an unknown type"), at: path)
    }
    return value
  }

  /// The value as a truth value; nil for numbers, which convert to one too.
  static func truth(_ value: Any) -> Bool? { type(of: value) == Bool.self ? value as? Bool : nil }

  private static func converted(_ value: Any) -> PropertyList? {
    switch value {
    case let text as String: return .string(text)
    case let entries as [String: Any]: return .dictionary(entries.compactMapValues(converted))
    case let values as [Any]: return .array(values.compactMap(converted))
    case let bytes as Data: return .data(Array(bytes))
    case _ where truth(value) != nil: return .string(truth(value) == true ? "YES" : "NO")
    case let number as NSNumber: return .string(number.stringValue)
    case let date as Date: return .string(date.ISO8601Format())
    default: return nil
    }
  }
}
