import Foundation

/// What a program of tests wrote down about one run; the library's XCTest has the format.
struct TestRecord {
  /// The variable that names the file.
  static let variable = "PLAINVIEW_TEST_RECORD"

  /// How many tests there were, and how they ended.
  struct Totals {
    var tests = 0
    var failures = 0
    var unexpected = 0
    var skipped = 0
    var seconds = 0.0

    static func + (one: Totals, other: Totals) -> Totals {
      Totals(
        tests: one.tests + other.tests, failures: one.failures + other.failures,
        unexpected: one.unexpected + other.unexpected, skipped: one.skipped + other.skipped,
        seconds: one.seconds + other.seconds)
    }

    /// The totals as XCTest prints them.
    var line: String {
      func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
      let time = (seconds * 1_000).rounded() / 1_000
      return "\t Executed \(count(tests, "test")), with "
        + (skipped > 0 ? "\(count(skipped, "test")) skipped and " : "")
        + "\(count(failures, "failure")) (\(unexpected) unexpected) in \(time) (\(time)) seconds"
    }
  }

  private(set) var program = ""
  private(set) var folder = ""
  private(set) var totals = Totals()
  /// The test that ended the program; nil if none did.
  private(set) var crashed: String?
  private var tests: [String] = []
  private var begun: Set<String> = []

  /// Reads a record; a line that was not written as a whole counts for nothing.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "program": program = parts[1]
      case "folder": folder = parts[1]
      case "test": tests.append(parts[1])
      case "begin":
        crashed = parts[1]
        begun.insert(parts[1])
      case "end": end(parts[1])
      default: break
      }
    }
    if crashed != nil { totals = totals + Totals(tests: 1, failures: 1, unexpected: 1) }
  }

  private mutating func end(_ numbers: String) {
    let parts = numbers.split(separator: " ").compactMap { Double($0) }
    guard parts.count == 4 else { return }
    crashed = nil
    totals =
      totals
      + Totals(
        tests: 1, failures: Int(parts[0]), unexpected: Int(parts[1]), skipped: Int(parts[2]), seconds: parts[3])
  }

  /// The tests that did not begin, as a program of XCTest takes them: classes of which none began by their names alone.
  var remaining: [String] {
    let begunClasses = Set(begun.map(Self.className))
    var names: [String] = []
    var classes: Set<String> = []
    for test in tests where !begun.contains(test) {
      let name = Self.className(test)
      if begunClasses.contains(name) {
        names.append(test)
      } else if classes.insert(name).inserted {
        names.append(name)
      }
    }
    return names
  }

  private static func className(_ test: String) -> String { String(test.prefix { $0 != "/" }) }
}
