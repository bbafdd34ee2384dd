import Foundation
import PlainviewPackageBuilding
import Testing

/// Lists of tests for Linux are found wherever the package manager looks for them.
@Suite struct TestListsTests {
  @Test(arguments: ["LinuxMain.swift", "XCTMain.swift", "Tests/LinuxMain.swift", "Tests/AppTests/XCTMain.swift"])
  func `A list beside the manifest or above the tests is found`(_ file: String) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("lists-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(atPath: root + "/Tests/AppTests", withIntermediateDirectories: true)
    #expect(!TestLists.exist(in: root))
    try Data().write(to: URL(fileURLWithPath: root + "/" + file))
    #expect(TestLists.exist(in: root))
  }
}
