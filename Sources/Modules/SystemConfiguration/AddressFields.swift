public import Foundation

// Addresses are made of all their fields on Apple's systems, the length among them.

/// The network of the wireless connection itself: `169.254.0.0`.
public let IN_LINKLOCALNETNUM: UInt32 = 0xA9FE_0000

extension sockaddr_in {
  /// Creates an address of its fields; the length and the unused bytes have no effect.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) {
    self.init()
    self.sin_family = sin_family
    self.sin_port = sin_port
    self.sin_addr = sin_addr
  }
}

extension sockaddr_in6 {
  /// Creates an address of its fields; the length has no effect.
  public init(
    sin6_len: UInt8, sin6_family: sa_family_t, sin6_port: in_port_t, sin6_flowinfo: UInt32, sin6_addr: in6_addr,
    sin6_scope_id: UInt32
  ) {
    self.init()
    self.sin6_family = sin6_family
    self.sin6_port = sin6_port
    self.sin6_flowinfo = sin6_flowinfo
    self.sin6_addr = sin6_addr
    self.sin6_scope_id = sin6_scope_id
  }
}

extension sockaddr {
  /// Creates an address of its fields; the length has no effect.
  public init(
    sa_len: UInt8, sa_family: sa_family_t,
    sa_data: (
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar
    )
  ) {
    self.init()
    self.sa_family = sa_family
    self.sa_data = sa_data
  }
}
