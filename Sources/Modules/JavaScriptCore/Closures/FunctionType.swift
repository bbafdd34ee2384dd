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
    isPlain = words[1] & Self.convention == 0 && words[1] & Self.otherKinds == 0
    result = Self.type(in: words, at: 2)
    parameters = Self.types(in: words, count: Int(words[1] & 0xFFFF))
  }

  private static func types(in words: UnsafePointer<UInt>, count: Int) -> [Any.Type] {
    var types: [Any.Type] = []
    for index in 0..<count { types.append(type(in: words, at: 3 + index)) }
    return types
  }

  private static func type(in words: UnsafePointer<UInt>, at index: Int) -> Any.Type {
    UnsafeRawPointer(words + index).load(as: Any.Type.self)
  }

  private static let convention: UInt = 0xFF0000
  /// Throwing, with `inout` and the like, differentiable, of a global actor, async.
  private static let otherKinds: UInt = 0x0100_0000 | 0x0200_0000 | 0x0800_0000 | 0x1000_0000 | 0x2000_0000
}
