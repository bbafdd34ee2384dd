import Parcels

/// A service that answers after two seconds, fails a given number of times, and records its requests.
actor FakeService: ParcelService {
  struct Offline: Error {}

  private(set) var log: [String] = []
  private var failures: Int
  private var stream: AsyncStream<Parcel>.Continuation?
  private let known = [Parcel(1, "Books", "Packed"), Parcel(2, "Boots", "On its way"), Parcel(3, "Lamp", "Ordered")]

  init(failures: Int = 0) { self.failures = failures }

  func parcels(matching text: String) async throws -> [Parcel] {
    log.append("asked for '\(text)'")
    do {
      try await Task.sleep(for: .seconds(2))
    } catch {
      log.append("cancelled '\(text)'")
      throw error
    }
    if failures > 0 {
      failures -= 1
      throw Offline()
    }
    return text.isEmpty ? known : known.filter { $0.title.contains(text) }
  }

  func updates() -> AsyncStream<Parcel> {
    let (stream, continuation) = AsyncStream.makeStream(of: Parcel.self)
    self.stream = continuation
    return stream
  }

  func send(_ parcel: Parcel) { stream?.yield(parcel) }
}
