import Foundation

/// Replaces the methods of Foundation's `UserDefaults` when the program is loaded, as one would exchange the
/// implementations of an Objective-C class.
///
/// Code under test is unchanged: it says `UserDefaults.standard` and `UserDefaults(suiteName:)`. Swift calls the methods
/// of an open class of another module through the table behind its metadata; the entries of a subclass that overrides
/// them are in the same places. The table is left alone if the two classes are not laid out as expected.
enum UserDefaultsReplacement {
  private struct Table {
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
  }

  static func install() {
    let inherited = Table(of: NSObject.self)
    let original = Table(of: UserDefaults.self)
    let replacement = Table(of: IsolatedUserDefaults.self)
    let word = MemoryLayout<UInt>.size
    guard inherited.end % word == 0, inherited.end < original.end, original.end <= replacement.end,
      replacement.end < 1 << 16
    else { return }
    for offset in stride(from: inherited.end, to: original.end, by: word) {
      let new = replacement.entry(at: offset)
      if original.entry(at: offset) != new { original.start.storeBytes(of: new, toByteOffset: offset, as: UInt.self) }
    }
  }
}

@section(".init_array") @used
private let installReplacement: @convention(c) @Sendable () -> Void = { UserDefaultsReplacement.install() }
