import PlainviewRuntime
import Testing

/// What a higher layer installs in a lower one.
@Suite struct InstalledTests {
  /// The address of the stack at a call.
  @inline(never) private static func stackAddress() -> UInt {
    var local = 0
    return withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
  }

  @Test func `H2: A closure is called at the same depth of the stack after 20,000 reads`() throws {
    let installed = Installed<@Sendable (Int) -> UInt>()
    #expect(installed.value == nil)
    installed.install { _ in Self.stackAddress() }
    var addresses: Set<UInt> = []
    for number in 0..<20_000 { if let address = installed.value?(number) { addresses.insert(address) } }
    #expect(addresses.count == 1)
  }

  @Test func `What was installed last is what is there`() {
    let installed = Installed<@Sendable () -> Int>()
    installed.install { 1 }
    installed.install { 2 }
    #expect(installed.value?() == 2)
  }
}
