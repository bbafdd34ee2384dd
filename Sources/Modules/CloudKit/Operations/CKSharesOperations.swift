public import Foundation
public import PlainviewUIKitCore

/// Fetches what is known of shares by their links.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
  /// The links.
  open var shareURLs: [URL]?
  /// Whether the records that are shared come along.
  open var shouldFetchRootRecord = false
  /// The fields of the records that are shared; all for nil.
  open var rootRecordDesiredKeys: [CKRecord.FieldKey]?
  /// Is called with each share.
  @preconcurrency open var perShareMetadataResultBlock: (@Sendable (URL, Result<CKShare.Metadata, any Error>) -> Void)?
  /// Is called at the end.
  @preconcurrency open var fetchShareMetadataResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// The older closure for each share.
  @preconcurrency open var perShareMetadataBlock: (@Sendable (URL, CKShare.Metadata?, (any Error)?) -> Void)?
  /// The older closure for the end.
  @preconcurrency open var fetchShareMetadataCompletionBlock: (@Sendable ((any Error)?) -> Void)?

  /// Creates an operation without links.
  public override init() { super.init() }
  /// Creates an operation for links.
  public convenience init(shareURLs: [URL]) {
    self.init()
    self.shareURLs = shareURLs
  }

  override func perform() {
    let container = home ?? .default()
    do { try container.check() } catch { return finish(error) }
    var failed: [AnyHashable: any Error] = [:]
    for url in shareURLs ?? [] {
      let result = Result {
        try CloudServer.current.metadata(
          url, container.identifier, withRoot: shouldFetchRootRecord, keys: rootRecordDesiredKeys)
      }
      failed[url] = result.failure
      perShareMetadataResultBlock?(url, result)
      perShareMetadataBlock?(url, try? result.get(), result.failure)
    }
    finish(failed.isEmpty ? nil : CKError.partial(failed))
  }

  private func finish(_ error: (any Error)?) {
    fetchShareMetadataResultBlock?(error.map { .failure($0) } ?? .success(()))
    fetchShareMetadataCompletionBlock?(error)
  }

  override func fail(_ error: any Error) { finish(error) }
}

/// Takes part in shares.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  /// The shares.
  open var shareMetadatas: [CKShare.Metadata]?
  /// Is called with each share.
  @preconcurrency open var perShareResultBlock: (@Sendable (CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  /// Is called at the end.
  @preconcurrency open var acceptSharesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// The older closure for each share.
  @preconcurrency open var perShareCompletionBlock: (@Sendable (CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
  /// The older closure for the end.
  @preconcurrency open var acceptSharesCompletionBlock: (@Sendable ((any Error)?) -> Void)?

  /// Creates an operation without shares.
  public override init() { super.init() }
  /// Creates an operation for shares.
  public convenience init(shareMetadatas: [CKShare.Metadata]) {
    self.init()
    self.shareMetadatas = shareMetadatas
  }

  override func perform() {
    do { try (home ?? .default()).check() } catch { return finish(error) }
    var failed: [AnyHashable: any Error] = [:]
    for metadata in shareMetadatas ?? [] {
      let result = Result { try CloudServer.current.accept(metadata) }
      if let error = result.failure { failed[metadata.share.url ?? URL(fileURLWithPath: "/")] = error }
      perShareResultBlock?(metadata, result)
      perShareCompletionBlock?(metadata, try? result.get(), result.failure)
    }
    finish(failed.isEmpty ? nil : CKError.partial(failed))
  }

  private func finish(_ error: (any Error)?) {
    acceptSharesResultBlock?(error.map { .failure($0) } ?? .success(()))
    acceptSharesCompletionBlock?(error)
  }

  override func fail(_ error: any Error) { finish(error) }
}

/// Finds participants by their addresses, numbers or records.
open class CKFetchShareParticipantsOperation: CKOperation, @unchecked Sendable {
  /// By what they are found.
  open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?
  /// Is called with each participant.
  @preconcurrency open var perShareParticipantResultBlock:
    (@Sendable (CKUserIdentity.LookupInfo, Result<CKShare.Participant, any Error>) -> Void)?
  /// Is called at the end.
  @preconcurrency open var fetchShareParticipantsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// The older closure for each participant.
  @preconcurrency open var shareParticipantFetchedBlock: (@Sendable (CKShare.Participant) -> Void)?
  /// The older closure for the end.
  @preconcurrency open var fetchShareParticipantsCompletionBlock: (@Sendable ((any Error)?) -> Void)?

  /// Creates an operation for nobody.
  public override init() { super.init() }
  /// Creates an operation that finds participants.
  public convenience init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
    self.init()
    self.userIdentityLookupInfos = userIdentityLookupInfos
  }

  override func perform() {
    do { try (home ?? .default()).check() } catch { return finish(error) }
    for info in userIdentityLookupInfos ?? [] {
      let participant = CloudServer.current.participant(info)
      perShareParticipantResultBlock?(info, .success(participant))
      shareParticipantFetchedBlock?(participant)
    }
    finish(nil)
  }

  private func finish(_ error: (any Error)?) {
    fetchShareParticipantsResultBlock?(error.map { .failure($0) } ?? .success(()))
    fetchShareParticipantsCompletionBlock?(error)
  }

  override func fail(_ error: any Error) { finish(error) }
}
