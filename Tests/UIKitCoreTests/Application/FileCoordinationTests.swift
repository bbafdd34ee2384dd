import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Coordinated reading and writing, and the folder of a group of apps.
@MainActor @Suite struct FileCoordinationTests {
  private final class Reader: NSObject, NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    private(set) var changes = 0
    init(_ file: URL) { presentedItemURL = file }
    func presentedItemDidChange() { changes += 1 }
  }

  @Test func `A file is written and read by the closures, and its reader hears of what others write`() throws {
    let folder = try ScratchFolder()
    let file = folder.url.appendingPathComponent("a.txt")
    let reader = Reader(file)
    NSFileCoordinator.addFilePresenter(reader)
    defer { NSFileCoordinator.removeFilePresenter(reader) }
    var problem: NSError?
    var text: String?
    NSFileCoordinator().coordinate(writingItemAt: file, options: .forReplacing, error: &problem) { url in
      try? Data("one".utf8).write(to: url)
    }
    NSFileCoordinator(filePresenter: reader).coordinate(writingItemAt: file, error: nil) { url in
      try? Data("two".utf8).write(to: url)
    }
    NSFileCoordinator().coordinate(readingItemAt: file, options: [], error: nil) { url in
      text = try? String(contentsOf: url, encoding: .utf8)
    }
    reader.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    #expect(problem == nil && text == "two")
    #expect(reader.changes == 1)
    #expect(NSFileCoordinator.filePresenters.contains { $0 === reader })
    withExtendedLifetime(folder) {}
  }

  @Test func `An app's group has a folder, each group its own`() throws {
    let stage = try Stage()
    let folders = try stage.app.run {
      ["group.a", "group.b", "..", "a/../../b"].map {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0)
      }
    }
    #expect(folders[2...] == [nil, nil], "no name leads out of the folder of groups")
    #expect(folders[0] != folders[1])
    for folder in folders.prefix(2) {
      let path = try #require(folder).path
      var isFolder: ObjCBool = false
      #expect(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue)
    }
  }
}
