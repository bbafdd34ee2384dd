public import Foundation

extension URLResourceKey {
  /// The space that the user's own data may take, in bytes.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// The space that data may take that can be loaded again, in bytes.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
  /// The space that the user's own data may take, in bytes: what is free on the volume that was asked, or on that of the home
  /// folder, since nothing is purged here.
  public var volumeAvailableCapacityForImportantUsage: Int64? { freeBytes }
  /// The space that data may take that can be loaded again, in bytes; the same here.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { freeBytes }

  private var freeBytes: Int64? {
    if let volumeAvailableCapacity { return Int64(volumeAvailableCapacity) }
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory())
    return (attributes?[.systemFreeSize] as? NSNumber)?.int64Value
  }
}
