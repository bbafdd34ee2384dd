import Foundation
import Testing

/// What tests make in the folder for temporary files.
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
      #expect(text.contains(/removeItem\(|unlink\(/), "\(file) leaves files behind: use ScratchFolder, or remove them")
    }
    #expect(count > 20)
  }
}
