public import Foundation

/// A range of a list or a text, under CoreFoundation's name.
public struct CFRange: Sendable {
  /// Where the range begins.
  public var location: CFIndex
  /// How long the range is.
  public var length: CFIndex
  /// Creates an empty range at zero.
  public init() { self.init(location: 0, length: 0) }
  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// How many UTF-16 units a text has.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }

/// Changes the letters of a text to those of another script, or takes their marks away; false for an unknown transform.
///
/// A nil range stands for all of the text; one that is given becomes that of the changed text.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
  let whole = part ?? NSRange(location: 0, length: string.length)
  var changed = NSRange()
  let isDone: Bool
  if !reverse, [StringTransform.stripCombiningMarks, .stripDiacritics].contains(StringTransform(transform as String)) {
    // Foundation on Linux takes the letters away with their marks.
    let letters = string.substring(with: whole).decomposedStringWithCanonicalMapping.unicodeScalars
      .filter { $0.properties.generalCategory != .nonspacingMark }
    let text = String(String.UnicodeScalarView(letters)) as NSString
    string.replaceCharacters(in: whole, with: text as String)
    (changed, isDone) = (NSRange(location: whole.location, length: text.length), true)
  } else {
    isDone = string.applyTransform(transform as String, reverse: reverse, range: whole, updatedRange: &changed)
  }
  if isDone { range?.pointee = CFRange(location: changed.location, length: changed.length) }
  return isDone
}

/// The transform that takes accents from letters.
nonisolated(unsafe) public let kCFStringTransformStripCombiningMarks: CFString! =
  StringTransform.stripCombiningMarks.rawValue as NSString
/// The transform that takes all diacritical marks from letters.
nonisolated(unsafe) public let kCFStringTransformStripDiacritics: CFString! =
  StringTransform.stripDiacritics.rawValue as NSString
/// The transform of any script to Latin letters.
nonisolated(unsafe) public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue as NSString
/// The transform of Chinese characters to Latin letters.
nonisolated(unsafe) public let kCFStringTransformMandarinLatin: CFString! =
  StringTransform.mandarinToLatin.rawValue as NSString

/// An encoding of texts by CoreFoundation's number.
public typealias CFStringEncoding = UInt32

/// Foundation's number of an encoding.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  TextEncodings.numbers.first { $0.coreFoundation == encoding }?.foundation ?? kCFStringEncodingInvalidId
}
/// CoreFoundation's number of an encoding.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  TextEncodings.numbers.first { $0.foundation == encoding }?.coreFoundation ?? CFStringEncoding.max
}

private let kCFStringEncodingInvalidId = UInt(CFStringEncoding.max)

private enum TextEncodings {
  /// The encodings that both know.
  static let numbers: [(coreFoundation: CFStringEncoding, foundation: UInt)] = [
    (0x0600, String.Encoding.ascii.rawValue), (0x0B01, String.Encoding.nextstep.rawValue),
    (0x0920, String.Encoding.japaneseEUC.rawValue), (0x0800_0100, String.Encoding.utf8.rawValue),
    (0x0201, String.Encoding.isoLatin1.rawValue), (0x0BFF, String.Encoding.nonLossyASCII.rawValue),
    (0x0420, String.Encoding.shiftJIS.rawValue), (0x0202, String.Encoding.isoLatin2.rawValue),
    (0x0100, String.Encoding.unicode.rawValue), (0x0502, String.Encoding.windowsCP1251.rawValue),
    (0x0500, String.Encoding.windowsCP1252.rawValue), (0x0503, String.Encoding.windowsCP1253.rawValue),
    (0x0504, String.Encoding.windowsCP1254.rawValue), (0x0501, String.Encoding.windowsCP1250.rawValue),
    (0x0820, String.Encoding.iso2022JP.rawValue), (0x0000, String.Encoding.macOSRoman.rawValue),
    (0x1000_0100, String.Encoding.utf16BigEndian.rawValue), (0x1400_0100, String.Encoding.utf16LittleEndian.rawValue),
    (0x0C00_0100, String.Encoding.utf32.rawValue), (0x1800_0100, String.Encoding.utf32BigEndian.rawValue),
    (0x1C00_0100, String.Encoding.utf32LittleEndian.rawValue),
  ]
}
