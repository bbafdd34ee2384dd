package import Foundation

/// Reads how a picture is turned from the beginning of its file, as cameras write it; upright for a damaged file.
package enum ImageFileOrientation {
  /// The orientation in the Exif data of a JPEG file; other files are upright.
  package static func read(_ data: Data) -> UIImage.Orientation {
    let bytes = FileBytes(data.prefix(262_144))
    return bytes.firstSegment { marker, index in
      // Segments behind the marker of pixels are none.
      if marker == 0xFFDA { return .up }
      guard marker == 0xFFE1, bytes.text(at: index + 4, count: 4) == "Exif" else { return nil }
      return orientation(bytes, at: index + 10) ?? .up
    } ?? .up
  }

  /// The orientation in the first directory of TIFF data.
  private static func orientation(_ bytes: FileBytes, at start: Int) -> UIImage.Orientation? {
    let isBig = bytes.text(at: start, count: 2) == "MM"
    func number(_ offset: Int, _ count: Int) -> Int? {
      isBig ? bytes.big(at: start + offset, count: count) : bytes.little(at: start + offset, count: count)
    }
    guard isBig || bytes.text(at: start, count: 2) == "II", number(2, 2) == 42, let directory = number(4, 4),
      let count = number(directory, 2)
    else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let tag = number(offset, 2) else { return nil }
      if tag == 0x0112 { return number(offset + 8, 2).flatMap { exif[$0] } }
    }
    return nil
  }

  /// Exif's numbers for where the first row and the first column of pixels are shown.
  private static let exif: [Int: UIImage.Orientation] = [
    1: .up, 2: .upMirrored, 3: .down, 4: .downMirrored, 5: .leftMirrored, 6: .right, 7: .rightMirrored, 8: .left,
  ]
}

extension UIImage.Orientation {
  /// The size of pixels as it is shown, and the other way round.
  func shown(_ size: CGSize) -> CGSize {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: CGSize(width: size.height, height: size.width)
    default: size
    }
  }
}
