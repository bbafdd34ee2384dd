public import Foundation
public import FoundationNetworking

extension URLCache {
  /// Creates a cache with capacities in bytes, in a folder; nil, the default, for the standard one.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
  }
}
