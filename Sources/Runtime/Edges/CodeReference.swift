/// Something that a function's instructions name by a distance: enough to follow the few that forward a call.
package enum CodeReference: Equatable {
  /// A call of the code at an address.
  case call(UInt)
  /// A jump to the code at an address, also one inside the function.
  case jump(UInt)
  /// The address of code or data, put into a register.
  case address(UInt)
  /// A read of the word at an address, as of a slot of the global offset table.
  case slot(UInt)

  /// Whether the instructions of the processor that the program is built for are known: those of x86-64 and arm64 are.
  static var areKnown: Bool {
    #if arch(x86_64) || arch(arm64)
    true
    #else
    false
    #endif
  }

  /// Those of the processor that the program is built for, in the order of the instructions.
  ///
  static func all(in code: UnsafeRawBufferPointer, at address: UInt) -> [CodeReference] {
    #if arch(x86_64)
    x86(in: code, at: address)
    #elseif arch(arm64)
    arm(in: code, at: address)
    #else
    []
    #endif
  }

  // MARK: x86-64

  /// Checks every offset at which four bytes of a distance could be, by the opcode and operands before them; and whether
  /// the code ends with the short jump, of one byte, that leads to a function close by.
  ///
  /// This needs no table of instructions' lengths. Bytes that match by chance lead to no function's start.
  package static func x86(in code: UnsafeRawBufferPointer, at address: UInt) -> [CodeReference] {
    guard code.count > 4 else { return [] }
    var references = (1...code.count - 4).compactMap { index -> CodeReference? in
      let distance = Int(code.loadUnaligned(fromByteOffset: index, as: Int32.self))
      let target = address &+ UInt(index) &+ 4 &+ UInt(bitPattern: distance)
      let operands = code[index - 1]
      let opcode = index >= 2 ? code[index - 2] : 0
      // Of 0xFF there are a call (2) and a jump (4) to what is read.
      let isRead = opcode == 0x8B || opcode == 0xFF && [2, 4].contains(operands >> 3 & 7)
      if operands & 0xC7 == 0x05, opcode == 0x8D { return .address(target) }
      if operands & 0xC7 == 0x05, isRead { return .slot(target) }
      if operands == 0xE8 { return .call(target) }
      if operands == 0xE9 { return .jump(target) }
      return nil
    }
    if code[code.count - 2] == 0xEB {
      let distance = Int(Int8(bitPattern: code[code.count - 1]))
      references.append(.jump(address &+ UInt(code.count) &+ UInt(bitPattern: distance)))
    }
    return references
  }

  // MARK: arm64

  /// Reads the instructions B, BL, ADR, ADRP, and ADD and LDR with an immediate (Arm Architecture Reference Manual,
  /// C6.2).
  ///
  /// Tested with words assembled by hand, never on such a processor.
  package static func arm(in code: UnsafeRawBufferPointer, at address: UInt) -> [CodeReference] {
    var references: [CodeReference] = []
    /// What ADRP put into the registers.
    var pages = [UInt?](repeating: nil, count: 32)
    for offset in stride(from: 0, to: code.count - 3, by: 4) {
      let word = code.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      let instruction = address &+ UInt(offset)
      let (written, base) = (Int(word & 31), Int(word >> 5 & 31))
      let immediate = UInt(word >> 10 & 0xFFF)
      if word & 0x7C00_0000 == 0x1400_0000 {
        let target = instruction &+ UInt(bitPattern: signed(word, bits: 26) << 2)
        references.append(word >> 31 == 1 ? .call(target) : .jump(target))
      } else if word & 0x1F00_0000 == 0x1000_0000 {
        let distance = signed(word >> 5, bits: 19) << 2 | Int(word >> 29 & 3)
        if word >> 31 == 1 {
          pages[written] = instruction & ~0xFFF &+ UInt(bitPattern: distance << 12)
        } else {
          references.append(.address(instruction &+ UInt(bitPattern: distance)))
        }
      } else if word & 0xFF80_0000 == 0x9100_0000, let page = pages[base] {
        let address = page &+ (immediate << (word >> 22 & 1 == 1 ? 12 : 0))
        references.append(.address(address))
        pages[written] = nil
      } else if word & 0xFFC0_0000 == 0xF940_0000 {
        if let page = pages[base] { references.append(.slot(page &+ immediate << 3)) }
        pages[written] = nil
      }
    }
    return references
  }

  /// The lowest bits of a word as a number with a sign.
  private static func signed(_ word: UInt32, bits: UInt32) -> Int {
    Int(Int32(bitPattern: word << (32 - bits)) >> Int32(32 - bits))
  }
}
