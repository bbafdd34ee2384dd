public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// A file that an app reads, changes and writes.
///
/// Files are read and written in a later turn of the virtual clock, and completions are called there. The contents are
/// `Data`, or a `FileWrapper` where the file is a folder. Changes are saved when code saves, when the document is closed
/// and when the app goes to the background; UIKit saves now and then besides.
@preconcurrency @MainActor open class UIDocument: NSObject {
  /// The state of a document, as a set.
  public struct State: OptionSet, Sendable {
    /// The bits of the state.
    public let rawValue: UInt
    /// Creates a state with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The document is open and without problems.
    public static let normal = State([])
    /// The document is not open.
    public static let closed = State(rawValue: 1 << 0)
    /// There are conflicting versions of the file; never set here.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The last attempt to save failed.
    public static let savingError = State(rawValue: 1 << 2)
    /// The document must not be edited at the moment, as while it is read again.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// Reading or writing reports progress; never set here.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// What happened to a document: a change, its undoing or redoing, or the removal of all changes.
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
  /// Whether a file is created or replaced.
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

  /// Posted by a document whose state changed.
  public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
  /// The key of a document's URL in the user info of an activity; kept, without effect.
  public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

  /// The URL of the file.
  open internal(set) var fileURL: URL
  /// The file's name without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type identifier of the file, by its extension.
  open var fileType: String? { typeOfFile }
  /// When the file was last changed; noted after reading and writing.
  open var fileModificationDate: Date?
  /// The state of the document; closed at first.
  open internal(set) var documentState: State = .closed {
    didSet { if documentState != oldValue { UserCode.post(Self.stateChangedNotification, object: self) } }
  }
  /// How far reading or writing is; nil, since both are done at once here.
  open var progress: Progress? { nil }
  /// Records the changes of the document, and counts them as unsaved; created when it is first asked for.
  open var undoManager: UndoManager! {
    get { ownUndoManager }
    set { ownUndoManager = newValue }
  }
  /// The activity of the document; kept, without effect.
  open var userActivity: NSUserActivity?

  private lazy var ownUndoManager: UndoManager? = madeUndoManager()
  final var changes = 0
  final var savedChanges = 0
  final var undoObservers: [any NSObjectProtocol] = []
  final var backgroundObserver: (any NSObjectProtocol)?

  /// Creates a document for a file, without reading it.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(fileURL:)") }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { "\(SimulatedProcess.classAndAddress(of: self)) fileURL: \(fileURL)" }
  }

  // MARK: Contents, for subclasses

  /// What is written to the file: `Data` or a `FileWrapper`. A subclass has to override it, or the methods that write.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Takes over what was read from the file.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Called before the contents are exchanged below the user's hands: no edits may be made until the next call.
  open func disableEditing() {}
  /// Called after the contents were exchanged: edits may be made again.
  open func enableEditing() {}

  // MARK: Opening and closing (UIDocument+Files)

  /// Reads the file; the completion is told whether that worked.
  open func open(completionHandler: ((Bool) -> Void)? = nil) { baseOpen(completionHandler) }
  /// Saves what was changed, and ends.
  open func close(completionHandler: ((Bool) -> Void)? = nil) { baseClose(completionHandler) }
  /// Reads the file at a URL and passes its data to `load(fromContents:ofType:)`.
  open func read(from url: URL) throws { try baseRead(from: url) }
  /// Reads the file at a URL again and discards changes; the completion receives whether that was possible.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    baseRevert(to: url, completionHandler)
  }
  /// Calls a closure where files are read and written.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { later(block) }

  // MARK: Changes

  /// Whether there are changes that were not saved.
  open var hasUnsavedChanges: Bool { changes != savedChanges }
  /// Counts a change, its undoing or redoing, or discards the count.
  open func updateChangeCount(_ change: ChangeKind) { baseUpdateChangeCount(change) }
  /// What stands for the changes that a save writes.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { NSNumber(value: changes) }
  /// Takes the changes that a token stands for as saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    savedChanges = (changeCountToken as? NSNumber)?.intValue ?? changes
  }

  // MARK: Saving

  /// Writes the contents to a URL, which becomes that of the document; the completion receives whether that was
  /// possible.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) { baseSave(to: url, for: saveOperation, completionHandler) }
  /// Saves where there is something to be saved.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) { baseAutosave(completionHandler) }
  /// The type identifier with which the document is saved: that of its file.
  open var savingFileType: String? { fileType }
  /// Returns the extension of files of a type.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    baseExtension(forType: typeName)
  }
  /// Writes contents to a URL so that an error leaves the former file.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws { try baseWriteSafely(contents, additionalFileAttributes, to: url, for: saveOperation) }
  /// Writes contents to a URL.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws { try baseWrite(contents, to: url) }
  /// Returns the attributes that are set on the written file: none here.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

  // MARK: Errors

  /// Called with a failure; the base class does nothing with it.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  /// Called after a failure was handled; does nothing here.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// Asks subclasses to end the handling of an error at once; does nothing here, and is never called.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  // MARK: Activities

  /// Stores the document in an activity; does nothing here.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {}
  /// Restores the document from an activity; does nothing here.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
