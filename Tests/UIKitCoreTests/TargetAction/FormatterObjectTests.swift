import Testing
import UIKit

/// A formatter whose class overrides what it makes of texts, as rewritten sources register it.
private final class Halves: NumberFormatter, @unchecked Sendable {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    obj?.pointee = NSNumber(value: (Double(string) ?? 0) / 2)
  }

  @section(".init_array") @used private nonisolated static let __uikit_0: @convention(c) @Sendable () -> Void = {
    __UIKitRuntime.load {
      __UIKitRuntime.define(Halves.self) { r in
        r.method("getObjectValue:forString:range:error:") {
          (
            o: Halves, a0: AutoreleasingUnsafeMutablePointer<AnyObject?>?, a1: String,
            a2: UnsafeMutablePointer<NSRange>?, _: Any?
          ) in
          try? o.getObjectValue(a0, for: a1, range: a2)
        }
      }
    }
  }
}

/// What formatters make of texts, through pointers.
@MainActor @Suite struct FormatterObjectTests {
  private func object(_ formatter: Formatter, _ text: String) -> Double? {
    // The pointee was never set to an object.
    let storage = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    defer { storage.deallocate() }
    storage.initialize(to: .nan)
    let pointer = AutoreleasingUnsafeMutablePointer<AnyObject?>(storage)
    guard formatter.getObjectValue(pointer, for: text, errorDescription: nil) else { return nil }
    return (pointer.pointee as? NSNumber)?.doubleValue
  }

  @Test func `A number formatter reads numbers, and its class may read them otherwise`() {
    let plain = NumberFormatter()
    plain.locale = Locale(identifier: "en_US")
    #expect(object(plain, "12") == 12)
    #expect(object(plain, "twelve") == nil)
    #expect(object(Halves(), "12") == 6)
  }

  @Test func `A locale names countries, languages and currencies`() {
    let locale = NSLocale(localeIdentifier: "en_US")
    #expect(locale.localizedString(forCountryCode: "DE") == "Germany")
    #expect(locale.localizedString(forLanguageCode: "de") == "German")
    #expect(locale.localizedString(forLocaleIdentifier: "de_DE") == "German (Germany)")
  }
}
