import Foundation
import PlainviewTargetAction
import Testing

/// Casts between blocks and pointers in sources for devices, where a block is an object.
@Suite struct BlockCastTests {
  typealias Body = (Int) -> String

  @Test("A function is the same again after it was a pointer")
  func pointer() {
    var calls: [Int] = []
    let body: Body = { number in
      calls.append(number)
      return "\(number)"
    }
    let pointer = __bitCast(body, to: UnsafeMutableRawPointer.self)
    let again = __bitCast(pointer, to: Body.self)
    #expect(again(3) == "3")
    #expect(__bitCast(pointer, to: Body.self)(4) == "4")
    #expect(calls == [3, 4])
  }

  @Test("A function is the same again after it was an object, which keeps it alive")
  func object() {
    final class Witness {}
    weak var held: Witness?
    var objects: [AnyObject] = []
    do {
      let witness = Witness()
      held = witness
      let body: () -> Bool = { withExtendedLifetime(witness) { true } }
      objects.append(__bitCast(body, to: AnyObject.self))
    }
    let pointer = Unmanaged.passUnretained(objects[0]).toOpaque()
    #expect(__bitCast(pointer, to: (() -> Bool).self)())
    #expect(held != nil)
    FunctionPointers.forget(pointer)
    objects = []
    #expect(held == nil)
  }

  @Test("Values of one size are cast as Swift does, functions with other names for their pointers too")
  func sameSize() {
    #expect(__bitCast(1.0, to: UInt64.self) == 1.0.bitPattern)
    let function: (UnsafeMutableRawPointer, Int) -> Int = { pointer, number in Int(bitPattern: pointer) + number }
    let other = __bitCast(function, to: ((UnsafeMutableRawPointer?, Int) -> Int).self)
    #expect(other(UnsafeMutableRawPointer(bitPattern: 64), 3) == 67)
  }

  @Test("Only the last functions are kept")
  func last() {
    final class Witness {}
    weak var held: Witness?
    do {
      let witness = Witness()
      held = witness
      let body: () -> Void = { withExtendedLifetime(witness) {} }
      _ = __bitCast(body, to: UnsafeRawPointer.self)
    }
    for number in 0..<16 {
      let body: () -> Int = { number }
      #expect(__bitCast(__bitCast(body, to: UnsafeRawPointer.self), to: (() -> Int).self)() == number)
    }
    #expect(held == nil)
  }
}
