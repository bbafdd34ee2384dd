import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct UIDocumentTests {
  @MainActor private final class Note: UIDocument {
    var text = "" { didSet { updateChangeCount(.done) } }
    var errors = 0

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: try #require(contents as? Data), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
  }

  private let stage: Stage
  private let scratch: ScratchFolder
  private var url: URL { scratch.url.appendingPathComponent("First note.txt") }

  init() throws {
    stage = try Stage()
    scratch = try ScratchFolder()
  }

  private func onDisk() -> String? { (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } }

  private func run(_ body: (@escaping (Bool) -> Void) -> Void) throws -> Bool? {
    var result: Bool?
    try stage.app.run { body { result = $0 } }
    #expect(result == nil)
    try stage.app.settle()
    return result
  }

  @Test func `A document is made, changed, closed and opened again`() throws {
    let note = try stage.app.run { Note(fileURL: url) }
    #expect(note.documentState == .closed && note.localizedName == "First note")
    #expect(note.fileType == "public.plain-text")
    note.text = "one"
    #expect(note.hasUnsavedChanges)
    #expect(try run { note.save(to: url, for: .forCreating, completionHandler: $0) } == true)
    #expect(onDisk() == "one" && note.documentState == .normal && !note.hasUnsavedChanges)
    #expect(note.fileModificationDate != nil)
    note.text = "two"
    #expect(try run { note.close(completionHandler: $0) } == true)
    #expect(onDisk() == "two" && note.documentState == .closed)
    let again = try stage.app.run { Note(fileURL: url) }
    #expect(try run { again.open(completionHandler: $0) } == true)
    #expect(again.text == "two" && again.documentState == .normal && !again.hasUnsavedChanges)
  }

  @MainActor private final class Album: UIDocument {
    var pages = ["cover": "blue"]

    override func contents(forType typeName: String) throws -> Any {
      FileWrapper(directoryWithFileWrappers: pages.mapValues { FileWrapper(regularFileWithContents: Data($0.utf8)) })
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      let files = try #require((contents as? FileWrapper)?.fileWrappers)
      pages = files.mapValues { String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self) }
    }
  }

  @Test func `A document that is a folder is written and read as a file wrapper`() throws {
    let url = scratch.url.appendingPathComponent("Summer.album")
    let album = try stage.app.run { Album(fileURL: url) }
    #expect(try run { album.save(to: url, for: .forCreating, completionHandler: $0) } == true)
    album.pages["first"] = "green"
    album.updateChangeCount(.done)
    #expect(try run { album.close(completionHandler: $0) } == true)
    let again = try stage.app.run { Album(fileURL: url) }
    #expect(try run { again.open(completionHandler: $0) } == true)
    #expect(again.pages == ["cover": "blue", "first": "green"])
  }

  @Test func `A file that is not there cannot be opened`() throws {
    let note = try stage.app.run { Note(fileURL: url) }
    #expect(try run { note.open(completionHandler: $0) } == false)
    #expect(note.errors == 1 && note.documentState == .closed)
  }

  @Test func `A save that fails is told, and the changes stay unsaved`() throws {
    let note = try stage.app.run { Note(fileURL: url) }
    note.text = "x"
    let nowhere = url.deletingLastPathComponent().appendingPathComponent("missing/note.txt")
    var states: [UIDocument.State] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: note, queue: nil
    ) { _ in MainActor.assumeIsolated { states.append(note.documentState) } }
    #expect(try run { note.save(to: nowhere, for: .forCreating, completionHandler: $0) } == false)
    NotificationCenter.default.removeObserver(observer)
    #expect(states == [[.closed, .savingError]] && note.hasUnsavedChanges && note.errors == 1)
  }

  @Test func `Undoing counts as a change, and going to the background saves`() throws {
    try Data("old".utf8).write(to: url)
    let note = try stage.app.run { Note(fileURL: url) }
    #expect(try run { note.open(completionHandler: $0) } == true)
    try stage.app.run {
      note.undoManager.registerUndo(withTarget: note) { $0.errors = 5 }
    }
    try stage.app.settle()
    #expect(note.hasUnsavedChanges)
    try stage.app.run { note.undoManager.undo() }
    #expect(!note.hasUnsavedChanges && note.errors == 5)
    note.text = "new"
    try stage.app.hardware.press(.home)
    try stage.app.settle()
    #expect(onDisk() == "new")
  }

  @Test func `A document goes back to what is on disk`() throws {
    try Data("old".utf8).write(to: url)
    let note = try stage.app.run { Note(fileURL: url) }
    #expect(try run { note.open(completionHandler: $0) } == true)
    note.text = "changed"
    #expect(try run { note.revert(toContentsOf: url, completionHandler: $0) } == true)
    #expect(note.text == "old" && !note.hasUnsavedChanges)
  }
}
