import Foundation
import PlainviewRuntime
import Testing

/// Bookmarks of files and activities that may run out, by Apple's names.
@Suite struct BookmarkTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bookmarks-\(UUID().uuidString)")

  private func resolved(_ data: Data) throws -> URL {
    var isStale = true
    let url = try URL(resolvingBookmarkData: data, options: .withoutUI, bookmarkDataIsStale: &isStale)
    #expect(!isStale)
    return url
  }

  @Test func `A bookmark leads to its file while that is there`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("notes é.txt")
    #expect { try file.bookmarkData() } throws: { ($0 as? CocoaError)?.code == .fileReadNoSuchFile }
    try Data("a".utf8).write(to: file)
    let data = try file.bookmarkData(options: .minimalBookmark, includingResourceValuesForKeys: nil, relativeTo: nil)
    #expect(try resolved(data).resolvingSymlinksInPath() == file.resolvingSymlinksInPath())
    try FileManager.default.removeItem(at: file)
    #expect { try resolved(data) } throws: { ($0 as? CocoaError)?.code == .fileNoSuchFile }
  }

  @Test(arguments: [Data(), Data("book".utf8), Data("nothing".utf8), Data("book".utf8) + Data([0xFF])])
  func `Other data is no bookmark`(data: Data) {
    #expect { try resolved(data) } throws: { ($0 as? CocoaError)?.code == .fileReadCorruptFile }
  }

  @Test func `Addresses of the network have no bookmark`() throws {
    let url = try #require(URL(string: "https://bookmark.invalid"))
    #expect { try url.bookmarkData() } throws: { ($0 as? CocoaError)?.code == .fileReadUnsupportedScheme }
  }

  @Test func `An activity that may run out is told that it has time`() async {
    let isOver = await withCheckedContinuation { continuation in
      ProcessInfo.processInfo.performExpiringActivity(withReason: "saving") { continuation.resume(returning: $0) }
    }
    #expect(!isOver)
  }
}
