import Foundation

// Replacements of the functions of libcurl with which Foundation begins and ends requests, so that the running ones are
// known. Requests that a `URLProtocol` answers never get there.

private let requests = AddressTable<SimulatedProcess>()

func replacedAddRequest(_ multi: Address?, _ request: Address) -> Int32 {
  guard let network = NetworkFunctions.shared else { return 1 }
  if let owner = WorkOwner.ofNewWork {
    var text: UnsafePointer<CChar>?
    _ = network.information(request, NetworkFunctions.effectiveURL, &text)
    let name = text.map { String(cString: $0) } ?? "an unknown address"
    requests[request] = owner.process
    owner.process.work.noteRequest(UInt(bitPattern: request), "a network request to \(name)")
  }
  return network.add(multi, request)
}

func replacedRemoveRequest(_ multi: Address?, _ request: Address) -> Int32 {
  guard let network = NetworkFunctions.shared else { return 1 }
  if let process = requests.remove(request) { process.work.noteRequest(UInt(bitPattern: request), nil) }
  return network.remove(multi, request)
}

/// Forgets the requests of a process that has ended.
func forgetRequests(of process: SimulatedProcess) { _ = requests.removeAll { $0 === process } }

/// The functions of libcurl as Foundation calls them; nil in a program without Foundation's networking.
private struct NetworkFunctions: @unchecked Sendable {
  /// CURLINFO_EFFECTIVE_URL
  static let effectiveURL: Int32 = 0x10_0001

  let add: @convention(c) (Address?, Address) -> Int32
  let remove: @convention(c) (Address?, Address) -> Int32
  let information: @convention(c) (Address, Int32, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32

  static let shared: NetworkFunctions? = NetworkFunctions()

  private init?() {
    guard let add = dlsym(nil, "curl_multi_add_handle"), let remove = dlsym(nil, "curl_multi_remove_handle"),
      let information = dlsym(nil, "curl_easy_getinfo")
    else { return nil }
    self.add = unsafeBitCast(add, to: (@convention(c) (Address?, Address) -> Int32).self)
    self.remove = unsafeBitCast(remove, to: (@convention(c) (Address?, Address) -> Int32).self)
    self.information = unsafeBitCast(
      information, to: (@convention(c) (Address, Int32, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32).self)
  }
}
