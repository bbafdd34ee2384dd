public import Foundation
import Synchronization

/// A file that is transferred, with what the sender says about it.
open class WCSessionFile: NSObject, @unchecked Sendable {
  /// Where the file is.
  public let fileURL: URL
  /// What the sender says about the file; nil for nothing.
  public let metadata: [String: Any]?

  init(fileURL: URL, metadata: [String: Any]?) {
    self.fileURL = fileURL
    self.metadata = metadata
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
  /// Whether the dictionary is for the complication.
  public let isCurrentComplicationInfo: Bool
  /// The dictionary.
  public let userInfo: [String: Any]
  let state = TransferState()
  /// Whether the transfer still waits for the watch.
  open var isTransferring: Bool { state.isWaiting }

  init(userInfo: [String: Any], isCurrentComplicationInfo: Bool) {
    self.userInfo = userInfo
    self.isCurrentComplicationInfo = isCurrentComplicationInfo
  }

  /// Cancels the transfer: the dictionary does not come to the watch, and the delegate is not called.
  open func cancel() { state.end() }
}

/// A transfer of a file to the watch.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  /// The file.
  public let file: WCSessionFile
  /// How much of the file was transferred.
  public let progress = Progress(totalUnitCount: 1)
  let state = TransferState()
  /// Whether the transfer still waits for the watch.
  open var isTransferring: Bool { state.isWaiting }

  init(file: WCSessionFile) { self.file = file }

  /// Cancels the transfer: the file does not come to the watch, and the delegate is not called.
  open func cancel() {
    state.end()
    progress.cancel()
  }
}
