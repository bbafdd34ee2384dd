import Foundation
import PlainviewUIAutomation

/// What is different from run to run of an audit and must not matter.
package struct AuditCircumstances: Equatable, Sendable {
  /// Counted from 1.
  package let run: Int
  package let timeZone: String
  package let locale: String
  /// The first run has the hash seed that Swift uses when it is told to be deterministic, the others one of their own.
  package var hasFixedHashSeed: Bool { run == 1 }
  /// What the flows are shuffled by; nil for the order in which they were named.
  package let orderSeed: Int?
  package let folder: String
  /// Bytes that the environment has more.
  package let padding: Int

  private static let timeZones = [
    "UTC", "Asia/Seoul", "America/St_Johns", "Pacific/Kiritimati", "Europe/Berlin", "Asia/Kathmandu",
    "Pacific/Pago_Pago",
  ]
  private static let locales = ["C.UTF-8", "ko_KR.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "de_DE.UTF-8"]

  package init(run: Int, currentFolder: String, otherFolder: String) {
    self.run = run
    timeZone = Self.timeZones[(run - 1) % Self.timeZones.count]
    locale = Self.locales[(run - 1) % Self.locales.count]
    orderSeed = run == 1 ? nil : run
    folder = run % 2 == 1 ? currentFolder : otherFolder
    padding = (run - 1) * 977
  }

  /// The environment of the run's process.
  package func environment(from own: [String: String]) -> [String: String] {
    var environment = own
    environment["TZ"] = timeZone
    environment["LANG"] = locale
    environment["LC_ALL"] = locale
    environment["SWIFT_DETERMINISTIC_HASHING"] = hasFixedHashSeed ? "1" : nil
    environment[Self.orderKey] = orderSeed.map(String.init)
    environment["PLAINVIEW_AUDIT_PADDING"] = String(repeating: "x", count: padding)
    // An audit writes nothing.
    environment["CI"] = "true"
    return environment
  }

  package var description: String {
    [
      "TZ=\(timeZone)", "LC_ALL=\(locale)", hasFixedHashSeed ? "fixed hash seed" : "a hash seed of its own",
      orderSeed.map { "flows shuffled by \($0)" } ?? "flows as named", "in \(folder)",
      "\(padding) bytes more of environment",
    ].joined(separator: ", ")
  }

  // MARK: In the run's process

  private static let orderKey = "PLAINVIEW_AUDIT_ORDER"

  /// The flows in the order of this process's run; as they are outside of an audit.
  static func ordered<Element>(_ flows: [Element]) -> [Element] {
    guard let seed = ProcessInfo.processInfo.environment[orderKey].flatMap({ UInt64($0) }) else { return flows }
    var numbers = SeededNumbers(seed: seed)
    return numbers.shuffled(flows)
  }
}
