import PlainviewUniformTypeIdentifiers
import Testing

/// The functions by which types were known before there was `UTType`.
@Suite struct TypeTagTests {
  @Test func `A type is found by a tag, and a tag by a type`() {
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "jpg", nil)
    #expect(type?.takeRetainedValue() == "public.jpeg")
    #expect(UTTypeCopyPreferredTagWithClass("public.png", kUTTagClassMIMEType)?.takeRetainedValue() == "image/png")
    #expect(UTTypeCreateAllIdentifiersForTag(kUTTagClassMIMEType, "image/gif", nil)?.takeRetainedValue().count == 1)
    #expect(
      UTTypeCopyAllTagsWithClass("public.jpeg", kUTTagClassFilenameExtension)?.takeRetainedValue().isEmpty == false)
    #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "", nil) == nil)
  }

  @Test func `A tag that nobody knows has a type of its own`() {
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "zzz", nil)?.takeUnretainedValue()
    #expect(type.map { UTTypeIsDynamic($0) } == true && type.map { UTTypeIsDeclared($0) } == false)
    #expect(UTTypeIsDeclared(kUTTypePNG) && UTTypeEqual("public.PNG", kUTTypePNG))
    #expect((UTTypeCopyDescription(kUTTypePNG)?.takeRetainedValue()).map { $0.length > 0 } == true)
  }
}
