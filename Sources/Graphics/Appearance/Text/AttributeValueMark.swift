/// The first word of objects that are values of attributes.
///
/// CoreFoundation on Linux reads it when it compares the attributes of two runs: with a zero in the bits of its own kinds
/// of objects it takes a Swift object for one of these and stops the process. So it must not be zero there.
enum AttributeValueMark {
  static let word: UInt = 0x3FF00
}
