public import Foundation

/// A kind of data, with what files of it are called; the system's own types conform as they do there.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The identifier of the type, such as "public.png".
  public let identifier: String

  /// What a type conforms to that is not in the table.
  private let parents: [UTType]

  init(declared identifier: String) {
    self.identifier = identifier
    parents = []
  }

  /// The type of an identifier that the table has, or that was made from a tag; nil for others.
  public init?(_ identifier: String) {
    let dynamic = DynamicIdentifier(identifier)
    guard dynamic != nil || KnownType.byIdentifier[identifier] != nil else { return nil }
    self.identifier = identifier
    parents = dynamic.map { [UTType(declared: $0.parent)] } ?? []
  }
  /// The type of files with an extension; an unknown one has a type of its own, which conforms to the other type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }
  /// Creates the type of data with a MIME type; an unknown one has a type of its own, which conforms to the other type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }
  /// Creates the type with a tag that conforms to another type, for nil to data; returns nil for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    let known = KnownType.all.first {
      (tagClass == .mimeType ? $0.mimeTypes : $0.extensions).contains(tag.lowercased())
        && (supertype.map { UTType(declared: $0.identifier) } ?? .item).isAbove($0.identifier)
    }
    let parent = supertype ?? .data
    let dynamic = DynamicIdentifier(tag: tag.lowercased(), tagClass: tagClass, parent: parent.identifier)
    identifier = known?.identifier ?? dynamic.text
    parents = known == nil ? [parent] : []
  }
  /// Creates a type that the app declares; without a parent type it conforms to data.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    parents = [parentType ?? .data]
  }
  /// Creates a type that another app declares; without a parent type it conforms to data.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Returns the first type with a tag, in a list, or an empty list.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
  }

  private var known: KnownType? { KnownType.byIdentifier[identifier] }
  /// The usual extension of file names; nil when none is known.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  /// The usual MIME type; nil when none is known.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  /// The description of the type in English; nil when it is not known.
  public var localizedDescription: String? { known?.englishName }
  /// The identifier.
  public var description: String { identifier }
  /// The identifier.
  public var debugDescription: String { identifier }
  /// Whether the type was made from a tag, because no declared type has it.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the table of types contains the type.
  public var isDeclared: Bool { known != nil }
  /// Whether the identifier begins with "public.".
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// The version of the type, always nil.
  public var version: Int? { nil }
  /// The address of a description of the type, always nil.
  public var referenceURL: URL? { nil }
  /// The extensions of file names and the MIME types of the type.
  public var tags: [UTTagClass: [String]] {
    if let known {
      return [.filenameExtension: known.extensions, .mimeType: known.mimeTypes].filter { !$0.value.isEmpty }
    }
    return DynamicIdentifier(identifier).map { [$0.tagClass: [$0.tag]] } ?? [:]
  }
  /// All types to which the type conforms, directly or not.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = directSupertypes
    while let next = open.popLast() {
      if found.insert(next).inserted { open += next.directSupertypes }
    }
    return found
  }
  private var directSupertypes: [UTType] { known.map { $0.parents.map { UTType(declared: $0) } } ?? parents }

  private func isAbove(_ identifier: String) -> Bool { UTType(declared: identifier).conforms(to: self) }

  /// Returns whether the type is another one, or conforms to it.
  public func conforms(to type: UTType) -> Bool { type == self || supertypes.contains(type) }
  /// Returns whether another type conforms to this one and is not the same.
  public func isSupertype(of type: UTType) -> Bool { type != self && type.conforms(to: self) }
  /// Returns whether the type conforms to another one and is not the same.
  public func isSubtype(of type: UTType) -> Bool { type != self && conforms(to: type) }
}

// A type is its identifier; what it conforms to comes along.
extension UTType {
  private enum CodingKeys: CodingKey { case identifier, parents }

  /// Returns whether two types have the same identifier.
  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
  /// Adds the identifier to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Creates a type from its encoded form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    identifier = try container.decode(String.self, forKey: .identifier)
    parents = try container.decodeIfPresent([UTType].self, forKey: .parents) ?? []
  }
  /// Encodes the identifier, and what a type conforms to that is not in the table.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(identifier, forKey: .identifier)
    if !parents.isEmpty { try container.encode(parents, forKey: .parents) }
  }
}

/// What is known of a type by another name.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The identifier of the class.
  public let rawValue: String
  /// Creates a class from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Extensions of file names.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
