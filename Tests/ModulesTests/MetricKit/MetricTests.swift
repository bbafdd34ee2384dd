import Foundation
import PlainviewMetricKit
import PlainviewUIAutomation
import Testing
import UIKit

/// `MetricKit`: reports that the test sends.
@MainActor @Suite struct MetricTests {
  private final class Subscriber: NSObject, MXMetricManagerSubscriber {
    let answers: Answers
    init(_ answers: Answers) { self.answers = answers }
    func didReceive(_ payloads: [MXMetricPayload]) {
      for payload in payloads {
        answers.add("\(payload.latestApplicationVersion) \(payload.cpuMetrics?.cumulativeCPUTime.value ?? 0)")
      }
    }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())
  private let answers = Answers()

  init() throws { try app.launch() }

  private let report = Data(
    """
    {"appVersion": "1.2", "timeStampBegin": "2026-05-01 00:00:00", "timeStampEnd": "2026-05-02 00:00:00",
     "cpuMetrics": {"cumulativeCPUTime": "100 sec"}, "memoryMetrics": {"peakMemoryUsage": "2,000 kB"},
     "metaData": {"osVersion": "iPhone OS 18.0"},
     "applicationLaunchMetrics": {"histogrammedTimeToFirstDrawKey": {"histogramNumBuckets": 2, "histogramValue": {
       "0": {"bucketCount": 50, "bucketStart": "1000 ms", "bucketEnd": "1010 ms"},
       "1": {"bucketCount": 3, "bucketStart": "2000 ms", "bucketEnd": "2010 ms"}}}}}
    """.utf8)

  @Test func `A subscriber gets reports until it is removed`() throws {
    let subscriber = Subscriber(answers)
    try app.run { MXMetricManager.shared.add(subscriber) }
    try app.hardware.metrics.deliver(payload: report)
    try app.hardware.metrics.deliver(diagnostics: Data("{}".utf8))
    try app.run { MXMetricManager.shared.remove(subscriber) }
    try app.hardware.metrics.deliver(payload: report)
    #expect(answers.all == ["1.2 100.0"])
    try app.run {
      #expect(
        MXMetricManager.shared.pastPayloads.count == 2 && MXMetricManager.shared.pastDiagnosticPayloads.count == 1)
    }
  }

  @Test func `A report has measures, ranges and dates, and nil for the rest`() throws {
    try app.hardware.metrics.deliver(payload: report)
    let payload = try #require(try app.run { MXMetricManager.shared.pastPayloads.first })
    #expect(payload.memoryMetrics?.peakMemoryUsage == Measurement(value: 2000, unit: .kilobytes))
    #expect(payload.timeStampEnd.timeIntervalSince(payload.timeStampBegin) == 24 * 3600)
    #expect(payload.metaData?.osVersion == "iPhone OS 18.0" && payload.gpuMetrics == nil)
    let ranges = try #require(payload.applicationLaunchMetrics?.histogrammedTimeToFirstDraw)
    let found = ranges.bucketEnumerator.allObjects.compactMap { $0 as? MXHistogramBucket<UnitDuration> }
    #expect(ranges.totalBucketCount == 2 && found.map(\.bucketCount) == [50, 3])
    let start: Double? = found.first?.bucketStart.converted(to: .seconds).value
    #expect(start == 1)
    #expect(try JSONSerialization.jsonObject(with: payload.jsonRepresentation()) is [String: Any])
  }

  @Test func `A report of faults has the crash`() throws {
    let json = """
      {"crashDiagnostics": [{"diagnosticMetaData": {"appVersion": "1.2", "signal": 11, "terminationReason": "Namespace"},
       "callStackTree": {"callStacks": []}}]}
      """
    try app.hardware.metrics.deliver(diagnostics: Data(json.utf8))
    let payload = try #require(try app.run { MXMetricManager.shared.pastDiagnosticPayloads.first })
    let crash = try #require(payload.crashDiagnostics?.first)
    #expect(crash.signal == 11 && crash.terminationReason == "Namespace" && crash.applicationVersion == "1.2")
    #expect(
      payload.hangDiagnostics == nil && crash.callStackTree.jsonRepresentation() == Data("{\"callStacks\":[]}".utf8))
  }
}
