import SnapshotTesting
import XCTest
@testable import Notes

final class NotesSnapshotTests: XCTestCase {
  @MainActor func testEmpty() {
    assertSnapshot(of: NotesViewController(), as: .image(on: .iPhone13))
  }

  @MainActor func testFilled() {
    let controller = NotesViewController()
    controller.loadViewIfNeeded()
    controller.notes = ["Milk", "Tea"]
    assertSnapshot(matching: controller, as: .image(on: .iPhoneSe, precision: 0.98), named: "small")
    assertSnapshot(of: controller, as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhoneSe))
    assertSnapshot(of: controller.countLabel as UIView, as: .image(size: CGSize(width: 120, height: 30)))
  }

  func testTexts() {
    struct Note: Codable {
      let text: String
      let isUrgent: Bool
      let tags: [String]
    }
    let note = Note(text: "Milk", isUrgent: true, tags: ["shop"])
    assertSnapshot(of: note, as: .json)
    assertSnapshot(of: note, as: .dump)
    assertSnapshot(of: note.text, as: .lines)
    assertSnapshot(of: note.tags, as: .description, named: "tags of a note")
    assertSnapshot(of: note, as: .plist)
    withSnapshotTesting(record: .missing) {
      assertSnapshot(of: 42, as: Snapshotting<String, String>.lines.pullback { (number: Int) in "\(number)" })
    }
  }

  @MainActor func testInline() {
    assertInlineSnapshot(of: ["a", "b"], as: .dump) {
      """
      ▿ 2 elements
        - "a"
        - "b"

      """
    }
  }

  func testVerifying() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    XCTAssertNotNil(verifySnapshot(of: "text", as: .lines, named: "a", record: .never, snapshotDirectory: folder))
    // Recorded or, with CI set, not: the first time is a failure.
    XCTAssertNotNil(verifySnapshot(of: "text", as: .lines, named: "a", record: .missing, snapshotDirectory: folder))
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "text".write(toFile: folder + "/testVerifying.a.txt", atomically: true, encoding: .utf8)
    XCTAssertNil(verifySnapshot(of: "text", as: .lines, named: "a", snapshotDirectory: folder))
    XCTAssertNotNil(verifySnapshot(of: "other", as: .lines, named: "a", snapshotDirectory: folder))
  }
}
