import XCTest

extension XCTestCase {
  /// What `measure(options:block:)` measures on a device.
  public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// What a measurement is done with unless it says something else.
  public class var defaultMeasureOptions: XCTMeasureOptions { .default }

  /// Runs a block as often as on iOS, once more than the options say; nothing is measured (see `XCTMetric`).
  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: Self.defaultMeasureOptions, block: block)
  }

  /// Runs a block as often as on iOS, once more than the options say; nothing is measured (see `XCTMetric`).
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    course.isMeasuring = true
    defer { course.isMeasuring = false }
    // The first run is left out of the average on a device.
    for _ in 0...max(1, options.iterationCount) where !course.hasEnded { block() }
  }

  /// Runs a block as often as on iOS, once more than the options say; nothing is measured (see `XCTMetric`).
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: Self.defaultMetrics, options: options, block: block)
  }

  /// Says that what is to be measured begins.
  public func startMeasuring() {
    if !course.isMeasuring { startMeasuring(file: #filePath, line: #line) }
  }

  /// Says that what is to be measured has ended.
  public func stopMeasuring() {
    if !course.isMeasuring { stopMeasuring(file: #filePath, line: #line) }
  }
}
