public import Foundation
public import PlainviewUniformTypeIdentifiers

extension QLThumbnailGenerator {
  /// A request for pictures of a file.
  open class Request: NSObject, NSCopying, @unchecked Sendable {
    /// The kinds of pictures that are asked for.
    public struct RepresentationTypes: OptionSet, Sendable {
      /// The bits of the kinds.
      public let rawValue: UInt
      /// Creates a set of the kinds with some bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The icon of the file's type.
      public static let icon = RepresentationTypes(rawValue: 1 << 0)
      /// The content in low quality, if that is there at once.
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 1 << 1)
      /// The content.
      public static let thumbnail = RepresentationTypes(rawValue: 1 << 2)
      /// All kinds.
      public static let all = RepresentationTypes(rawValue: .max)
    }

    /// The largest size of a picture, in points.
    open var size: CGSize { largest }
    /// Pixels a point.
    open var scale: CGFloat { pixels }
    /// The kinds of pictures that are asked for.
    open var representationTypes: RepresentationTypes { kinds }
    /// The smallest width and height of a picture, in points; smaller ones count as failed.
    open var minimumDimension: CGFloat = 0
    /// Whether pictures have the frame of an icon; kept, without effect.
    open var iconMode = false
    /// The kind of the file, instead of that of its ending; nil for the ending's.
    open var contentType: UTType?
    let url: URL
    private let largest: CGSize
    private let pixels: CGFloat
    private let kinds: RepresentationTypes

    /// Creates a request for a file, with the largest size in points and pixels a point.
    public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
      self.url = url
      (largest, pixels, kinds) = (size, scale, representationTypes)
      super.init()
    }

    /// Returns a copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request(fileAt: url, size: size, scale: scale, representationTypes: representationTypes)
      copy.minimumDimension = minimumDimension
      copy.iconMode = iconMode
      copy.contentType = contentType
      return copy
    }
  }
}
