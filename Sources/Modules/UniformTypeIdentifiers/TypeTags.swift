// Functions of the module MobileCoreServices that take and give texts and lists.

/// A value as CoreFoundation's functions hand it over. Where it differs: Swift's own values need neither be kept nor
/// let go.
public struct UnmanagedValue<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  /// Returns the value.
  public func takeRetainedValue() -> Value { value }
  /// Returns the value.
  public func takeUnretainedValue() -> Value { value }
  /// Returns the same value; nothing needs to be retained.
  @discardableResult public func retain() -> Self { self }
  /// Does nothing.
  public func release() {}
  /// Returns the same value; nothing needs to be released.
  @discardableResult public func autorelease() -> Self { self }
}

private func tagClass(_ name: NSString) -> UTTagClass { UTTagClass(rawValue: name as String) }

/// The type of data that has a tag, such as the extension of a file's name.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: NSString, _ inTag: NSString, _ inConformingToUTI: NSString?
) -> UnmanagedValue<NSString>? {
  let type = UTType(
    tag: inTag as String, tagClass: tagClass(inTagClass),
    conformingTo: inConformingToUTI.map { UTType($0 as String) ?? UTType(importedAs: $0 as String) })
  return type.map { UnmanagedValue($0.identifier as NSString) }
}

/// All types of data that have a tag.
public func UTTypeCreateAllIdentifiersForTag(
  _ inTagClass: NSString, _ inTag: NSString, _ inConformingToUTI: NSString?
) -> UnmanagedValue<[Any]>? {
  let types = UTType.types(
    tag: inTag as String, tagClass: tagClass(inTagClass),
    conformingTo: inConformingToUTI.map { UTType($0 as String) ?? UTType(importedAs: $0 as String) })
  return types.isEmpty ? nil : UnmanagedValue(types.map(\.identifier))
}

/// The tag that a type is known by; nil for none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: NSString, _ inTagClass: NSString) -> UnmanagedValue<NSString>? {
  let type = UTType(inUTI as String) ?? UTType(importedAs: inUTI as String)
  let tag = tagClass(inTagClass) == .mimeType ? type.preferredMIMEType : type.preferredFilenameExtension
  return tag.map { UnmanagedValue($0 as NSString) }
}

/// All tags that a type is known by; nil for none.
public func UTTypeCopyAllTagsWithClass(_ inUTI: NSString, _ inTagClass: NSString) -> UnmanagedValue<[Any]>? {
  UTType(inUTI as String)?.tags[tagClass(inTagClass)].map { UnmanagedValue($0) }
}

/// What a type is called.
public func UTTypeCopyDescription(_ inUTI: NSString) -> UnmanagedValue<NSString>? {
  UTType(inUTI as String)?.localizedDescription.map { UnmanagedValue($0 as NSString) }
}

/// Returns whether two identifiers are the same, without regard to case.
public func UTTypeEqual(_ inUTI1: NSString, _ inUTI2: NSString) -> Bool {
  (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}
/// Returns whether the table of types contains an identifier.
public func UTTypeIsDeclared(_ inUTI: NSString) -> Bool { UTType(inUTI as String)?.isDeclared ?? false }
/// Returns whether an identifier was made from a tag, because no declared type has it.
public func UTTypeIsDynamic(_ inUTI: NSString) -> Bool { inUTI.hasPrefix("dyn.") }
