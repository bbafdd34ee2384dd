/// The type of a closure, read from its metadata: its parameters and its result.
struct FunctionType {
  let parameters: [Any.Type]
  let result: Any.Type
  /// Whether it can be called here: as Swift calls it, at once, without an error, its arguments by value.
  let isPlain: Bool

  /// Nil for types that are no functions.
  init?(_ type: Any.Type) {
    // The layout of Swift's ABI: the kind, flags, the result, the parameters.
    let words = Swift.unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard words[0] == 0x302 else { return nil }
    let flags = words[1]
    let count = Int(flags & 0xFFFF)
    isPlain = flags & Self.convention == 0 && flags & Self.otherKinds == 0
    func type(at index: Int) -> Any.Type {
      UnsafeRawPointer(words + index).load(as: Any.Type.self)
    }
    result = type(at: 2)
    parameters = (0..<count).map { type(at: 3 + $0) }
  }

  private static let convention: UInt = 0xFF0000
  /// Throwing, with `inout` and the like, differentiable, of a global actor, async.
  private static let otherKinds: UInt = 0x0100_0000 | 0x0200_0000 | 0x0800_0000 | 0x1000_0000 | 0x2000_0000
}
