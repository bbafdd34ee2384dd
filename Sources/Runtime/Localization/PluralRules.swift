import Foundation
import Synchronization

/// The plural category of a number in a language, by the rules of Unicode's CLDR as Foundation's ICU has them.
enum PluralRules {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Select =
    @convention(c) (
      OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32

  private struct Rules: @unchecked Sendable { let pointer: OpaquePointer }

  private static let known = Mutex<[String: Rules]>([:])

  private static let functions: (open: Open, select: Select)? = {
    guard let open = nativeSymbol("swift_uplrules_open"), let select = nativeSymbol("swift_uplrules_select") else {
      return nil
    }
    return (unsafeBitCast(open, to: Open.self), unsafeBitCast(select, to: Select.self))
  }()

  /// `one`, `few`, `other` and so on; English's rule in a program without ICU.
  static func category(of number: Double, language: String) -> String {
    guard let functions else { return number == 1 ? "one" : "other" }
    var status: Int32 = 0
    let rules = known.withLock { known -> Rules? in
      if let rules = known[language] { return rules }
      guard let pointer = functions.open(language.replacing("-", with: "_"), &status) else { return nil }
      known[language] = Rules(pointer: pointer)
      return known[language]
    }
    guard let rules else { return "other" }
    var name = [UInt16](repeating: 0, count: 16)
    status = 0
    let count = functions.select(rules.pointer, number, &name, Int32(name.count), &status)
    guard status <= 0, count > 0, Int(count) <= name.count else { return "other" }
    return String(decoding: name[..<Int(count)], as: UTF16.self)
  }
}
