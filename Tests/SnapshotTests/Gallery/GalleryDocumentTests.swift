import Foundation
import PlainviewSnapshot
import Testing
import UIKit

/// The gallery in the repository is what the code makes.
@MainActor @Suite struct GalleryDocumentTests {
  /// The top of the package.
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `The committed gallery shows what views look like now`() throws {
    let mode = try RecordingEnvironment().mode(argument: nil, trait: SnapshotOptions.record)
    for (path, made) in try GalleryDocument.files().sorted(by: { $0.key < $1.key }) {
      let file = Self.root.appendingPathComponent(path)
      let committed = try? String(contentsOf: file, encoding: .utf8)
      if made == committed { continue }
      if mode == .all || mode == .failed || (mode == .missing && committed == nil) {
        try made.write(to: file, atomically: true, encoding: .utf8)
      }
      let difference = UnifiedDiff(old: committed ?? "", new: made).text(from: path, to: "\(path) (now)")
      Issue.record("\(path) is not what the code makes; record it with SNAPSHOT_TESTING_RECORD=failed.\n\(difference)")
    }
  }

  @Test func `No image of the gallery is left over`() throws {
    let folder = Self.root.appendingPathComponent("Fixtures/Gallery")
    let images = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { "Fixtures/Gallery/" + $0 }
    #expect(Set(images) == Set(try GalleryDocument.files().keys).subtracting(["GALLERY.md"]))
  }

  @Test func `The gallery is the same text every time`() throws {
    #expect(try GalleryDocument.files() == GalleryDocument.files())
  }
}
