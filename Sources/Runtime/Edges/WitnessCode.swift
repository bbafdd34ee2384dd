/// Where the code behind an entry of a witness table leads, read without running it.
///
/// For a method that the app left out, the compiler writes a few instructions that pass the call on to the protocol's
/// default. Optimized, they may first jump to the same instructions of another class; from another library they go
/// through a stub of the linker. Nothing is read but these.
struct WitnessCode {
  /// The functions that are called or jumped to, or whose address is taken.
  private(set) var functions: Set<UInt> = []
  /// Whether the code names another class's conformance to the protocol, which it needs to ask another object.
  private(set) var asksOther = false

  private let table: WitnessTable
  /// Functions whose own code is not read.
  private let isEnd: (UInt) -> Bool

  /// Code that forwards has a few instructions; an app's method may have thousands.
  private static let longest: UInt = 512
  private static let mostJumps = 4

  init(of function: UInt, in table: WitnessTable, endingAt isEnd: @escaping (UInt) -> Bool) {
    self.table = table
    self.isEnd = isEnd
    guard let image = LoadedImage(holding: function) else { return }
    follow(function, in: image, jumps: 0)
  }

  private mutating func follow(_ function: UInt, in image: LoadedImage, jumps: Int) {
    guard let extent = FunctionExtent.holding(function), extent.lowerBound == function,
      extent.upperBound - function <= Self.longest, let code = image.code(extent)
    else { return }
    for reference in CodeReference.all(in: code, at: function) {
      switch reference {
      case .call(let target): if let callee = Self.function(at: target, in: image) { functions.insert(callee) }
      case .jump(let target):
        guard !extent.contains(target), let callee = Self.function(at: target, in: image) else { continue }
        let isNew = functions.insert(callee).inserted
        // What a stub leads to is in another image, and is not followed.
        if isNew, callee == target, !isEnd(callee), jumps < Self.mostJumps {
          follow(callee, in: image, jumps: jumps + 1)
        }
      case .address(let target):
        if let callee = Self.function(at: target, in: image) { functions.insert(callee) }
        if table.isOther(target, in: image) { asksOther = true }
      case .slot(let slot):
        guard let target = image.target(ofSlot: slot) else { continue }
        functions.insert(target)
        if let home = LoadedImage(holding: target), table.isOther(target, in: home) { asksOther = true }
      }
    }
  }

  /// Whether a function is `dynamic`, as the defaults are: it passes its own address to the runtime, which may know a
  /// replacement.
  static func isDynamic(_ function: UInt) -> Bool {
    guard let image = LoadedImage(holding: function), let extent = FunctionExtent.holding(function),
      extent.lowerBound == function, let code = image.code(extent)
    else { return false }
    return CodeReference.all(in: code, at: function).contains {
      switch $0 {
      case .address(function): true
      case .slot(let slot): image.target(ofSlot: slot) == function
      default: false
      }
    }
  }

  /// The function that begins at an address, or that a linker's stub there leads to.
  private static func function(at address: UInt, in image: LoadedImage) -> UInt? {
    guard image.isCode(address) else { return nil }
    if let slot = slot(ofStubAt: address, in: image) { return image.target(ofSlot: slot) }
    return FunctionExtent.holding(address)?.lowerBound == address ? address : nil
  }

  /// The slot of a stub: code that does nothing but jump to where a slot leads.
  private static func slot(ofStubAt address: UInt, in image: LoadedImage) -> UInt? {
    #if arch(x86_64)
    guard let code = image.code(address..<address + 16), code.count >= 12 else { return nil }
    // ENDBR64, the BND prefix, JMP to what is read.
    var start = code.prefix(4).elementsEqual([0xF3, 0x0F, 0x1E, 0xFA]) ? 4 : 0
    if code[start] == 0xF2 { start += 1 }
    guard code[start] == 0xFF, code[start + 1] == 0x25 else { return nil }
    #else
    guard let code = image.code(address..<address + 24), code.count >= 16 else { return nil }
    // BTI C, ADRP of register 16.
    let start = code.loadUnaligned(as: UInt32.self) == 0xD503_245F ? 4 : 0
    guard code.loadUnaligned(fromByteOffset: start, as: UInt32.self) & 0x9F00_001F == 0x9000_0010 else { return nil }
    #endif
    return CodeReference.all(in: code, at: address).lazy.compactMap {
      if case .slot(let slot) = $0 { slot } else { nil }
    }
    .first
  }
}
