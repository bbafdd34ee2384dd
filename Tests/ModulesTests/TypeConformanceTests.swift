import PlainviewUniformTypeIdentifiers
import Testing

/// What types conform to that are not the system's.
@Suite struct TypeConformanceTests {
  @Test func `A type of an app conforms to its parent, and to data without one`() {
    let recipe = UTType(exportedAs: "org.example.recipe", conformingTo: .json)
    #expect(recipe.conforms(to: .json) && recipe.isSubtype(of: .text) && UTType.data.isSupertype(of: recipe))
    let above: Set<UTType> = [.json, .text, .data, .content, .item]
    #expect(recipe.supertypes == above)
    #expect(!recipe.conforms(to: .image) && recipe.identifier == "org.example.recipe")
    let cake = UTType(importedAs: "org.example.cake", conformingTo: recipe)
    #expect(cake.conforms(to: recipe) && cake.conforms(to: .text) && !recipe.conforms(to: cake))
    #expect(UTType(exportedAs: "org.example.other").supertypes == [.data, .item])
    #expect(UTType(importedAs: "org.example.other").conforms(to: .data))
    // A type is its identifier.
    #expect(recipe == UTType(importedAs: "org.example.recipe"))
    #expect(UTType(exportedAs: "public.png", conformingTo: .text) == .png && !UTType.png.conforms(to: .text))
  }

  @Test func `A tag that nobody knows has a type that conforms to what was asked for`() throws {
    let plain = try #require(UTType(filenameExtension: "zzz"))
    #expect(plain.isDynamic && plain.supertypes == [.data, .item] && plain.preferredFilenameExtension == "zzz")
    let text = try #require(UTType(filenameExtension: "zzz", conformingTo: .text))
    #expect(text.isDynamic && text.conforms(to: .text) && text != plain && text.preferredFilenameExtension == "zzz")
    // A text is no image.
    let image = try #require(UTType(filenameExtension: "txt", conformingTo: .image))
    #expect(image.isDynamic && image.conforms(to: .image) && !image.conforms(to: .text))
    let mime = try #require(UTType(mimeType: "application/x-zzz", conformingTo: .archive))
    #expect(mime.conforms(to: .archive) && mime.preferredMIMEType == "application/x-zzz")
    #expect(mime.tags == [.mimeType: ["application/x-zzz"]] && mime.preferredFilenameExtension == nil)
    #expect(UTType(text.identifier)?.conforms(to: .text) == true)
    #expect(UTTypeConformsTo(text.identifier as NSString, kUTTypeText))
  }

  @Test func `A type that was stored conforms as before`() throws {
    let types = [UTType.png, UTType(exportedAs: "org.example.recipe", conformingTo: .json)]
    let stored = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode(types))
    #expect(stored == types && stored[1].conforms(to: .json) && stored[0].conforms(to: .image))
  }
}
