public import Foundation

// Addresses have their length on Apple's systems, and code says it there.

extension sockaddr {
  /// The size of the address in bytes; always that of the structure, a new value has no effect.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The size of the address in bytes; always that of the structure, a new value has no effect.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The size of the address in bytes; always that of the structure, a new value has no effect.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}
