import Foundation
import PlainviewRuntime
import Testing

/// Documents that Xcode compiles, by the names that apps ask for.
@Suite struct CompiledDocumentTests {
  @Test func `A document is found by its compiled name, which goes first where both are there`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let languages = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: languages, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Cell.xib", "Both.xib", "Both.nib", "Main.storyboard", "en.lproj/Tip.xib"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let bundle = try #require(Bundle(path: folder.path))
    func name(_ name: String, _ ext: String) -> String? {
      bundle.path(forResource: name, ofType: ext).map { ($0 as NSString).lastPathComponent }
    }
    #expect(name("Cell", "nib") == "Cell.xib" && name("Cell", "xib") == "Cell.xib")
    #expect(name("Both", "nib") == "Both.nib")
    #expect(name("Main", "storyboardc") == "Main.storyboard")
    #expect(bundle.url(forResource: "Tip", withExtension: "nib")?.lastPathComponent == "Tip.xib")
    #expect(name("Other", "nib") == nil && name("Cell", "storyboardc") == nil && name("Cell", "txt") == nil)
  }
}
