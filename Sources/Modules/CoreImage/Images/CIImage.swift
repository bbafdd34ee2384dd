public import Foundation
public import PlainviewGraphics

/// The recipe of a picture: its size in pixels, its source, and the filters that were applied.
///
/// Where it differs: there are no pixels. The picture that a context makes of it has its size, and a name that says all
/// filters with the values that are not the usual ones.
open class CIImage: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// In pixels, the origin at the lower left; endless for a colour.
  public let extent: CGRect
  /// What is shown in text pictures: the name of the picture that it came from, then filters.
  let names: [String]
  /// The name of the picture that it came from; nil for none.
  package var pictureName: String? { source?.name ?? names.first }
  /// The picture that it came from, as long as nothing has changed it.
  let source: UIImage?
  /// The address of the file the image was read from; nil for other images.
  public let url: URL?
  /// Kept: what code set, nothing before.
  public let properties: [String: Any]

  init(
    extent: CGRect, names: [String], source: UIImage? = nil, url: URL? = nil, properties: [String: Any] = [:]
  ) {
    self.extent = extent
    self.names = names
    self.source = source
    self.url = url
    self.properties = properties
    super.init()
  }

  /// A picture without extent.
  public override convenience init() { self.init(extent: .zero, names: []) }
  /// Creates an image from a bitmap image.
  public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }
  /// Creates an image from a bitmap image; of the options only the properties are used.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(of: UIImage(cgImage: image), width: image.width, height: image.height, options: options)
  }
  /// The picture of a file's data; nil where its header is no picture's.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }
  /// Creates an image from the data of a file; returns nil when it is not the data of an image.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image, options: options)
  }
  /// Creates an image from a file; returns nil when it is not an image.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }
  /// Creates an image from a file; of the options only the properties are used.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard let image = UIImage(contentsOfFile: url.path), let pixels = image.cgImage else { return nil }
    self.init(of: image, width: pixels.width, height: pixels.height, url: url, options: options)
  }
  /// The colour everywhere.
  public convenience init(color: CIColor) {
    self.init(extent: .infinite, names: ["color \(color.stringRepresentation)"])
  }
  /// nil for a picture without a size.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }
  /// Creates an image from a `UIImage`; of the options only the properties are used.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    if let known = image.ciImage {
      self.init(
        extent: known.extent, names: known.names, source: known.source, url: known.url, properties: known.properties)
      return
    }
    guard let pixels = image.cgImage else { return nil }
    self.init(of: image, width: pixels.width, height: pixels.height, options: options)
  }

  private convenience init(
    of image: UIImage, width: Int, height: Int, url: URL? = nil, options: [CIImageOption: Any]?
  ) {
    self.init(
      extent: CGRect(x: 0, y: 0, width: width, height: height), names: image.name.map { [$0] } ?? [], source: image,
      url: url, properties: options?[.properties] as? [String: Any] ?? [:])
  }

  /// Creates an image from an archive: its size and the names of its filters.
  public required convenience init?(coder: NSCoder) {
    guard let names = coder.decodeObject(forKey: "names") as? [String],
      let extent = coder.decodeObject(forKey: "extent") as? String
    else { return nil }
    self.init(extent: CIVector(string: extent).cgRectValue, names: names)
  }
  /// Archives the size and the names of the filters.
  open func encode(with coder: NSCoder) {
    coder.encode(names as NSArray, forKey: "names")
    coder.encode(CIVector(cgRect: extent).stringRepresentation as NSString, forKey: "extent")
  }
  /// Whether images can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the image itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns an image of no size.
  open class func empty() -> CIImage { CIImage() }
  /// An endless black image.
  open class var black: CIImage { CIImage(color: .black) }
  /// An endless white image.
  open class var white: CIImage { CIImage(color: .white) }
  /// An endless gray image.
  open class var gray: CIImage { CIImage(color: .gray) }
  /// An endless red image.
  open class var red: CIImage { CIImage(color: .red) }
  /// An endless green image.
  open class var green: CIImage { CIImage(color: .green) }
  /// An endless blue image.
  open class var blue: CIImage { CIImage(color: .blue) }
  /// An endless cyan image.
  open class var cyan: CIImage { CIImage(color: .cyan) }
  /// An endless magenta image.
  open class var magenta: CIImage { CIImage(color: .magenta) }
  /// An endless yellow image.
  open class var yellow: CIImage { CIImage(color: .yellow) }
  /// An endless transparent image.
  open class var clear: CIImage { CIImage(color: .clear) }

  /// The picture that it came from; nil once something has changed it.
  open var cgImage: CGImage? { source?.cgImage }
  /// The color space of the bitmap image the image was made from; nil for other images.
  open var colorSpace: CGColorSpace? { cgImage == nil ? nil : CGColorSpaceCreateDeviceRGB() }

  open override var description: String {
    "<CIImage: extent \(CIVector(cgRect: extent).stringRepresentation)\(names.map { " " + $0 }.joined(separator: ","))>"
  }

  // MARK: CIImage+Changes

  /// Returns the image with its extent transformed.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { baseTransformed(by: matrix) }
  /// Returns the image with its extent transformed; the quality is not used.
  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }
  /// The picture turned for a camera's orientation; the lower left corner is the origin again.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { baseOriented(orientation) }
  /// Returns the image turned by an orientation given as the number of EXIF; other numbers leave it unchanged.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    CGImagePropertyOrientation(rawValue: UInt32(bitPattern: orientation)).map(oriented) ?? self
  }
  /// Returns the transform that turns the image by an orientation.
  open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    baseOrientationTransform(for: orientation)
  }
  /// Returns the transform for an orientation given as the number of EXIF; the identity for other numbers.
  open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    CGImagePropertyOrientation(rawValue: UInt32(bitPattern: orientation)).map(orientationTransform) ?? .identity
  }
  /// Returns the part of the image in a rectangle; of no size when they have nothing in common.
  open func cropped(to rect: CGRect) -> CIImage { baseCropped(to: rect) }
  /// The picture with its edge pixels extended without end.
  open func clampedToExtent() -> CIImage { CIImage(extent: .infinite, names: names + ["clamped"]) }
  /// Returns the part of the image in a rectangle, with its edges extended without end.
  open func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }
  /// Returns the image over another one.
  open func composited(over dest: CIImage) -> CIImage {
    applyingFilter("CISourceOverCompositing", parameters: [kCIInputBackgroundImageKey: dest])
  }
  /// The picture behind a filter; the picture itself where there is no such filter.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    let filter = CIFilter(name: filterName, parameters: params)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? self
  }
  /// Returns the image changed by a filter with the default values of its inputs.
  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
  /// Returns the image blurred with a radius in pixels.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
  /// Returns the image itself.
  open func samplingLinear() -> CIImage { self }
  /// Returns the image itself.
  open func samplingNearest() -> CIImage { self }
  /// Returns the image itself.
  open func premultiplyingAlpha() -> CIImage { self }
  /// Returns the image itself.
  open func unpremultiplyingAlpha() -> CIImage { self }
  /// Returns the image without transparency; the rectangle is not used.
  open func settingAlphaOne(in extent: CGRect) -> CIImage { changed(cropped: self.extent, "opaque") }
  /// Returns the image with other properties, of which those with a text as key are kept.
  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { baseSettingProperties(properties) }
  /// Returns the image itself.
  open func insertingIntermediate() -> CIImage { self }
  /// None: pictures here have no pixels to be corrected.
  open func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
  /// All of the picture: it is not known which parts a filter leaves out.
  open func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect { rect }
}
