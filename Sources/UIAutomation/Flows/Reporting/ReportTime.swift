import Foundation

/// Times in reports.
enum ReportTime {
  /// Seconds with three decimals.
  static func seconds(_ time: TimeInterval) -> String { String(format: "%.3f", time) }
}
