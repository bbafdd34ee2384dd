import Foundation
import PlainviewRuntime
import Testing

/// The free space of a volume by the keys of Apple's Foundation.
@Suite struct VolumeCapacityTests {
  @Test func `What may be used is what is free`() throws {
    let folder = URL(fileURLWithPath: NSHomeDirectory())
    let values = try folder.resourceValues(forKeys: [
      .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey,
      .volumeTotalCapacityKey,
    ])
    let total = Int64(try #require(values.volumeTotalCapacity))
    for capacity in [
      values.volumeAvailableCapacityForImportantUsage, values.volumeAvailableCapacityForOpportunisticUsage,
    ] {
      #expect(try (1...total).contains(#require(capacity)))
    }
  }

  @Test func `A value that was fetched is taken`() throws {
    let values = try URL(fileURLWithPath: "/").resourceValues(forKeys: [.volumeAvailableCapacityKey])
    #expect(values.volumeAvailableCapacityForImportantUsage == values.volumeAvailableCapacity.map(Int64.init))
  }
}
