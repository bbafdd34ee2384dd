import Foundation
import PlainviewRuntime
import Synchronization

/// What the pictures of a simulated device show.
final class VisionDevice: Sendable {
  private let held = Mutex<[String: [PictureContent]]>([:])
  var contents: [String: [PictureContent]] {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }

  static var current: VisionDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> VisionDevice { parts.part(VisionDevice.self) { VisionDevice() } }

  func contents(of picture: String?) -> [PictureContent] {
    let contents = contents
    return picture.flatMap { contents[$0] ?? contents[Self.stem(of: $0)] } ?? contents[""] ?? []
  }

  /// The name of a file without its extension and its scale.
  private static func stem(of file: String) -> String {
    let stem = (file as NSString).deletingPathExtension
    return ["@2x", "@3x"].first { stem.hasSuffix($0) }.map { String(stem.dropLast($0.count)) } ?? stem
  }
}
