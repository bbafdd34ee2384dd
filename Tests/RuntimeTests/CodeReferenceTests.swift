import PlainviewRuntime
import Testing

/// Addresses in machine code, from instructions that were assembled by hand after the processors' manuals.
@Suite struct CodeReferenceTests {
  private func arm(_ instructions: [UInt32], at address: UInt = 0x10000) -> [CodeReference] {
    instructions.withUnsafeBytes { CodeReference.arm(in: $0, at: address) }
  }

  private func x86(_ bytes: [UInt8], at address: UInt = 0x10000) -> [CodeReference] {
    bytes.withUnsafeBytes { CodeReference.x86(in: $0, at: address) }
  }

  @Test func `An arm64 instruction leads by its distance`() {
    let cases: [(UInt32, CodeReference)] = [
      (0x9400_0001, CodeReference.call(0x10004)),  // BL +4
      (0x97FF_FFFF, .call(0xFFFC)),  // BL -4
      (0x1400_0400, .jump(0x11000)),  // B +0x1000
      (0x17FF_FFC0, .jump(0xFF00)),  // B -0x100
      (0x1000_0080, .address(0x10010)),  // ADR X0, +16
      (0x70FF_FFE1, .address(0xFFFF)),  // ADR X1, -1
    ]
    for (code, reference) in cases { #expect(arm([code]) == [reference]) }
    #expect(arm([0xF940_1E08]) == [])  // LDR X8, [X16, #0x38]
  }

  @Test func `An arm64 page and an offset in it make an address or a slot`() {
    // ADRP X16, +1 page; LDR X17, [X16, #8]; ADD X16, X16, #8; BR X17: a stub of the linker.
    #expect(arm([0xB000_0010, 0xF940_0611, 0x9100_2210, 0xD61F_0220]) == [.slot(0x11008), .address(0x11008)])
    // ADRP X1, -1 page; ADD X1, X1, #0x123.
    #expect(arm([0xF0FF_FFE1, 0x9104_8C21], at: 0x10678) == [.address(0xF123)])
    // STP X29, X30, [SP, #-16]!; MOV X29, SP; LDP X29, X30, [SP], #16; RET.
    #expect(arm([0xA9BF_7BFD, 0x9100_03FD, 0xA8C1_7BFD, 0xD65F_03C0]) == [])
  }

  @Test func `An x86-64 instruction leads by its distance`() {
    let cases: [([UInt8], CodeReference)] = [
      ([0xE8, 0x10, 0, 0, 0], CodeReference.call(0x10015)),  // CALL +16
      ([0xE9, 0xFB, 0xFF, 0xFF, 0xFF], .jump(0x10000)),  // JMP to itself
      ([0x48, 0x8D, 0x05, 0x10, 0, 0, 0], .address(0x10017)),  // LEA RAX, [RIP + 16]
      ([0x48, 0x8B, 0x0D, 0x10, 0, 0, 0], .slot(0x10017)),  // MOV RCX, [RIP + 16]
      ([0xFF, 0x25, 0x10, 0, 0, 0], .slot(0x10016)),  // JMP [RIP + 16]
      ([0xFF, 0x15, 0x10, 0, 0, 0], .slot(0x10016)),  // CALL [RIP + 16]
    ]
    for (code, reference) in cases { #expect(x86(code) == [reference]) }
    #expect(x86([0x48, 0x8B, 0x80, 0x58, 0, 0, 0]) == [])  // MOV RAX, [RAX + 0x58]
    #expect(x86([0xFF, 0xA0, 0x58, 0x01, 0, 0]) == [])  // JMP [RAX + 0x158]
  }

  @Test func `A short jump at the end of x86-64 code leads by its distance`() {
    // PUSH RBP; MOV RBP, RSP; POP RBP; JMP to a function before or behind this one.
    let code: [UInt8] = [0x55, 0x48, 0x89, 0xE5, 0x5D, 0xEB]
    #expect(x86(code + [0x89]) == [.jump(0xFF90)])
    #expect(x86(code + [0x09]) == [.jump(0x10010)])
    // In the middle the byte may be a part of another instruction.
    #expect(x86(code + [0x09, 0x5D, 0xC3]) == [])
  }

  @Test func `Code of fewer bytes than a distance leads nowhere`() {
    for count in 0...4 { #expect(x86(Array(repeating: 0xE8, count: count)) == []) }
    #expect(arm([]) == [])
  }
}
