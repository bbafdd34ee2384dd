import Foundation

/// A socket in the file system, which cannot be opened but only connected to.
enum LocalSocket {
  /// A descriptor whose bytes go to the listener at the path.
  static func connected(to path: String) throws(FileFailure) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < capacity else { throw FileFailure(errno: ENAMETOOLONG) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let file = socket(AF_UNIX, streamType, 0)
    guard file >= 0 else { throw .last }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, size) }
    }
    guard result == 0 else {
      let failure = FileFailure.last
      close(file)
      throw failure
    }
    return file
  }

  #if canImport(Darwin)
  private static let streamType = SOCK_STREAM
  #else
  private static let streamType = Int32(SOCK_STREAM.rawValue)
  #endif
}
