public import Foundation
public import PlainviewUIKitCore

/// What a picture is to become: its size in pixels, where it came from, and the filters that it went through.
///
/// Where it differs: there are no pixels. The picture that a context makes of it has its size, and a name that says all
/// filters with the values that are not the usual ones.
open class CIImage: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// In pixels, the origin at the lower left; endless for a colour.
  public let extent: CGRect
  /// What is shown in text pictures: the name of the picture that it came from, then filters.
  let names: [String]
  /// The picture that it came from, as long as nothing has changed it.
  let source: UIImage?
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
  public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(of: UIImage(cgImage: image), width: image.width, height: image.height, options: options)
  }
  /// The picture of a file's data; nil where its header is no picture's.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image, options: options)
  }
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }
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

  public required convenience init?(coder: NSCoder) {
    guard let names = coder.decodeObject(forKey: "names") as? [String],
      let extent = coder.decodeObject(forKey: "extent") as? String
    else { return nil }
    self.init(extent: CIVector(string: extent).cgRectValue, names: names)
  }
  open func encode(with coder: NSCoder) {
    coder.encode(names as NSArray, forKey: "names")
    coder.encode(CIVector(cgRect: extent).stringRepresentation as NSString, forKey: "extent")
  }
  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class func empty() -> CIImage { CIImage() }
  open class var black: CIImage { CIImage(color: .black) }
  open class var white: CIImage { CIImage(color: .white) }
  open class var gray: CIImage { CIImage(color: .gray) }
  open class var red: CIImage { CIImage(color: .red) }
  open class var green: CIImage { CIImage(color: .green) }
  open class var blue: CIImage { CIImage(color: .blue) }
  open class var cyan: CIImage { CIImage(color: .cyan) }
  open class var magenta: CIImage { CIImage(color: .magenta) }
  open class var yellow: CIImage { CIImage(color: .yellow) }
  open class var clear: CIImage { CIImage(color: .clear) }

  /// The picture that it came from; nil once something has changed it.
  open var cgImage: CGImage? { source?.cgImage }
  open var colorSpace: CGColorSpace? { cgImage == nil ? nil : CGColorSpaceCreateDeviceRGB() }

  open override var description: String {
    "<CIImage: extent \(CIVector(cgRect: extent).stringRepresentation)\(names.map { " " + $0 }.joined(separator: ","))>"
  }

  // MARK: CIImage+Changes

  open func transformed(by matrix: CGAffineTransform) -> CIImage { baseTransformed(by: matrix) }
  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }
  /// The picture turned as a camera's orientation wants it; the lower left corner is the origin again.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { baseOriented(orientation) }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    CGImagePropertyOrientation(rawValue: UInt32(bitPattern: orientation)).map(oriented) ?? self
  }
  open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    baseOrientationTransform(for: orientation)
  }
  open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    CGImagePropertyOrientation(rawValue: UInt32(bitPattern: orientation)).map(orientationTransform) ?? .identity
  }
  open func cropped(to rect: CGRect) -> CIImage { baseCropped(to: rect) }
  /// The picture with its edges going on for ever.
  open func clampedToExtent() -> CIImage { CIImage(extent: .infinite, names: names + ["clamped"]) }
  open func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }
  open func composited(over dest: CIImage) -> CIImage {
    applyingFilter("CISourceOverCompositing", parameters: [kCIInputBackgroundImageKey: dest])
  }
  /// The picture behind a filter; the picture itself where there is no such filter.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    let filter = CIFilter(name: filterName, parameters: params)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? self
  }
  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
  open func samplingLinear() -> CIImage { self }
  open func samplingNearest() -> CIImage { self }
  open func premultiplyingAlpha() -> CIImage { self }
  open func unpremultiplyingAlpha() -> CIImage { self }
  open func settingAlphaOne(in extent: CGRect) -> CIImage { changed(cropped: self.extent, "opaque") }
  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { baseSettingProperties(properties) }
  open func insertingIntermediate() -> CIImage { self }
  /// None: pictures here have no pixels to be bettered.
  open func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
  /// All of the picture: it is not known which parts a filter leaves out.
  open func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect { rect }
}
