public import Foundation
public import FoundationNetworking
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

/// Finds out about a link, once. The answers are those of `XCUIDevice.links`, on the main thread and on the app's clock.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Whether pictures and films are fetched too; without them the answer has a title and addresses only.
  open var shouldFetchSubresources = true
  /// The seconds after which a fetch fails with `metadataFetchTimedOut`.
  open var timeout: TimeInterval = 30

  private typealias Handler = @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  private var hasStarted = false
  private var handler: Handler?
  private var turn: VirtualClock.Token?

  public override init() { super.init() }

  /// Fetches the metadata of an address and calls the closure; a second fetch of the same provider ends the app.
  @preconcurrency open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { start(URL, completionHandler) }
  /// Fetches the metadata of a request's address; the rest of the request has no effect.
  @preconcurrency open func startFetchingMetadata(
    for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { start(request.url, completionHandler) }
  /// Fetches the metadata of an address, or throws an `LPError`.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { try await fetch(URL) }
  /// Fetches the metadata of a request's address, or throws an `LPError`.
  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    try await fetch(request.url)
  }

  /// Ends the fetch with the error `metadataFetchCancelled`.
  open func cancel() {
    guard handler != nil else { return }
    if let turn { SimulatedProcess.current.clock.cancel(turn) }
    turn = SimulatedProcess.current.clock.schedule(after: 0, "the end of a canceled fetch") { [self] in
      end(.failure(LPError(.metadataFetchCancelled)))
    }
  }

  private func fetch(_ address: URL?) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { continuation in
      start(address) { metadata, error in
        if let metadata {
          continuation.resume(returning: metadata)
        } else {
          continuation.resume(throwing: error ?? LPError(.unknown))
        }
      }
    }
  }

  private func start(_ address: URL?, _ completionHandler: @escaping Handler) {
    MainQueue.run { [self] in
      guard !hasStarted else {
        return raise(
          .internalInconsistency("Trying to start fetching on an LPMetadataProvider that has already started."))
      }
      hasStarted = true
      handler = completionHandler
      let link = address.flatMap { LinkDevice.of(SimulatedProcess.current.device).links[$0] }
      let delay = link?.delay ?? 0
      turn = SimulatedProcess.current.clock.schedule(after: min(delay, timeout), "the metadata of a link") { [self] in
        end(answer(address, delay > timeout ? nil : link, isLate: delay > timeout))
      }
    }
  }

  private func answer(_ address: URL?, _ link: SimulatedLink?, isLate: Bool) -> Result<LPLinkMetadata, LPError> {
    if isLate { return .failure(LPError(.metadataFetchTimedOut)) }
    guard let link, link.failure == nil else { return .failure(LPError(link?.failure ?? .metadataFetchFailed)) }
    let metadata = LPLinkMetadata()
    metadata.originalURL = address
    metadata.url = link.url ?? address
    metadata.title = link.title
    guard shouldFetchSubresources else { return .success(metadata) }
    metadata.iconProvider = link.icon.map { NSItemProvider(object: $0) }
    metadata.imageProvider = link.image.map { NSItemProvider(object: $0) }
    metadata.remoteVideoURL = link.remoteVideoURL
    return .success(metadata)
  }

  @MainActor private func end(_ result: Result<LPLinkMetadata, LPError>) {
    turn = nil
    guard let handler else { return }
    self.handler = nil
    UserCode.run {
      switch result {
      case .success(let metadata): handler(metadata, nil)
      case .failure(let error): handler(nil, error)
      }
    }
  }
}
