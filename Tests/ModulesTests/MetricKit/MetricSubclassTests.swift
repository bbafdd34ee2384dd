import Foundation
import PlainviewMetricKit
import Testing

/// Reports that a test of an app makes itself.
@Suite struct MetricSubclassTests {
  private final class Processor: MXCPUMetric, @unchecked Sendable {
    override var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 3, unit: .seconds) }
  }
  private final class Launches: MXAppLaunchMetric, @unchecked Sendable {
    override var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { Times() }
  }
  private final class Times: MXHistogram<UnitDuration>, @unchecked Sendable {
    override var totalBucketCount: Int { 1 }
    override var bucketEnumerator: NSEnumerator { NSArray(array: [Range()]).objectEnumerator() }
  }
  private final class Range: MXHistogramBucket<UnitDuration>, @unchecked Sendable {
    override var bucketCount: Int { 9 }
  }
  private final class Report: MXMetricPayload, @unchecked Sendable {
    private let version: String
    init(version: String) {
      self.version = version
      super.init()
    }
    required init?(coder: NSCoder) { nil }
    override var latestApplicationVersion: String { version }
    override var cpuMetrics: MXCPUMetric? { Processor() }
    override var applicationLaunchMetrics: MXAppLaunchMetric? { Launches() }
    override func jsonRepresentation() -> Data { Data("[]".utf8) }
  }
  private final class Crash: MXCrashDiagnostic, @unchecked Sendable {
    override var signal: NSNumber? { 11 }
    override var callStackTree: MXCallStackTree { Stacks() }
  }
  private final class Stacks: MXCallStackTree, @unchecked Sendable {
    override func jsonRepresentation() -> Data { Data("{}".utf8) }
  }
  private final class Faults: MXDiagnosticPayload, @unchecked Sendable {
    override var crashDiagnostics: [MXCrashDiagnostic]? { [Crash()] }
  }

  @Test func `A subclass has the values that it overrides`() throws {
    let report: MXMetricPayload = Report(version: "2.0")
    #expect(report.latestApplicationVersion == "2.0" && report.cpuMetrics?.cumulativeCPUTime.value == 3)
    let times = try #require(report.applicationLaunchMetrics?.histogrammedTimeToFirstDraw)
    let range = try #require(times.bucketEnumerator.nextObject() as? MXHistogramBucket<UnitDuration>)
    #expect(times.totalBucketCount == 1 && range.bucketCount == 9 && range.bucketStart.value == 0)
    #expect(report.jsonRepresentation() == Data("[]".utf8) && report.memoryMetrics == nil)
    let faults: MXDiagnosticPayload = Faults()
    #expect(faults.crashDiagnostics?.first?.signal == 11 && faults.hangDiagnostics == nil)
    #expect(faults.crashDiagnostics?.first?.callStackTree.jsonRepresentation() == Data("{}".utf8))
  }

  @Test func `Reports that an app makes are empty`() {
    #expect(MXMetricPayload().latestApplicationVersion.isEmpty && MXMetricPayload().signpostMetrics == nil)
    #expect(MXDiagnosticPayload().crashDiagnostics == nil && MXMetaData().pid == -1)
    #expect(MXAverage<MXUnitSignalBars>().averageMeasurement == Measurement(value: 0, unit: .bars))
    #expect(
      MXHistogram<UnitDuration>().totalBucketCount == 0 && MXBackgroundExitData().cumulativeNormalAppExitCount == 0)
  }
}
