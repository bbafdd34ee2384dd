import Foundation

/// Scales a picture to the size of another one, with a Lanczos filter.
@discardableResult public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ flags: vImage_Flags
) -> vImage_Error {
  scale(src, dest, 4, isFloat: false, flags)
}

/// Scales a picture to the size of another one, with a Lanczos filter.
@discardableResult public func vImageScale_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ flags: vImage_Flags
) -> vImage_Error {
  scale(src, dest, 1, isFloat: false, flags)
}

/// Scales a picture to the size of another one, with a Lanczos filter.
@discardableResult public func vImageScale_PlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ flags: vImage_Flags
) -> vImage_Error {
  scale(src, dest, 1, isFloat: true, flags)
}

/// Scales a picture to the size of another one, with a Lanczos filter.
@discardableResult public func vImageScale_ARGBFFFF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ flags: vImage_Flags
) -> vImage_Error {
  scale(src, dest, 4, isFloat: true, flags)
}

/// The numbers of one axis that a number of the result is made of.
private struct Taps {
  let first: Int
  let weights: [Float]

  /// For each index of a result of `count` numbers; positions beyond the ends count as the ends.
  static func all(_ count: Int, from length: Int, lobes: Double) -> [Taps] {
    let ratio = Double(length) / Double(count)
    let width = max(1, ratio)
    return (0..<count).map { index in
      let center = (Double(index) + 0.5) * ratio - 0.5
      let range = Int((center - lobes * width).rounded(.up))...Int((center + lobes * width).rounded(.down))
      let weights = range.map { lanczos((Double($0) - center) / width, lobes) }
      let sum = weights.reduce(0, +)
      return Taps(first: range.lowerBound, weights: weights.map { Float($0 / sum) })
    }
  }

  private static func lanczos(_ x: Double, _ lobes: Double) -> Double {
    guard x != 0 else { return 1 }
    guard abs(x) < lobes else { return 0 }
    let angle = Double.pi * x
    return lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
  }
}

/// Scales pixels of some numbers, first along the rows, then along the columns.
private func scale(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ channels: Int, isFloat: Bool,
  _ flags: vImage_Flags
) -> vImage_Error {
  let size = isFloat ? 4 * channels : channels
  let (source, target) = (Pixels(src, size), Pixels(dest, size))
  for picture in [source, target] { if let error = picture.error { return error } }
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return source.height * target.width * channels * 4 }
  guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return kvImageNoError }
  let lobes = flags & vImage_Flags(kvImageHighQualityResampling) != 0 ? 5.0 : 3.0
  let columns = Taps.all(target.width, from: source.width, lobes: lobes)
  let rows = Taps.all(target.height, from: source.height, lobes: lobes)
  let length = target.width * channels
  var middle = [Float](repeating: 0, count: source.height * length)
  for y in 0..<source.height {
    for (x, taps) in columns.enumerated() {
      for channel in 0..<channels {
        var sum: Float = 0
        for (index, weight) in taps.weights.enumerated() {
          let position = min(max(taps.first + index, 0), source.width - 1) * channels + channel
          sum += weight * (isFloat ? source.numbers(y)[position] : Float(source.row(y)[position]))
        }
        middle[y * length + x * channels + channel] = sum
      }
    }
  }
  for (y, taps) in rows.enumerated() {
    for index in 0..<length {
      var sum: Float = 0
      for (offset, weight) in taps.weights.enumerated() {
        sum += weight * middle[min(max(taps.first + offset, 0), source.height - 1) * length + index]
      }
      if isFloat {
        target.numbers(y)[index] = sum
      } else {
        target.row(y)[index] = UInt8(limiting: Double(sum), .toNearestOrAwayFromZero)
      }
    }
  }
  return kvImageNoError
}
