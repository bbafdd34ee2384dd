import Foundation

/// The key of something that a document says of itself.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String
  /// Creates a key with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let titleAttribute = Self(rawValue: "Title")
  /// The author.
  public static let authorAttribute = Self(rawValue: "Author")
  /// The subject.
  public static let subjectAttribute = Self(rawValue: "Subject")
  /// The program that made the document.
  public static let creatorAttribute = Self(rawValue: "Creator")
  /// The program that made the file.
  public static let producerAttribute = Self(rawValue: "Producer")
  /// When the document was created: a date.
  public static let creationDateAttribute = Self(rawValue: "CreationDate")
  /// When the document was changed: a date.
  public static let modificationDateAttribute = Self(rawValue: "ModDate")
  /// The keywords: a list of texts.
  public static let keywordsAttribute = Self(rawValue: "Keywords")

  static let keys: [(String, PDFDocumentAttribute)] = [
    titleAttribute, authorAttribute, subjectAttribute, creatorAttribute, producerAttribute, creationDateAttribute,
    modificationDateAttribute, keywordsAttribute,
  ].map { ($0.rawValue, $0) }
}

extension PDFDocument {
  static func attributes(of file: PDFFile) -> [AnyHashable: Any]? {
    guard !file.isEncrypted, let values = file.resolve(file.trailer["Info"]).dictionary else { return nil }
    var found: [AnyHashable: Any] = [:]
    for (key, attribute) in PDFDocumentAttribute.keys {
      let value = file.resolve(values[key])
      switch attribute {
      case .creationDateAttribute, .modificationDateAttribute: found[attribute] = value.date
      case .keywordsAttribute:
        found[attribute] = value.text?.split { ",;".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
      default: found[attribute] = value.text
      }
    }
    return found.isEmpty ? nil : found
  }

  /// What the document says of itself, as files have it.
  var info: [String: PDFValue] {
    var values: [String: PDFValue] = [:]
    for (key, value) in documentAttributes ?? [:] {
      guard let name = (key.base as? PDFDocumentAttribute)?.rawValue ?? key.base as? String else { continue }
      switch value {
      case let text as String: values[name] = .text(text)
      case let date as Date: values[name] = .date(date)
      case let list as [String]: values[name] = .text(list.joined(separator: ", "))
      default: continue
      }
    }
    return values
  }
}
