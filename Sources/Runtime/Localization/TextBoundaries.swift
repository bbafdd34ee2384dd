import Foundation

/// Where words and sentences of a text end, by the rules of Unicode (UAX #29) as Foundation's ICU has them.
enum TextBoundaries {
  /// What a text is divided into; raw values are ICU's.
  enum Unit: Int32 { case words = 1, sentences = 3 }

  private struct Functions {
    typealias Open =
      @convention(c) (
        Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
      ) -> OpaquePointer?
    typealias Ask = @convention(c) (OpaquePointer) -> Int32
    typealias Close = @convention(c) (OpaquePointer) -> Void
    let open: Open
    let next: Ask
    let status: Ask
    let close: Close
  }

  private static let functions: Functions? = {
    guard let open = nativeSymbol("swift_ubrk_open"), let next = nativeSymbol("swift_ubrk_next"),
      let status = nativeSymbol("swift_ubrk_getRuleStatus"), let close = nativeSymbol("swift_ubrk_close")
    else { return nil }
    return Functions(
      open: unsafeBitCast(open, to: Functions.Open.self), next: unsafeBitCast(next, to: Functions.Ask.self),
      status: unsafeBitCast(status, to: Functions.Ask.self), close: unsafeBitCast(close, to: Functions.Close.self))
  }()

  /// Words have letters or numbers; what lies between words has a lower status.
  private static let statusOfWords: Int32 = 100

  /// The ranges of words or sentences, in UTF-16 units; none in a program without ICU.
  static func ranges(of unit: Unit, in text: [UInt16]) -> [Range<Int>] {
    guard let functions, text.count <= Int32.max else { return [] }
    return text.withUnsafeBufferPointer { units in
      var status: Int32 = 0
      guard let pointer = functions.open(unit.rawValue, "en", units.baseAddress, Int32(units.count), &status),
        status <= 0
      else { return [] }
      defer { functions.close(pointer) }
      var (ranges, start): ([Range<Int>], Int) = ([], 0)
      while true {
        let end = Int(functions.next(pointer))
        guard end > start else { return ranges }
        if unit == .sentences || functions.status(pointer) >= statusOfWords { ranges.append(start..<end) }
        start = end
      }
    }
  }
}
