public import Foundation
import FoundationNetworking
import PlainviewRuntime
import PlainviewUIKitCore

/// Asks the app for the contents of an asset whose address has a scheme that the system does not know.
///
/// It is asked when a player's item is made of the asset: once for the kind and the length, with the first two bytes. The
/// item is ready when the app has finished that request, and fails when the app does not answer it.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  private let url: URL
  private var queue = DelegateQueue.main
  /// The object that is asked.
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var delegateQueue: DispatchQueue?
  /// Whether keys of content are loaded before they are needed; kept, without effect.
  open var preloadsEligibleContentKeys = false

  init(_ url: URL) { self.url = url }

  /// Sets the object that is asked, and its queue.
  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
    (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    queue = DelegateQueue(delegateQueue)
  }

  private static let known: Set<String> = ["http", "https", "file", "data", "ipod-library", "rtsp"]
  private var isAsked: Bool { delegate != nil && url.scheme.map { !Self.known.contains($0.lowercased()) } ?? false }

  /// Asks for the contents, and then calls the closure with the error or nil; at once where the app is not asked.
  func load(_ done: @escaping @Sendable @MainActor ((any Error)?) -> Void) {
    guard isAsked, let delegate else { return MainQueue.run { done(nil) } }
    let request = AVAssetResourceLoadingRequest(self, URLRequest(url: url)) { error in MainQueue.run { done(error) } }
    queue.ask(delegate, "resourceLoader(_:shouldWaitForLoadingOfRequestedResource:)") { [self] in
      $0.resourceLoader(self, shouldWaitForLoadingOfRequestedResource: request)
    } then: { isAnswered in
      if isAnswered != true { request.finishLoading(with: URLError(.unsupportedURL)) }
    }
  }
}

/// Loads the contents of assets for the system; the methods are optional.
@preconcurrency public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  /// Asked whether the app loads what is requested; without the method it does not.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  /// Asked whether the app loads again what is to be renewed; never called here.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool
  /// Declared for a request that is not needed any more; never called here.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}
extension AVAssetResourceLoaderDelegate {
  /// The default of the optional method: false.
  dynamic public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { leftOut(by: self, anywhere: false, with: [resourceLoader, loadingRequest]) }
  /// The default of the optional method: false.
  dynamic public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool { leftOut(by: self, anywhere: false, with: [resourceLoader, renewalRequest]) }
  /// The default of the optional method: does nothing.
  dynamic public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) { leftOut(by: self, anywhere: (), with: [resourceLoader, loadingRequest]) }
}
