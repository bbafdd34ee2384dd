import Glibc

/// The calls on the running stack.
enum CallStack {
  /// Whether the running code was called by code that a test cannot unwind: a dispatch queue, a run loop, a lazy initializer.
  static var isHeldByOthers: Bool { addresses.contains(where: isOthers) }

  private static var addresses: [UnsafeMutableRawPointer] {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: deepest) { calls in
      guard let start = calls.baseAddress else { return [] }
      return calls.prefix(Int(backtrace(start, Int32(deepest)))).compactMap(\.self)
    }
  }

  private static let deepest = 1024

  private static func isOthers(_ address: UnsafeMutableRawPointer) -> Bool {
    var information = Information()
    // The address behind a call may be in the next function already.
    guard withUnsafeMutablePointer(to: &information, { findSymbol(address - 1, $0) }) != 0 else { return false }
    let library = information.library.map { String(cString: $0) } ?? ""
    let symbol = information.symbol.map { String(cString: $0) } ?? ""
    let name = library.split(separator: "/").last ?? ""
    if name.hasPrefix("libdispatch.") || symbol == "swift_once" { return true }
    return name.hasPrefix("libFoundation.") && symbol.contains("RunLoop")
  }

  /// `Dl_info`.
  private struct Information {
    var library: UnsafePointer<CChar>?
    var base: UnsafeRawPointer?
    var symbol: UnsafePointer<CChar>?
    var address: UnsafeRawPointer?
  }

  @_silgen_name("backtrace")
  private static func backtrace(_ calls: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32) -> Int32
  @_silgen_name("dladdr")
  private static func findSymbol(_ address: UnsafeMutableRawPointer, _ information: UnsafeMutableRawPointer) -> Int32
}
