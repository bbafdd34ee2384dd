public import Foundation
public import FoundationNetworking
import Synchronization

/// A request for contents of an asset, which the app answers.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  /// The request as one to a server.
  public let request: URLRequest
  /// What the app says about the contents.
  public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
  /// Which bytes are requested.
  public let dataRequest: AVAssetResourceLoadingDataRequest?
  /// The one that asks.
  public let requestor: AVAssetResourceLoadingRequestor
  /// Another request that the app asks for instead; kept, without effect.
  open var redirect: URLRequest?
  /// The answer of a server that the app has got; kept, without effect.
  open var response: URLResponse?
  private let answered = Atomic<Bool>(false)
  private let done: @Sendable ((any Error)?) -> Void

  init(_ loader: AVAssetResourceLoader, _ request: URLRequest, _ done: @escaping @Sendable ((any Error)?) -> Void) {
    self.request = request
    self.done = done
    contentInformationRequest = AVAssetResourceLoadingContentInformationRequest()
    dataRequest = AVAssetResourceLoadingDataRequest(offset: 0, length: 2)
    requestor = AVAssetResourceLoadingRequestor()
  }

  /// Whether the app has answered the request.
  open var isFinished: Bool { answered.load(ordering: .acquiring) }
  /// Whether the request is not needed any more, always false.
  open var isCancelled: Bool { false }

  /// Says that the request was answered.
  open func finishLoading() { finish(nil) }
  /// Says that the request was answered, or could not be.
  open func finishLoading(with error: (any Error)?) { finish(error) }

  private func finish(_ error: (any Error)?) {
    if !answered.exchange(true, ordering: .acquiringAndReleasing) { done(error) }
  }
}

/// A request for contents that are to be renewed.
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}

/// The one that asks for contents.
open class AVAssetResourceLoadingRequestor: NSObject, @unchecked Sendable {
  /// Whether keys that have run out are reported, always false.
  open var providesExpiredSessionReports: Bool { false }
}

/// What an app says about contents.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  /// The type of the contents, as a uniform type identifier.
  open var contentType: String?
  /// The types that are understood; nil for all.
  open var allowedContentTypes: [String]? { nil }
  /// The number of bytes.
  open var contentLength: Int64 = 0
  /// Whether parts of the contents can be requested.
  open var isByteRangeAccessSupported = false
  /// Whether all contents are there already; kept, without effect.
  open var isEntireLengthAvailableOnDemand = false
  /// When the contents have to be renewed; kept, without effect.
  open var renewalDate: Date?
}

/// Which bytes of contents are requested, and those that the app has given.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  /// The first byte that is requested.
  public let requestedOffset: Int64
  /// How many bytes are requested.
  public let requestedLength: Int
  /// Whether all bytes up to the end are requested, always false.
  open var requestsAllDataToEndOfResource: Bool { false }
  /// The byte after those that the app has given.
  open var currentOffset: Int64 { requestedOffset + Int64(given.withLock { $0.count }) }
  private let given = Mutex(Data())

  init(offset: Int64, length: Int) { (requestedOffset, requestedLength) = (offset, length) }

  /// Gives the next bytes.
  open func respond(with data: Data) { given.withLock { $0.append(data) } }
}
