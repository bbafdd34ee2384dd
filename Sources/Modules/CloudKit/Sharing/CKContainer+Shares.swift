public import Foundation
public import PlainviewUIKitCore

extension CKContainer {
  // MARK: Metadata

  /// Fetches what is known of a share by its link; `unknownItem` where there is none.
  @preconcurrency
  public func fetchShareMetadata(
    with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
  ) { answer("a share", completionHandler) { try self.metadata(url) } }
  /// Returns what is known of a share by its link; throws `unknownItem` where there is none.
  public func shareMetadata(for url: URL) async throws -> CKShare.Metadata {
    try await turned("a share") { try self.metadata(url) }
  }
  /// Fetches what is known of shares by their links, each with its result.
  @preconcurrency
  public func fetchShareMetadatas(
    for urls: [URL],
    completionHandler: @escaping @Sendable (Result<[URL: Result<CKShare.Metadata, any Error>], any Error>) -> Void
  ) { answer("shares", completionHandler) { self.metadatas(urls) } }
  /// Returns what is known of shares by their links, each with its result.
  public func shareMetadatas(for urls: [URL]) async throws -> [URL: Result<CKShare.Metadata, any Error>] {
    try await turned("shares") { self.metadatas(urls) }
  }

  // MARK: Accepting

  /// Takes part in a share: its records come to the shared database.
  @preconcurrency
  public func accept(
    _ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
  ) { answer("an accepted share", completionHandler) { try CloudServer.current.accept(metadata) } }
  /// Takes part in a share: its records come to the shared database.
  @discardableResult
  public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    try await turned("an accepted share") { try CloudServer.current.accept(metadata) }
  }
  /// Takes part in shares, each with its result.
  @preconcurrency
  public func accept(
    _ metadatas: [CKShare.Metadata],
    completionHandler:
      @escaping @Sendable (Result<[CKShare.Metadata: Result<CKShare, any Error>], any Error>) -> Void
  ) { answer("accepted shares", completionHandler) { Self.accepted(metadatas) } }
  /// Takes part in shares, each with its result.
  @discardableResult
  public func accept(
    _ metadatas: [CKShare.Metadata]
  ) async throws -> [CKShare.Metadata: Result<CKShare, any Error>] {
    try await turned("accepted shares") { Self.accepted(metadatas) }
  }

  private func metadata(_ url: URL) throws -> CKShare.Metadata {
    try CloudServer.current.metadata(url, identifier, withRoot: false, keys: nil)
  }
  private func metadatas(_ urls: [URL]) -> [URL: Result<CKShare.Metadata, any Error>] {
    urls.reduce(into: [:]) { results, url in results[url] = Result { try metadata(url) } }
  }
  private static func accepted(_ metadatas: [CKShare.Metadata]) -> [CKShare.Metadata: Result<CKShare, any Error>] {
    metadatas.reduce(into: [:]) { results, one in results[one] = Result { try CloudServer.current.accept(one) } }
  }

  // MARK: Participants

  /// Finds the participant of an address; everybody is found.
  @preconcurrency
  public func fetchShareParticipant(
    withEmailAddress emailAddress: String,
    completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { find(.init(emailAddress: emailAddress), completionHandler) }
  /// Returns the participant of an address; everybody is found.
  public func shareParticipant(forEmailAddress emailAddress: String) async throws -> CKShare.Participant {
    try await found(.init(emailAddress: emailAddress))
  }
  /// Finds the participant of a number; everybody is found.
  @preconcurrency
  public func fetchShareParticipant(
    withPhoneNumber phoneNumber: String,
    completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { find(.init(phoneNumber: phoneNumber), completionHandler) }
  /// Returns the participant of a number; everybody is found.
  public func shareParticipant(forPhoneNumber phoneNumber: String) async throws -> CKShare.Participant {
    try await found(.init(phoneNumber: phoneNumber))
  }
  /// Finds the participant of a user's record; everybody is found.
  @preconcurrency
  public func fetchShareParticipant(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { find(.init(userRecordID: userRecordID), completionHandler) }
  /// Returns the participant of a user's record; everybody is found.
  public func shareParticipant(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKShare.Participant {
    try await found(.init(userRecordID: userRecordID))
  }
  /// Finds participants, each with its result; everybody is found.
  @preconcurrency
  public func fetchShareParticipants(
    for lookupInfos: [CKUserIdentity.LookupInfo],
    completionHandler:
      @escaping @Sendable (
        Result<[CKUserIdentity.LookupInfo: Result<CKShare.Participant, any Error>], any Error>
      ) -> Void
  ) { answer("participants", completionHandler) { try self.participants(lookupInfos) } }
  /// Returns participants, each with its result; everybody is found.
  public func shareParticipants(
    for lookupInfos: [CKUserIdentity.LookupInfo]
  ) async throws -> [CKUserIdentity.LookupInfo: Result<CKShare.Participant, any Error>] {
    try await turned("participants") { try self.participants(lookupInfos) }
  }

  private func find(
    _ info: CKUserIdentity.LookupInfo,
    _ completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) {
    answer("a participant", completionHandler) {
      try self.check()
      return CloudServer.current.participant(info)
    }
  }
  private func found(_ info: CKUserIdentity.LookupInfo) async throws -> CKShare.Participant {
    try await turned("a participant") {
      try self.check()
      return CloudServer.current.participant(info)
    }
  }
  private func participants(
    _ infos: [CKUserIdentity.LookupInfo]
  ) throws -> [CKUserIdentity.LookupInfo: Result<CKShare.Participant, any Error>] {
    try check()
    return infos.reduce(into: [:]) { $0[$1] = .success(CloudServer.current.participant($1)) }
  }
}
