public import Foundation

/// How far a download of a purchase's content is.
public enum SKDownloadState: Int, Sendable {
  /// The download has not begun, runs, stands still, or has all of the content.
  case waiting, active, paused, finished
  /// The download failed, or was given up.
  case failed, cancelled
}

/// Content of a purchase that Apple keeps. Where we differ from Apple: the store of a simulated device keeps none, so that no
/// purchase has a download.
@preconcurrency @MainActor open class SKDownload: NSObject {
  /// How far the download is.
  open internal(set) var state = SKDownloadState.waiting
  /// The identifier of the content, as the store knows it.
  open internal(set) var contentIdentifier = ""
  /// The length of the content in bytes.
  open internal(set) var expectedContentLength: Int64 = 0
  /// The version of the content.
  open internal(set) var contentVersion = ""
  /// Where the content is; nil before it is there.
  open internal(set) var contentURL: URL?
  /// Why the download has failed; nil when it has not.
  open internal(set) var error: (any Error)?
  /// The part that is there, from 0 to 1.
  open internal(set) var progress: Float = 0
  /// The seconds until the rest is there; -1 where that is not known.
  open internal(set) var timeRemaining = SKDownloadTimeRemainingUnknown
  /// The purchase whose content it is.
  open internal(set) var transaction = SKPaymentTransaction()

  nonisolated override init() { super.init() }

  /// The folder for the content of a product; nil, since no content is there.
  open class func contentURL(forProductID productID: String) -> URL? { nil }
  /// Removes the content of a product, of which there is none.
  open class func deleteContent(forProductID productID: String) {}
}

/// The value of `SKDownload.timeRemaining` where the time is not known.
public let SKDownloadTimeRemainingUnknown: TimeInterval = -1

extension SKPaymentQueue {
  /// Begins downloads; without effect, since no purchase has one.
  public func start(_ downloads: [SKDownload]) {}
  /// Lets downloads stand still; without effect, since no purchase has one.
  public func pause(_ downloads: [SKDownload]) {}
  /// Lets downloads go on; without effect, since no purchase has one.
  public func resume(_ downloads: [SKDownload]) {}
  /// Gives downloads up; without effect, since no purchase has one.
  public func cancel(_ downloads: [SKDownload]) {}
}

extension SKPaymentTransaction {
  /// The content that Apple keeps for the purchase: none.
  public var downloads: [SKDownload] { [] }
}
