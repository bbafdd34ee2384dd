public import Foundation

/// A kind of data, with what files of it are called; conformance is that of the system's own types.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String

  init(declared identifier: String) { self.identifier = identifier }

  /// The type of an identifier that the table has; nil for others.
  public init?(_ identifier: String) {
    guard KnownType.byIdentifier[identifier] != nil else { return nil }
    self.identifier = identifier
  }
  /// The type of files with an extension; one that nobody knows has a type of its own.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    let known = KnownType.all.first {
      (tagClass == .mimeType ? $0.mimeTypes : $0.extensions).contains(tag.lowercased())
        && (supertype.map { UTType(declared: $0.identifier) } ?? .item).isAbove($0.identifier)
    }
    identifier = known?.identifier ?? "dyn.\(tagClass == .mimeType ? "mime" : "ext").\(tag.lowercased())"
  }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
  }

  private var known: KnownType? { KnownType.byIdentifier[identifier] }
  public var preferredFilenameExtension: String? { known?.extensions.first ?? dynamicExtension }
  private var dynamicExtension: String? {
    identifier.hasPrefix("dyn.ext.") ? String(identifier.dropFirst("dyn.ext.".count)) : nil
  }
  public var preferredMIMEType: String? { known?.mimeTypes.first }
  public var localizedDescription: String? { known?.words }
  public var description: String { identifier }
  public var debugDescription: String { identifier }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { known != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var version: Int? { nil }
  public var referenceURL: URL? { nil }
  public var tags: [UTTagClass: [String]] {
    [.filenameExtension: known?.extensions ?? [], .mimeType: known?.mimeTypes ?? []].filter { !$0.value.isEmpty }
  }
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = known?.parents ?? []
    while let next = open.popLast() {
      if found.insert(UTType(declared: next)).inserted { open += KnownType.byIdentifier[next]?.parents ?? [] }
    }
    return found
  }

  private func isAbove(_ identifier: String) -> Bool { UTType(declared: identifier).conforms(to: self) }

  public func conforms(to type: UTType) -> Bool { type == self || supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type != self && type.conforms(to: self) }
  public func isSubtype(of type: UTType) -> Bool { type != self && conforms(to: type) }
}

/// What is known of a type by another name.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
