import Foundation
import Testing

/// What tests and the program make in the folder for temporary files. `Scripts/check-temporary-files` looks whether anything is left there.
@Suite struct TemporaryFileTests {
  @Test func `Tests that make files for themselves remove them`() throws {
    // These compare the folder's path, and make nothing in it.
    let readers: Set<String> = ["Tests/UIAutomationTests/Clock/AppsApartTests.swift"]
    var count = 0
    // What nested packages have built is in folders whose names begin with a dot.
    for file in try PackageStructure.files(below: "Tests") where file.hasSuffix(".swift") && !file.contains("/.") {
      guard !readers.contains(file) else { continue }
      let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
      guard text.contains("temporary" + "Directory") else { continue }
      count += 1
      #expect(
        text.contains(/removeItem\(|unlink\(|ScratchFolder\.removeWithLocks\(/),
        "\(file) leaves files behind: use ScratchFolder, or remove them")
    }
    #expect(count > 20)
  }

  @Test func `The program makes temporary files in a TemporaryFolder alone`() throws {
    let allowed: Set<String> = [
      "Sources/Runtime/Output/TemporaryFolder.swift",
      // The folder is named in an error.
      "Sources/Commands/Output/OutputPath.swift",
      // Those of an app, which are in its home.
      "Sources/Modules/CoreData/Stores/NSPersistentContainer.swift",
      "Sources/Widgets/Controllers/Documents/DocumentsDevice.swift",
      "Sources/Modules/QuickLook/QLPreviewController.swift",
    ]
    var found: Set<String> = []
    let calls = ["temporary" + "Directory", "Temporary" + "Directory", "mkdtemp(", "mkstemp(", "tmpfile("]
    for (file, _) in try PackageStructure.sources(below: "Sources", containing: calls) { found.insert(file) }
    let others = found.subtracting(allowed).sorted().joined(separator: ", ")
    #expect(found == allowed, "files that are left when the program is killed, use TemporaryFolder in: \(others)")
  }
}
