public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// A file that an app reads, changes and writes.
///
/// Files are read and written in a later turn of the virtual clock, and completions are called there. The contents are
/// `Data`: there is no `FileWrapper` here. Changes are saved when code saves, when the document is closed and when the app
/// goes to the background; UIKit saves now and then besides.
@preconcurrency @MainActor open class UIDocument: NSObject {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let closed = State(rawValue: 1 << 0)
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

  public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
  public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

  open internal(set) var fileURL: URL
  /// The file's name without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type identifier of the file, by its extension.
  open var fileType: String? { typeOfFile }
  open var fileModificationDate: Date?
  open internal(set) var documentState: State = .closed {
    didSet { if documentState != oldValue { UserCode.post(Self.stateChangedNotification, object: self) } }
  }
  /// How far reading or writing is; nil, since both are done at once here.
  open var progress: Progress? { nil }
  open var undoManager: UndoManager! {
    get { ownUndoManager }
    set { ownUndoManager = newValue }
  }
  open var userActivity: NSUserActivity?

  private lazy var ownUndoManager: UndoManager? = madeUndoManager()
  final var changes = 0
  final var savedChanges = 0
  final var undoObservers: [any NSObjectProtocol] = []
  final var backgroundObserver: (any NSObjectProtocol)?

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(fileURL:)") }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { "\(SimulatedProcess.classAndAddress(of: self)) fileURL: \(fileURL)" }
  }

  // MARK: Contents, for subclasses

  /// What is written to the file: `Data`. A subclass has to override it, or the methods that write.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Takes over what was read from the file.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Called before the contents are exchanged below the user's hands: no edits may be made until the next call.
  open func disableEditing() {}
  open func enableEditing() {}

  // MARK: Opening and closing (UIDocument+Files)

  /// Reads the file; the completion is told whether that worked.
  open func open(completionHandler: ((Bool) -> Void)? = nil) { baseOpen(completionHandler) }
  /// Saves what was changed, and ends.
  open func close(completionHandler: ((Bool) -> Void)? = nil) { baseClose(completionHandler) }
  open func read(from url: URL) throws { try baseRead(from: url) }
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    baseRevert(to: url, completionHandler)
  }
  /// Calls a closure where files are read and written.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { later(block) }

  // MARK: Changes

  open var hasUnsavedChanges: Bool { changes != savedChanges }
  open func updateChangeCount(_ change: ChangeKind) { baseUpdateChangeCount(change) }
  /// What stands for the changes that a save writes.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { NSNumber(value: changes) }
  /// Takes the changes that a token stands for as saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    savedChanges = (changeCountToken as? NSNumber)?.intValue ?? changes
  }

  // MARK: Saving

  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) { baseSave(to: url, for: saveOperation, completionHandler) }
  /// Saves where there is something to be saved.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) { baseAutosave(completionHandler) }
  open var savingFileType: String? { fileType }
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    baseExtension(forType: typeName)
  }
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws { try baseWriteSafely(contents, additionalFileAttributes, to: url, for: saveOperation) }
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws { try baseWrite(contents, to: url) }
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

  // MARK: Errors

  /// Learns of a failure; the base class does nothing with it.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  // MARK: Activities

  open func updateUserActivityState(_ userActivity: NSUserActivity) {}
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
