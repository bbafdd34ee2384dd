/// The service that knows the parcels.
public protocol ParcelService: Sendable {
  /// The parcels whose title contains a text; all for an empty one.
  func parcels(matching text: String) async throws -> [Parcel]
  /// Parcels whose state changes.
  func updates() async -> AsyncStream<Parcel>
}
