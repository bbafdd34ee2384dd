public import XCTest

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
    // The first run is left out of the average on a device.
    run(block, times: max(1, options.iterationCount) + 1)
  }

  /// Runs a block as often as on iOS, once more than the options say; nothing is measured (see `XCTMetric`).
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: Self.defaultMetrics, options: options, block: block)
  }

  /// Runs a block ten times; nothing is measured (see `XCTMetric`).
  ///
  /// XCTest on Linux fails a test whose runs differ by more than a tenth; on iOS only one does that has a baseline.
  public func measure(_ block: () -> Void) { run(block, times: 10) }

  /// Runs a block ten times; nothing is measured (see `XCTMetric`).
  public func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) {
    run(block, times: 10)
  }

  private func run(_ block: () -> Void, times: Int) {
    course.isMeasuring = true
    defer { course.isMeasuring = false }
    for _ in 0..<times where !course.hasEnded { block() }
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
