import Foundation
import PlainviewMetricKit
import PlainviewUIAutomation
import Testing
import UIKit

/// The values of reports, by the keys of Apple's JSON.
@MainActor @Suite struct MetricValuesTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  init() throws { try app.launch() }

  private static let report = """
    {"appVersion": "1.2", "includesMultipleApplicationVersions": true,
     "metaData": {"appBuildVersion": "7", "bundleIdentifier": "org.example", "isTestFlightApp": true, "pid": 42},
     "cpuMetrics": {"cumulativeCPUTime": "100 sec", "cumulativeCPUInstructions": "100 kiloinstructions"},
     "cellularConditionMetrics": {"cellConditionTime": {"histogramNumBuckets": 1, "histogramValue": {
       "0": {"bucketCount": 20, "bucketStart": "1 bars", "bucketEnd": "3 bars"}}}},
     "locationActivityMetrics": {"cumulativeBestAccuracyTime": "30 sec", "cumulativeThreeKilometersAccuracyTime": "5 sec",
       "cumulativeBestAccuracyForNavigationTime": "20 sec", "cumulativeNearestTenMetersAccuracyTime": "10 sec",
       "cumulativeHundredMetersAccuracyTime": "8 sec", "cumulativeKilometerAccuracyTime": "6 sec"},
     "displayMetrics": {"averagePixelLuminance": {"averageValue": "50 apl", "standardDeviation": 2.5, "sampleCount": 500}},
     "animationMetrics": {"scrollHitchTimeRatio": "1,000 ms per s", "hitchTimeRatio": "20 ms per s"},
     "memoryMetrics": {"peakMemoryUsage": "200,000 kB",
       "averageSuspendedMemory": {"averageValue": "100,000 kB", "standardDeviation": 0, "sampleCount": 3}},
     "applicationLaunchMetrics": {
       "histogrammedOptimizedTimeToFirstDrawKey": {"histogramNumBuckets": 1, "histogramValue": {
         "0": {"bucketCount": 4, "bucketStart": "100 ms", "bucketEnd": "200 ms"}}},
       "histogrammedExtendedLaunch": {"histogramNumBuckets": 1, "histogramValue": {
         "0": {"bucketCount": 5, "bucketStart": "300 ms", "bucketEnd": "400 ms"}}}},
     "signpostMetrics": [{"signpostName": "load", "signpostCategory": "Images", "totalSignpostCount": 30,
       "signpostIntervalData": {"signpostAverageMemory": "60,000 kB", "signpostCumulativeCPUTime": "30,000 ms",
         "signpostCumulativeLogicalWrites": "600 kB", "signpostCumulativeHitchTimeRatio": "50 ms per s",
         "histogrammedSignpostDurations": {"histogramNumBuckets": 1, "histogramValue": {
           "0": {"bucketCount": 50, "bucketStart": "0 ms", "bucketEnd": "100 ms"}}}}},
       {"signpostName": "tap", "signpostCategory": "Images", "totalSignpostCount": 2}]}
    """

  private func payload() throws -> MXMetricPayload {
    try app.hardware.metrics.deliver(payload: Data(Self.report.utf8))
    return try #require(try app.run { MXMetricManager.shared.pastPayloads.last })
  }

  @Test func `A report has what the system has measured of the battery`() throws {
    let payload = try payload()
    #expect(
      payload.cpuMetrics?.cumulativeCPUInstructions
        == Measurement(value: 100, unit: Unit(symbol: "kiloinstructions")))
    let bars = payload.cellularConditionMetrics?.histogrammedCellularConditionTime
    let range = try #require(bars?.bucketEnumerator.nextObject() as? MXHistogramBucket<MXUnitSignalBars>)
    #expect(range.bucketCount == 20 && range.bucketStart == Measurement(value: 1, unit: .bars))
    #expect(range.bucketEnd == Measurement(value: 3, unit: .bars))
    let location = try #require(payload.locationActivityMetrics)
    let times = [
      location.cumulativeBestAccuracyTime, location.cumulativeBestAccuracyForNavigationTime,
      location.cumulativeNearestTenMetersAccuracyTime, location.cumulativeHundredMetersAccuracyTime,
      location.cumulativeKilometerAccuracyTime, location.cumulativeThreeKilometersAccuracyTime,
    ]
    #expect(times.map(\.value) == [30, 20, 10, 8, 6, 5])
    let light = try #require(payload.displayMetrics?.averagePixelLuminance)
    #expect(light.averageMeasurement == Measurement(value: 50, unit: .apl))
    #expect(light.sampleCount == 500 && light.standardDeviation == 2.5)
  }

  @Test func `A report has what the system has measured of speed and memory`() throws {
    let payload = try payload()
    let perSecond = Unit(symbol: "ms per s")
    #expect(payload.animationMetrics?.scrollHitchTimeRatio == Measurement(value: 1000, unit: perSecond))
    #expect(payload.animationMetrics?.hitchTimeRatio == Measurement(value: 20, unit: perSecond))
    let memory = try #require(payload.memoryMetrics?.averageSuspendedMemory)
    #expect(memory.averageMeasurement == Measurement(value: 100_000, unit: .kilobytes) && memory.sampleCount == 3)
    let launches = try #require(payload.applicationLaunchMetrics)
    let counts = [launches.histogrammedOptimizedTimeToFirstDraw, launches.histogrammedExtendedLaunch].map {
      ($0.bucketEnumerator.nextObject() as? MXHistogramBucket<UnitDuration>)?.bucketCount
    }
    #expect(counts == [4, 5] && launches.histogrammedTimeToFirstDraw.totalBucketCount == 0)
    let meta = try #require(payload.metaData)
    #expect(meta.bundleIdentifier == "org.example" && meta.isTestFlightApp && !meta.lowPowerModeEnabled)
    #expect(meta.pid == 42 && payload.includesMultipleApplicationVersions)
  }

  @Test func `A report has the app's signposts, with intervals or without`() throws {
    let signposts = try #require(try payload().signpostMetrics)
    #expect(signposts.map(\.signpostName) == ["load", "tap"] && signposts.map(\.totalCount) == [30, 2])
    #expect(signposts[0].signpostCategory == "Images" && signposts[1].signpostIntervalData == nil)
    let data = try #require(signposts[0].signpostIntervalData)
    #expect(data.cumulativeCPUTime == Measurement(value: 30_000, unit: .milliseconds))
    #expect(data.averageMemory?.averageMeasurement == Measurement(value: 60_000, unit: .kilobytes))
    #expect(data.cumulativeLogicalWrites == Measurement(value: 600, unit: .kilobytes))
    #expect(data.cumulativeHitchTimeRatio?.value == 50 && data.histogrammedSignpostDuration.totalBucketCount == 1)
  }

  @Test func `A report of faults has launches, exceptions and signposts`() throws {
    let json = """
      {"appLaunchDiagnostics": [{"diagnosticMetaData": {"launchDuration": "20 sec"}, "callStackTree": {"a": 1}}],
       "crashDiagnostics": [{"diagnosticMetaData": {"objectiveCexceptionReason": {
         "composedMessage": "Index 3 beyond bounds", "formatString": "Index %lu beyond bounds", "arguments": ["3"],
         "exceptionType": "NSException", "className": "NSException", "exceptionName": "NSRangeException"}},
        "signpostData": [
         {"subsystem": "org.example", "category": "Images", "name": "load", "isInterval": true, "duration": "2 sec",
          "beginTimeStamp": "2026-05-01 00:00:00", "endTimeStamp": "2026-05-01 00:00:02"},
         {"subsystem": "org.example", "category": "Images", "name": "tap", "beginTimeStamp": "2026-05-01 00:00:00"}]}]}
      """
    try app.hardware.metrics.deliver(diagnostics: Data(json.utf8))
    let payload = try #require(try app.run { MXMetricManager.shared.pastDiagnosticPayloads.first })
    let launch = try #require(payload.appLaunchDiagnostics?.first)
    #expect(launch.launchDuration == Measurement(value: 20, unit: .seconds))
    #expect(launch.callStackTree.jsonRepresentation() == Data(#"{"a":1}"#.utf8) && launch.signpostData == nil)
    let crash = try #require(payload.crashDiagnostics?.first)
    let reason = try #require(crash.exceptionReason)
    #expect(reason.composedMessage == "Index 3 beyond bounds" && reason.arguments == ["3"])
    #expect(reason.formatString == "Index %lu beyond bounds" && reason.exceptionName == "NSRangeException")
    #expect(reason.exceptionType == "NSException" && reason.className == "NSException")
    let (interval, event) = (try #require(crash.signpostData?.first), try #require(crash.signpostData?.last))
    #expect(interval.isInterval && interval.duration == Measurement(value: 2, unit: .seconds))
    #expect(
      interval.endTimeStamp?.timeIntervalSince(interval.beginTimeStamp) == 2 && interval.subsystem == "org.example")
    #expect(!event.isInterval && event.endTimeStamp == nil && event.duration == nil && event.name == "tap")
  }

  @Test func `A report comes back from an archive`() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: try payload(), requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: MXMetricPayload.self, from: data))
    #expect(read.latestApplicationVersion == "1.2" && read.cpuMetrics?.cumulativeCPUTime.value == 100)
    #expect(read.signpostMetrics?.count == 2)
  }
}
