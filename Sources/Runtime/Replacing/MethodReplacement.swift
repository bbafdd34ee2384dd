import Foundation

/// Replaces the methods of a class of Foundation when the program is loaded, as one would exchange the implementations of
/// an Objective-C class.
///
/// Code under test is unchanged: it names Foundation's class. Swift calls the methods of an open class of another module
/// through the table behind its metadata; the entries of a subclass that overrides them have the same offsets. If the two
/// classes are not laid out as expected, the table is left alone, and the program says so on standard error when it starts.
package enum MethodReplacement {
  struct Table {
    let start: UnsafeMutableRawPointer
    /// Where the members of a class end, from the class on, in bytes.
    let end: Int

    /// The fields of a Swift class's metadata: two pointers, flags and the sizes of instances, then those of itself.
    private static let classSizeOffset = 32
    private static let addressPointOffset = 36

    init(of type: AnyClass) {
      start = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
      let size = start.load(fromByteOffset: Self.classSizeOffset, as: UInt32.self)
      let addressPoint = start.load(fromByteOffset: Self.addressPointOffset, as: UInt32.self)
      end = Int(size) - Int(addressPoint)
    }

    func entry(at offset: Int) -> UInt { start.load(fromByteOffset: offset, as: UInt.self) }

    /// Replaces a function by other code; false where the table does not have that function.
    func replace(_ original: Address?, with code: Address) -> Bool {
      guard let original else { return false }
      for offset in stride(from: 0, to: end, by: MemoryLayout<UInt>.size)
      where entry(at: offset) == UInt(bitPattern: original) {
        start.storeBytes(of: code, toByteOffset: offset, as: Address.self)
        return true
      }
      return false
    }
  }

  /// Why the methods could not be replaced.
  package enum Problem: Error, Equatable {
    /// Sizes of the classes' tables in bytes: of the base class, of the class and of the one that stands in for it.
    case unexpectedLayout(base: Int, original: Int, replacement: Int)
    /// The number of methods that are still Foundation's after the replacement.
    case unchanged(Int)

    package var reason: String {
      switch self {
      case .unexpectedLayout(let base, let original, let replacement):
        "the class tables have unexpected sizes: \(base), \(original), \(replacement)"
      case .unchanged(let count): "\(count) methods are still Foundation's"
      }
    }
  }

  /// Replaces the methods that a class adds to those of its base class.
  package static func replace(
    _ original: AnyClass, with replacement: AnyClass, above base: AnyClass
  ) throws(Problem) {
    let (base, original, replacement) = (Table(of: base), Table(of: original), Table(of: replacement))
    let word = MemoryLayout<UInt>.size
    guard base.end % word == 0, base.end < original.end, original.end <= replacement.end, replacement.end < 1 << 16
    else {
      throw .unexpectedLayout(base: base.end, original: original.end, replacement: replacement.end)
    }
    let offsets = stride(from: base.end, to: original.end, by: word)
    for offset in offsets {
      let new = replacement.entry(at: offset)
      if original.entry(at: offset) != new { original.start.storeBytes(of: new, toByteOffset: offset, as: UInt.self) }
    }
    let unchanged = offsets.count { original.entry(at: $0) != replacement.entry(at: $0) }
    if unchanged > 0 { throw .unchanged(unchanged) }
  }

  /// Replaces the methods of a class above NSObject; a failure is said on standard error, with what follows from it.
  static func replace(_ original: AnyClass, with replacement: AnyClass, orElse consequence: String) {
    do throws(Problem) {
      try replace(original, with: replacement, above: NSObject.self)
    } catch {
      FileHandle.standardError.write(Data((text(of: error, in: original, consequence) + "\n").utf8))
    }
  }

  /// What is wrong, what follows from it, and what to do.
  package static func text(of problem: Problem, in original: AnyClass, _ consequence: String) -> String {
    "plainview: the methods of Foundation's \(original) could not be replaced (\(problem.reason)): \(consequence). Build "
      + "with the Swift release that the README names, or report the release that you use."
  }
}
