public import Foundation

extension CSSearchableItemAttributeSet {
  /// The height in pixels; nil for none.
  public var pixelHeight: NSNumber? {
    get { value("pixelHeight") }
    set { set(newValue, "pixelHeight") }
  }
  /// The width in pixels; nil for none.
  public var pixelWidth: NSNumber? {
    get { value("pixelWidth") }
    set { set(newValue, "pixelWidth") }
  }
  /// The number of pixels; nil for none.
  public var pixelCount: NSNumber? {
    get { value("pixelCount") }
    set { set(newValue, "pixelCount") }
  }
  /// The color space; nil for none.
  public var colorSpace: String? {
    get { value("colorSpace") }
    set { set(newValue, "colorSpace") }
  }
  /// Bits of a sample; nil for none.
  public var bitsPerSample: NSNumber? {
    get { value("bitsPerSample") }
    set { set(newValue, "bitsPerSample") }
  }
  /// Whether there was a flash; nil for none.
  public var flashOn: NSNumber? {
    get { value("flashOn") }
    set { set(newValue, "flashOn") }
  }
  /// The focal length, in millimeters; nil for none.
  public var focalLength: NSNumber? {
    get { value("focalLength") }
    set { set(newValue, "focalLength") }
  }
  /// Whether the focal length is that of a film of 35 mm; nil for none.
  public var focalLength35mm: NSNumber? {
    get { value("focalLength35mm") }
    set { set(newValue, "focalLength35mm") }
  }
  /// Who made the camera; nil for none.
  public var acquisitionMake: String? {
    get { value("acquisitionMake") }
    set { set(newValue, "acquisitionMake") }
  }
  /// The model of the camera; nil for none.
  public var acquisitionModel: String? {
    get { value("acquisitionModel") }
    set { set(newValue, "acquisitionModel") }
  }
  /// Who owns the camera; nil for none.
  public var cameraOwner: String? {
    get { value("cameraOwner") }
    set { set(newValue, "cameraOwner") }
  }
  /// The model of the lens; nil for none.
  public var lensModel: String? {
    get { value("lensModel") }
    set { set(newValue, "lensModel") }
  }
  /// The speed of the film; nil for none.
  public var isoSpeed: NSNumber? {
    get { value("isoSpeed") }
    set { set(newValue, "isoSpeed") }
  }
  /// The orientation: 0 for wide, 1 for high; nil for none.
  public var orientation: NSNumber? {
    get { value("orientation") }
    set { set(newValue, "orientation") }
  }
  /// The names of the layers; nil for none.
  public var layerNames: [String]? {
    get { value("layerNames") }
    set { set(newValue, "layerNames") }
  }
  /// The white balance; nil for none.
  public var whiteBalance: NSNumber? {
    get { value("whiteBalance") }
    set { set(newValue, "whiteBalance") }
  }
  /// The aperture; nil for none.
  public var aperture: NSNumber? {
    get { value("aperture") }
    set { set(newValue, "aperture") }
  }
  /// The color profile; nil for none.
  public var profileName: String? {
    get { value("profileName") }
    set { set(newValue, "profileName") }
  }
  /// Pixels an inch across; nil for none.
  public var resolutionWidthDPI: NSNumber? {
    get { value("resolutionWidthDPI") }
    set { set(newValue, "resolutionWidthDPI") }
  }
  /// Pixels an inch down; nil for none.
  public var resolutionHeightDPI: NSNumber? {
    get { value("resolutionHeightDPI") }
    set { set(newValue, "resolutionHeightDPI") }
  }
  /// How the exposure was chosen; nil for none.
  public var exposureMode: NSNumber? {
    get { value("exposureMode") }
    set { set(newValue, "exposureMode") }
  }
  /// The exposure, in seconds; nil for none.
  public var exposureTime: NSNumber? {
    get { value("exposureTime") }
    set { set(newValue, "exposureTime") }
  }
  /// The version of EXIF; nil for none.
  public var exifVersion: String? {
    get { value("exifVersion") }
    set { set(newValue, "exifVersion") }
  }
  /// The version of the GPS data in EXIF; nil for none.
  public var exifgpsVersion: String? {
    get { value("exifgpsVersion") }
    set { set(newValue, "exifgpsVersion") }
  }
  /// Whether there are transparent pixels; nil for none.
  public var hasAlphaChannel: NSNumber? {
    get { value("hasAlphaChannel") }
    set { set(newValue, "hasAlphaChannel") }
  }
  /// Whether red eyes were avoided; nil for none.
  public var redEyeOn: NSNumber? {
    get { value("redEyeOn") }
    set { set(newValue, "redEyeOn") }
  }
  /// How the light was measured; nil for none.
  public var meteringMode: String? {
    get { value("meteringMode") }
    set { set(newValue, "meteringMode") }
  }
  /// The smallest number of the aperture; nil for none.
  public var maxAperture: NSNumber? {
    get { value("maxAperture") }
    set { set(newValue, "maxAperture") }
  }
  /// The number of the aperture; nil for none.
  public var fNumber: NSNumber? {
    get { value("fNumber") }
    set { set(newValue, "fNumber") }
  }
  /// The program of the exposure; nil for none.
  public var exposureProgram: String? {
    get { value("exposureProgram") }
    set { set(newValue, "exposureProgram") }
  }
  /// The exposure, in words; nil for none.
  public var exposureTimeString: String? {
    get { value("exposureTimeString") }
    set { set(newValue, "exposureTimeString") }
  }
}
