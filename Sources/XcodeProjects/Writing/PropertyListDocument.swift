import Foundation

/// An XML property list with sorted keys, so that equal values make equal texts.
struct PropertyListDocument {
  /// The text.
  let text: String

  /// The document of a dictionary of Foundation's property-list types.
  init(_ entries: [String: Any]) {
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(Self.element(entries, indent: ""))
      </plist>

      """
  }

  private static func element(_ value: Any, indent: String) -> String {
    let inner = indent + "  "
    switch value {
    case let text as String: return "\(indent)<string>\(escaped(text))</string>"
    case let entries as [String: Any]:
      guard !entries.isEmpty else { return "\(indent)<dict/>" }
      let lines = entries.sorted { $0.key < $1.key }.map { key, value in
        "\(inner)<key>\(escaped(key))</key>\n" + element(value, indent: inner)
      }
      return "\(indent)<dict>\n" + lines.joined(separator: "\n") + "\n\(indent)</dict>"
    case let values as [Any]:
      guard !values.isEmpty else { return "\(indent)<array/>" }
      let lines = values.map { element($0, indent: inner) }
      return "\(indent)<array>\n" + lines.joined(separator: "\n") + "\n\(indent)</array>"
    case let bytes as Data: return "\(indent)<data>\(bytes.base64EncodedString())</data>"
    case let date as Date: return "\(indent)<date>\(date.ISO8601Format())</date>"
    case _ where PropertyListXML.truth(value) != nil:
      return indent + (PropertyListXML.truth(value) == true ? "<true/>" : "<false/>")
    case let number as Int: return "\(indent)<integer>\(number)</integer>"
    case let number as NSNumber: return "\(indent)<real>\(number.stringValue)</real>"
    default: return "\(indent)<string/>"
    }
  }

  /// The text with the marks of XML written out, and without characters that XML does not have.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;".unicodeScalars
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      case "\t", "\n", "\r", "\u{20}"...: result.append(scalar)
      default: continue
      }
    }
    return String(result)
  }
}
