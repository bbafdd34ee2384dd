import Foundation
import Synchronization

/// Where in the source work comes from; its name is looked up only when it is read.
package enum WorkOrigin: Sendable {
  /// The code of a closure.
  case closure(UInt)
  /// The call stack when it began.
  case calls(Calls)

  /// Calls, the innermost first; the same ones are one object.
  package final class Calls: Sendable {
    fileprivate let addresses: [UInt]
    private static let known = Mutex<[[UInt]: Calls]>([:])

    private init(_ addresses: [UInt]) { self.addresses = addresses }

    fileprivate static func at(_ addresses: [UInt]) -> Calls {
      known.withLock { known in
        if let calls = known[addresses] { return calls }
        let calls = Calls(addresses)
        known[addresses] = calls
        return calls
      }
    }
  }

  /// The current call stack.
  static var here: WorkOrigin { .calls(.at(callStack)) }

  /// The addresses of the current call stack, the innermost first.
  static var callStack: [UInt] {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: longest) { calls in
      guard let start = calls.baseAddress else { return [UInt]() }
      let count = Int(backtrace(start, Int32(longest)))
      // The address behind a call may be in the next function already.
      return calls.prefix(count).dropFirst().map { UInt(bitPattern: $0) &- 1 }
    }
  }

  private static let longest = 24

  /// The closure in a block, whose captured values begin behind its own fields.
  package static func block(_ block: @escaping @convention(block) () -> Void) -> WorkOrigin {
    let address = unsafeBitCast(block, to: Address.self)
    return withExtendedLifetime(block) {
      let size = address.load(fromByteOffset: 24, as: Address.self).load(fromByteOffset: 8, as: UInt.self)
      return .closure(size >= 40 ? address.load(fromByteOffset: 32, as: UInt.self) : 0)
    }
  }

  /// Functions of these modules only pass the work on.
  static let passing: Set = [
    "PlainviewRuntime", "Swift", "_Concurrency", "Dispatch", "Foundation", "FoundationEssentials", "__C",
  ]

  /// The function that the work was begun in; nil where that is not known, as in a stripped program.
  package var function: String? {
    switch self {
    case .closure(let address): Self.name(address)?.text
    case .calls(let calls): calls.addresses.lazy.compactMap { Self.name($0)?.text }.first
    }
  }

  private static func name(_ address: UInt) -> FunctionNames.Name? {
    guard let name = FunctionNames.name(at: address), !passing.contains(name.module) else { return nil }
    return name
  }

  /// A label with the function behind it, where it is known.
  package static func label(_ label: String, _ origin: WorkOrigin?) -> String {
    origin?.function.map { "\(label) in \($0)" } ?? label
  }
}

@_silgen_name("backtrace")
private func backtrace(_ calls: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32) -> Int32
