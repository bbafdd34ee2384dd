import Foundation
import FoundationNetworking
import Testing
import UIKit

@Suite struct URLCacheTests {
  @Test func `A cache is made with a folder, with a path, and with neither`() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for cache in [
      URLCache(memoryCapacity: 1000, diskCapacity: 2000, directory: folder),
      URLCache(memoryCapacity: 1000, diskCapacity: 2000),
      URLCache(memoryCapacity: 1000, diskCapacity: 2000, diskPath: nil),
    ] {
      #expect(cache.memoryCapacity == 1000 && cache.diskCapacity == 2000)
    }
  }
}
