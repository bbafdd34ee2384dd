public import Foundation
public import PlainviewTargetAction
import PlainviewRuntime

/// An object that shows a file and is told of what others do to it.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file that is shown; nil for none.
  var presentedItemURL: URL? { get }
  /// The queue on which the object is told of changes.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Called when others have changed the file.
  func presentedItemDidChange()
}

extension NSFilePresenter {
  /// Does nothing by default.
  public func presentedItemDidChange() {}
}

/// What a file is read or written for, in work that a coordinator begins later.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The file as it is when the work begins.
  open private(set) var url: URL
  let isWriting: Bool

  init(_ url: URL, isWriting: Bool) {
    self.url = url
    self.isWriting = isWriting
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use readingIntent(with:)") }

  /// Returns an intent to read a file.
  open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
    NSFileAccessIntent(url, isWriting: false)
  }
  /// Returns an intent to write a file.
  open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
    NSFileAccessIntent(url, isWriting: true)
  }
}

/// Lets code read and write files while no other code does. There is one process here: the code runs at once, and objects
/// that show a file are told after it was written.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// How a file is read; kept by the caller, without effect.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The objects that show the file do not save their changes first.
    public static let withoutChanges = Self(rawValue: 1 << 0)
    /// The file that a link leads to is read.
    public static let resolvesSymbolicLink = Self(rawValue: 1 << 1)
    /// Only the file's attributes are read.
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 1 << 2)
    /// The file is read to be handed to a server.
    public static let forUploading = Self(rawValue: 1 << 3)
  }

  /// How a file is written; kept by the caller, without effect.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is deleted.
    public static let forDeleting = Self(rawValue: 1 << 0)
    /// The file is moved.
    public static let forMoving = Self(rawValue: 1 << 1)
    /// The objects that show the file save their changes first.
    public static let forMerging = Self(rawValue: 1 << 2)
    /// The file is replaced by another one.
    public static let forReplacing = Self(rawValue: 1 << 3)
    /// Only the file's attributes are written.
    public static let contentIndependentMetadataOnly = Self(rawValue: 1 << 4)
  }

  /// What tells apart the coordinators of different purposes.
  open var purposeIdentifier = UUID().uuidString
  private weak var presenter: (any NSFilePresenter)?

  /// Creates a coordinator; the object that is named hears nothing of what is written through it.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {
    presenter = filePresenterOrNil
    super.init()
  }

  /// Creates a coordinator of nobody.
  public override convenience init() { self.init(filePresenter: nil) }

  // MARK: Objects that show files

  private static var presentation: FilePresentation {
    SimulatedProcess.current.shared(FilePresentation.self) { FilePresentation() }
  }

  /// The objects that show files.
  open class var filePresenters: [any NSFilePresenter] { presentation.presenters }
  /// Has an object hear of changes of its file; it is kept until it is removed.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    removeFilePresenter(filePresenter)
    presentation.presenters.append(filePresenter)
  }
  /// Has an object hear nothing of changes any more.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    presentation.presenters.removeAll { $0 === filePresenter }
  }

  private func wrote(_ file: URL) {
    for other in Self.presentation.presenters
    where other !== presenter && other.presentedItemURL?.standardizedFileURL == file.standardizedFileURL {
      nonisolated(unsafe) let other = other
      other.presentedItemOperationQueue.addOperation { other.presentedItemDidChange() }
    }
  }

  // MARK: Reading and writing

  /// Runs the closure that reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Runs the closure that writes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    writer(url)
    wrote(url)
  }

  /// Runs the closure that reads one file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    readerWriter(readingURL, writingURL)
    wrote(writingURL)
  }

  /// Runs the closure that writes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    writer(url1, url2)
    wrote(url1)
    wrote(url2)
  }

  /// Runs the closure on a queue; its argument is the error, here always nil.
  @preconcurrency open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    queue.addOperation {
      accessor(nil)
      for intent in intents where intent.isWriting { self.wrote(intent.url) }
    }
  }

  /// Runs the closure for several files; here at once.
  open func prepare(
    forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
    writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor batchAccessor: (@escaping () -> Void) -> Void
  ) { batchAccessor {} }

  /// Tells that a file will be moved by code. Without effect.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Tells that a file was moved by code. Without effect.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Ends what waits. Without effect: nothing waits.
  open func cancel() {}
}

/// The objects of an app that show files.
private final class FilePresentation: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [any NSFilePresenter] = []

  var presenters: [any NSFilePresenter] {
    get { lock.withLock { kept } }
    set { lock.withLock { kept = newValue } }
  }
}
