public import PlainviewGraphics
import PlainviewRuntime
public import Foundation

extension UIImage {
  /// What a filter made, as a picture of its size, whose name says the filters.
  ///
  /// Where it differs: the picture has a `cgImage`, which it has on a device only once it has been drawn.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// Creates an image from the result of a filter, with a scale and an orientation.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: ciImage.picture(of: ciImage.extent), scale: scale, orientation: orientation)
    objc_setAssociatedObject(self, Self.key, ciImage, .OBJC_ASSOCIATION_RETAIN)
  }

  /// What the picture was made of; nil for one that did not come from a filter.
  public var ciImage: CIImage? { objc_getAssociatedObject(self, Self.key) as? CIImage }

  /// A unique address, used as the key.
  private static var key: UnsafeRawPointer { UnsafeRawPointer(bitPattern: Int(bitPattern: keyPointer)) ?? keyPointer }
  nonisolated(unsafe) private static let keyPointer = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension CIImage {
  /// The picture of a rectangle, in pixels: the one that it came from where nothing changed, else one with its name.
  func picture(of rect: CGRect) -> CGImage {
    if let same = source?.cgImage, rect == extent { return same }
    let name = names.joined(separator: ", ")
    let limit: CGFloat = 100_000
    let size = CGSize(
      width: min(max(rect.width.rounded(), 1), limit), height: min(max(rect.height.rounded(), 1), limit))
    let image = UIImage(name: name.isEmpty ? nil : name, size: size)
    return image.cgImage ?? CGImage.blank
  }
}

extension CGImage {
  /// A picture of one pixel.
  fileprivate static var blank: CGImage {
    guard let image = UIImage(name: nil, size: CGSize(width: 1, height: 1)).cgImage else {
      preconditionFailure("A picture with a size has pixels.")
    }
    return image
  }
}
