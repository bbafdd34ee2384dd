// Functions of the module MobileCoreServices that take and give texts and lists.

/// A value as CoreFoundation's functions hand it over. Where it differs: Swift's own values need neither be kept nor let go.
public struct UnmanagedValue<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  public func takeRetainedValue() -> Value { value }
  public func takeUnretainedValue() -> Value { value }
  @discardableResult public func retain() -> Self { self }
  public func release() {}
  @discardableResult public func autorelease() -> Self { self }
}

private func tagClass(_ name: String) -> UTTagClass { UTTagClass(rawValue: name) }

/// The type of data that has a tag, such as the extension of a file's name.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> UnmanagedValue<String>? {
  let type = UTType(
    tag: inTag, tagClass: tagClass(inTagClass), conformingTo: inConformingToUTI.flatMap { UTType($0) })
  return type.map { UnmanagedValue($0.identifier) }
}

/// All types of data that have a tag.
public func UTTypeCreateAllIdentifiersForTag(
  _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> UnmanagedValue<[Any]>? {
  let types = UTType.types(
    tag: inTag, tagClass: tagClass(inTagClass), conformingTo: inConformingToUTI.flatMap { UTType($0) })
  return types.isEmpty ? nil : UnmanagedValue(types.map(\.identifier))
}

/// The tag that a type is known by; nil for none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> UnmanagedValue<String>? {
  let type = UTType(inUTI) ?? UTType(importedAs: inUTI)
  let tag = tagClass(inTagClass) == .mimeType ? type.preferredMIMEType : type.preferredFilenameExtension
  return tag.map { UnmanagedValue($0) }
}

/// All tags that a type is known by; nil for none.
public func UTTypeCopyAllTagsWithClass(_ inUTI: String, _ inTagClass: String) -> UnmanagedValue<[Any]>? {
  UTType(inUTI)?.tags[tagClass(inTagClass)].map { UnmanagedValue($0) }
}

/// What a type is called.
public func UTTypeCopyDescription(_ inUTI: String) -> UnmanagedValue<String>? {
  UTType(inUTI)?.localizedDescription.map { UnmanagedValue($0) }
}

public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }
public func UTTypeIsDeclared(_ inUTI: String) -> Bool { UTType(inUTI)?.isDeclared ?? false }
public func UTTypeIsDynamic(_ inUTI: String) -> Bool { inUTI.hasPrefix("dyn.") }
