public import Foundation
import Synchronization

/// A file that is transferred, with what the sender says about it.
open class WCSessionFile: NSObject, @unchecked Sendable {
  private let url: URL
  private let details: [String: Any]?
  /// Where the file is.
  open var fileURL: URL { url }
  /// What the sender says about the file; nil for nothing.
  open var metadata: [String: Any]? { details }

  /// Creates a file without contents, for subclasses that override where it is.
  public override init() {
    (url, details) = (URL(fileURLWithPath: "/dev/null"), nil)
    super.init()
  }
  init(fileURL: URL, metadata: [String: Any]?) {
    (url, details) = (fileURL, metadata)
    super.init()
  }
}

/// Whether a transfer still waits, for both kinds.
final class TransferState: Sendable {
  private let waits = Mutex(true)
  var isWaiting: Bool { waits.withLock { $0 } }
  func end() { waits.withLock { $0 = false } }
}

/// A transfer of a dictionary to the watch.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  private let isForComplication: Bool
  private let contents: [String: Any]
  /// Whether the dictionary is for the complication.
  open var isCurrentComplicationInfo: Bool { isForComplication }
  /// The dictionary.
  open var userInfo: [String: Any] { contents }
  let state = TransferState()
  /// Whether the transfer still waits for the watch.
  open var isTransferring: Bool { state.isWaiting }

  /// Creates a transfer of an empty dictionary, for subclasses that override it.
  public override init() {
    (contents, isForComplication) = ([:], false)
    super.init()
  }
  init(userInfo: [String: Any], isCurrentComplicationInfo: Bool) {
    (contents, isForComplication) = (userInfo, isCurrentComplicationInfo)
    super.init()
  }

  /// Cancels the transfer: the dictionary does not come to the watch, and the delegate is not called.
  open func cancel() { state.end() }
}

/// A transfer of a file to the watch.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  private let item: WCSessionFile
  private let part = Progress(totalUnitCount: 1)
  /// The file.
  open var file: WCSessionFile { item }
  /// How much of the file was transferred.
  open var progress: Progress { part }
  let state = TransferState()
  /// Whether the transfer still waits for the watch.
  open var isTransferring: Bool { state.isWaiting }

  /// Creates a transfer of a file without contents, for subclasses that override it.
  public override init() {
    item = WCSessionFile()
    super.init()
  }
  init(file: WCSessionFile) {
    item = file
    super.init()
  }

  /// Cancels the transfer: the file does not come to the watch, and the delegate is not called.
  open func cancel() {
    state.end()
    progress.cancel()
  }
}
