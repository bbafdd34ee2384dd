import Foundation

// Vectors in archives: a number for each axis.

extension NSCoder {
  func encode(_ axes: [Double], as key: String) {
    for (axis, number) in axes.enumerated() { encode(number, forKey: "\(key).\(axis)") }
  }
  /// Three numbers, or another count of them.
  func axes(_ key: String, count: Int = 3) -> [Double] { (0..<count).map { decodeDouble(forKey: "\(key).\($0)") } }
}

extension CMAcceleration {
  init(_ axes: [Double]) { self.init(x: axes[0], y: axes[1], z: axes[2]) }
  var axes: [Double] { [x, y, z] }
}

extension CMRotationRate {
  init(_ axes: [Double]) { self.init(x: axes[0], y: axes[1], z: axes[2]) }
  var axes: [Double] { [x, y, z] }
}

extension CMMagneticField {
  init(_ axes: [Double]) { self.init(x: axes[0], y: axes[1], z: axes[2]) }
  var axes: [Double] { [x, y, z] }
}
