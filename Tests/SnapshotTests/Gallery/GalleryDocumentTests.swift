import Foundation
import PlainviewSnapshot
import Testing
import UIKit

/// The gallery in the repository is what the code makes.
@MainActor @Suite struct GalleryDocumentTests {
  /// The page, at the top of the package.
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("GALLERY.md")

  @Test func `The committed gallery shows what views look like now`() throws {
    let made = try GalleryDocument.markdown()
    let committed = try? String(contentsOf: Self.page, encoding: .utf8)
    if made == committed { return }
    let mode = try RecordingEnvironment().mode(argument: nil, trait: SnapshotOptions.record)
    if mode == .all || mode == .failed || (mode == .missing && committed == nil) {
      try made.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let difference = UnifiedDiff(old: committed ?? "", new: made).text(from: "GALLERY.md", to: "GALLERY.md (now)")
    Issue.record("GALLERY.md is not what the code makes; record it with SNAPSHOT_TESTING_RECORD=failed.\n\(difference)")
  }

  @Test func `The gallery is the same text every time`() throws {
    #expect(try GalleryDocument.markdown() == GalleryDocument.markdown())
  }
}
