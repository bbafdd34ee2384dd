import Foundation

/// The reader of XML property lists, by Foundation's own.
enum PropertyListXML {
  /// The value that a document is; the path is for errors alone.
  static func value(of bytes: [UInt8], path: String) throws(ProjectError) -> PropertyList {
    let document: Any
    do {
      document = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw ProjectError(.malformed("this is no XML property list: \(reason ?? "\(error)")"), at: path)
    }
    guard depth(of: document, atMost: PropertyList.deepest) <= PropertyList.deepest else {
      throw ProjectError(.malformed("lists are nested more than \(PropertyList.deepest) deep"), at: path)
    }
    guard let value = converted(document) else {
      throw ProjectError(.malformed("the XML property list holds a value of an unknown type"), at: path)
    }
    return value
  }

  /// The value as a truth value; nil for numbers, which convert to one too.
  static func truth(_ value: Any) -> Bool? { type(of: value) == Bool.self ? value as? Bool : nil }

  /// How many lists nest; no more than one beyond the limit, which Foundation's own limit is above.
  private static func depth(of value: Any, atMost limit: Int) -> Int {
    guard limit >= 0 else { return 0 }
    let values: [Any]
    switch value {
    case let entries as [String: Any]: values = Array(entries.values)
    case let list as [Any]: values = list
    default: return 0
    }
    return 1 + (values.map { depth(of: $0, atMost: limit - 1) }.max() ?? 0)
  }

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
