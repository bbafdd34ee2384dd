import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewUniformTypeIdentifiers

// How documents are read and written: in a later turn.
extension UIDocument {
  var typeOfFile: String? {
    fileURL.pathExtension.isEmpty
      ? UTType.data.identifier : UTType(filenameExtension: fileURL.pathExtension)?.identifier
  }

  func later(_ body: @escaping () -> Void) {
    _ = UIApplication.shared.clock.schedule(after: 0, "document") { UserCode.run { body() } }
  }

  private func end(_ completion: ((Bool) -> Void)?, _ isDone: Bool) { UserCode.run { completion?(isDone) } }

  private func fail(_ error: any Error, _ completion: ((Bool) -> Void)?) {
    handleError(error, userInteractionPermitted: true)
    end(completion, false)
  }

  // MARK: Reading

  func baseOpen(_ completion: ((Bool) -> Void)?) {
    performAsynchronousFileAccess { [self] in
      do {
        try read(from: fileURL)
        (changes, savedChanges) = (0, 0)
        documentState = .normal
        watchApp()
        end(completion, true)
      } catch {
        fail(error, completion)
      }
    }
  }

  func baseRead(from url: URL) throws {
    var isFolder = ObjCBool(false)
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let contents: Any = try exists && isFolder.boolValue ? FileWrapper(url: url) : Data(contentsOf: url)
    try load(fromContents: contents, ofType: fileType)
    noteDate(of: url)
  }

  func baseRevert(to url: URL, _ completion: ((Bool) -> Void)?) {
    documentState.insert(.editingDisabled)
    disableEditing()
    performAsynchronousFileAccess { [self] in
      var problem: (any Error)?
      do {
        try read(from: url)
        (changes, savedChanges) = (0, 0)
      } catch {
        problem = error
      }
      enableEditing()
      documentState.remove(.editingDisabled)
      if let problem { fail(problem, completion) } else { end(completion, true) }
    }
  }

  private func noteDate(of url: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    fileModificationDate = attributes?[.modificationDate] as? Date
  }

  func baseClose(_ completion: ((Bool) -> Void)?) {
    autosave { [self] isSaved in
      documentState.insert(.closed)
      if let backgroundObserver { NotificationCenter.default.removeObserver(backgroundObserver) }
      backgroundObserver = nil
      end(completion, isSaved)
    }
  }

  private func watchApp() {
    guard backgroundObserver == nil else { return }
    backgroundObserver = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.autosave(completionHandler: nil) } }
  }

  // MARK: Changes

  func baseUpdateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: savedChanges = changes
    }
  }

  func madeUndoManager() -> UndoManager {
    let manager = UndoManager()
    let kinds: [(Notification.Name, ChangeKind)] = [
      (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
      (.NSUndoManagerDidRedoChange, .redone),
    ]
    undoObservers = kinds.map { name, kind in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated {
          // Undoing closes groups as well.
          guard kind != .done || !(manager.isUndoing || manager.isRedoing) else { return }
          self?.updateChangeCount(kind)
        }
      }
    }
    return manager
  }

  // MARK: Writing

  func baseAutosave(_ completion: ((Bool) -> Void)?) {
    guard hasUnsavedChanges else { return later { [self] in end(completion, true) } }
    save(to: fileURL, for: .forOverwriting, completionHandler: completion)
  }

  func baseSave(to url: URL, for operation: SaveOperation, _ completion: ((Bool) -> Void)?) {
    let (contents, token): (Any, Any)
    do {
      contents = try self.contents(forType: savingFileType ?? UTType.data.identifier)
      token = changeCountToken(for: operation)
    } catch {
      return later { [self] in failToSave(error, completion) }
    }
    performAsynchronousFileAccess { [self] in
      do {
        let attributes = try fileAttributesToWrite(to: url, for: operation)
        try writeContents(contents, andAttributes: attributes, safelyTo: url, for: operation)
        updateChangeCount(withToken: token, for: operation)
        noteDate(of: url)
        fileURL = url
        documentState.subtract([.closed, .savingError])
        watchApp()
        end(completion, true)
      } catch {
        failToSave(error, completion)
      }
    }
  }

  private func failToSave(_ error: any Error, _ completion: ((Bool) -> Void)?) {
    documentState.insert(.savingError)
    fail(error, completion)
  }

  func baseWriteSafely(
    _ contents: Any, _ attributes: [AnyHashable: Any]?, to url: URL, for operation: SaveOperation
  ) throws {
    let exists = FileManager.default.fileExists(atPath: url.path)
    try writeContents(contents, to: url, for: operation, originalContentsURL: exists ? url : nil)
    let known = (attributes ?? [:]).reduce(into: [FileAttributeKey: Any]()) { found, entry in
      if let key = entry.key as? FileAttributeKey { found[key] = entry.value }
    }
    if !known.isEmpty { try FileManager.default.setAttributes(known, ofItemAtPath: url.path) }
  }

  func baseWrite(_ contents: Any, to url: URL) throws {
    if let wrapper = contents as? FileWrapper {
      return try wrapper.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: url)
    }
    guard let data = contents as? Data ?? (contents as? NSData).map({ Data(referencing: $0) }) else {
      throw CocoaError(
        .fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: "The contents are no Data and no FileWrapper."])
    }
    try data.write(to: url, options: .atomic)
  }

  func baseExtension(forType type: String?) -> String {
    type.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
  }
}
