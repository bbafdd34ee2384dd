import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Files and folders as values in memory.
@MainActor @Suite struct FileWrapperTests {
  private let scratch: ScratchFolder
  private var place: URL { scratch.url.appendingPathComponent("Album") }

  init() throws { scratch = try ScratchFolder() }

  private func album() -> FileWrapper {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    folder.addRegularFile(withContents: Data("one".utf8), preferredFilename: "a.txt")
    let inner = FileWrapper(directoryWithFileWrappers: ["b.txt": FileWrapper(regularFileWithContents: Data("two".utf8))]
    )
    inner.preferredFilename = "inner"
    folder.addFileWrapper(inner)
    return folder
  }

  private func text(_ wrapper: FileWrapper?) -> String? {
    wrapper?.regularFileContents.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `A folder is written with all that is in it, and read again`() throws {
    try album().write(to: place, originalContentsURL: nil)
    #expect(try String(contentsOf: place.appendingPathComponent("inner/b.txt"), encoding: .utf8) == "two")
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory && !read.isRegularFile && !read.isSymbolicLink && read.filename == "Album")
    #expect(read.fileWrappers?.keys.sorted() == ["a.txt", "inner"])
    #expect(text(read.fileWrappers?["a.txt"]) == "one")
    #expect(text(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]) == "two")
    #expect(read.fileWrappers?["a.txt"]?.fileAttributes[FileAttributeKey.size.rawValue] as? NSNumber == 3)
  }

  @Test func `A name that is taken gets a number, and the key of a file is found`() {
    let folder = album()
    #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a.txt") == "1__#$!@%!#__a.txt")
    let key = folder.addRegularFile(withContents: Data("third".utf8), preferredFilename: "a.txt")
    #expect(key == "2__#$!@%!#__a.txt")
    let third = folder.fileWrappers?[key]
    #expect(third.flatMap { folder.keyForFileWrapper($0) } == key)
    third.map { folder.removeFileWrapper($0) }
    #expect(folder.fileWrappers?[key] == nil)
  }

  @Test func `A folder takes the place of the former one, whose files were not all read`() throws {
    try album().write(to: place, originalContentsURL: nil)
    let read = try FileWrapper(url: place)
    (read.fileWrappers?["a.txt"]).map { read.removeFileWrapper($0) }
    read.addRegularFile(withContents: Data("new".utf8), preferredFilename: "a.txt")
    try read.write(to: place, options: .atomic, originalContentsURL: place)
    let again = try FileWrapper(url: place, options: .immediate)
    #expect(text(again.fileWrappers?["a.txt"]) == "new")
    #expect(text(again.fileWrappers?["inner"]?.fileWrappers?["b.txt"]) == "two")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["Album"])
  }

  @Test func `An error leaves the former folder, and nothing beside it`() throws {
    try album().write(to: place, originalContentsURL: nil)
    let broken = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("new".utf8)),
      "b/c": FileWrapper(regularFileWithContents: Data()),
    ])
    #expect(throws: (any Error).self) { try broken.write(to: place, options: .atomic, originalContentsURL: place) }
    #expect(text(try FileWrapper(url: place).fileWrappers?["a.txt"]) == "one")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["Album"])
  }

  @Test func `Links lead where they led, also relative ones`() throws {
    try album().write(to: place, originalContentsURL: nil)
    let link = place.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a.txt")
    let read = try FileWrapper(url: place)
    #expect(read.fileWrappers?["link"]?.isSymbolicLink == true)
    #expect(read.fileWrappers?["link"]?.symbolicLinkDestinationURL?.lastPathComponent == "a.txt")
    let copy = scratch.url.appendingPathComponent("Copy")
    try read.write(to: copy, originalContentsURL: nil)
    let destination = try FileManager.default.destinationOfSymbolicLink(atPath: copy.path + "/link")
    #expect(destination == "a.txt")
  }

  @Test func `It is noticed when files changed`() throws {
    try album().write(to: place, originalContentsURL: nil)
    let read = try FileWrapper(url: place)
    #expect(read.matchesContents(of: place))
    let file = place.appendingPathComponent("inner/b.txt")
    let other = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: other], ofItemAtPath: file.path)
    #expect(!read.matchesContents(of: place))
    try FileManager.default.removeItem(at: file)
    #expect(!read.matchesContents(of: place))
  }

  @Test func `Folders are kept as data and in archives`() throws {
    let data = try #require(album().serializedRepresentation)
    let copy = try #require(FileWrapper(serializedRepresentation: data))
    #expect(text(copy.fileWrappers?["a.txt"]) == "one")
    #expect(text(copy.fileWrappers?["inner"]?.fileWrappers?["b.txt"]) == "two")
    #expect(FileWrapper(serializedRepresentation: Data("nothing".utf8)) == nil)
    let archive = try NSKeyedArchiver.archivedData(withRootObject: album(), requiringSecureCoding: true)
    let unarchived = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: FileWrapper.self, from: archive))
    #expect(text(unarchived.fileWrappers?["a.txt"]) == "one")
  }

  @Test func `What a file has not is an error, as in Foundation`() throws {
    let stage = try Stage()
    let file = FileWrapper(regularFileWithContents: Data())
    let failure = #expect(throws: UncaughtException.self) { try stage.app.run { _ = file.fileWrappers } }
    #expect(failure?.name == "NSInternalInconsistencyException")
    let nameless = try Stage()
    let refusal = #expect(throws: UncaughtException.self) { try nameless.app.run { _ = album().addFileWrapper(file) } }
    #expect(refusal?.name == "NSInvalidArgumentException")
  }

  @Test func `A file that is not there cannot be read`() {
    #expect(throws: CocoaError.self) { try FileWrapper(url: place) }
  }
}
