public import Foundation

extension CSSearchableItemAttributeSet {
  /// The postal code; nil for none.
  public var postalCode: String? {
    get { value("postalCode") }
    set { set(newValue, "postalCode") }
  }
  /// The city; nil for none.
  public var city: String? {
    get { value("city") }
    set { set(newValue, "city") }
  }
  /// The country; nil for none.
  public var country: String? {
    get { value("country") }
    set { set(newValue, "country") }
  }
  /// Meters above the sea; nil for none.
  public var altitude: NSNumber? {
    get { value("altitude") }
    set { set(newValue, "altitude") }
  }
  /// Degrees to the north; nil for none.
  public var latitude: NSNumber? {
    get { value("latitude") }
    set { set(newValue, "latitude") }
  }
  /// Degrees to the east; nil for none.
  public var longitude: NSNumber? {
    get { value("longitude") }
    set { set(newValue, "longitude") }
  }
  /// Kilometers an hour; nil for none.
  public var speed: NSNumber? {
    get { value("speed") }
    set { set(newValue, "speed") }
  }
  /// When the location was measured; nil for none.
  public var timestamp: Date? {
    get { value("timestamp") }
    set { set(newValue, "timestamp") }
  }
  /// The direction of the image, in degrees; nil for none.
  public var imageDirection: NSNumber? {
    get { value("imageDirection") }
    set { set(newValue, "imageDirection") }
  }
  /// The name of the location; nil for none.
  public var namedLocation: String? {
    get { value("namedLocation") }
    set { set(newValue, "namedLocation") }
  }
  /// The direction of the movement, in degrees; nil for none.
  public var gpsTrack: NSNumber? {
    get { value("gpsTrack") }
    set { set(newValue, "gpsTrack") }
  }
  /// The state of the receiver; nil for none.
  public var gpsStatus: String? {
    get { value("gpsStatus") }
    set { set(newValue, "gpsStatus") }
  }
  /// How the location was measured; nil for none.
  public var gpsMeasureMode: String? {
    get { value("gpsMeasureMode") }
    set { set(newValue, "gpsMeasureMode") }
  }
  /// The dilution of precision; nil for none.
  public var gpsdop: NSNumber? {
    get { value("gpsdop") }
    set { set(newValue, "gpsdop") }
  }
  /// The geodetic data; nil for none.
  public var gpsMapDatum: String? {
    get { value("gpsMapDatum") }
    set { set(newValue, "gpsMapDatum") }
  }
  /// The latitude of the destination; nil for none.
  public var gpsDestLatitude: NSNumber? {
    get { value("gpsDestLatitude") }
    set { set(newValue, "gpsDestLatitude") }
  }
  /// The longitude of the destination; nil for none.
  public var gpsDestLongitude: NSNumber? {
    get { value("gpsDestLongitude") }
    set { set(newValue, "gpsDestLongitude") }
  }
  /// The direction to the destination; nil for none.
  public var gpsDestBearing: NSNumber? {
    get { value("gpsDestBearing") }
    set { set(newValue, "gpsDestBearing") }
  }
  /// The distance to the destination; nil for none.
  public var gpsDestDistance: NSNumber? {
    get { value("gpsDestDistance") }
    set { set(newValue, "gpsDestDistance") }
  }
  /// How the location was found; nil for none.
  public var gpsProcessingMethod: String? {
    get { value("gpsProcessingMethod") }
    set { set(newValue, "gpsProcessingMethod") }
  }
  /// The name of the area; nil for none.
  public var gpsAreaInformation: String? {
    get { value("gpsAreaInformation") }
    set { set(newValue, "gpsAreaInformation") }
  }
  /// The date of the receiver; nil for none.
  public var gpsDateStamp: Date? {
    get { value("gpsDateStamp") }
    set { set(newValue, "gpsDateStamp") }
  }
  /// Whether the measure was corrected; nil for none.
  public var gpsDifferental: NSNumber? {
    get { value("gpsDifferental") }
    set { set(newValue, "gpsDifferental") }
  }
  /// The state; nil for none.
  public var stateOrProvince: String? {
    get { value("stateOrProvince") }
    set { set(newValue, "stateOrProvince") }
  }
  /// The headline; nil for none.
  public var headline: String? {
    get { value("headline") }
    set { set(newValue, "headline") }
  }
  /// Instructions; nil for none.
  public var instructions: String? {
    get { value("instructions") }
    set { set(newValue, "instructions") }
  }
  /// The street; nil for none.
  public var thoroughfare: String? {
    get { value("thoroughfare") }
    set { set(newValue, "thoroughfare") }
  }
  /// The number in the street; nil for none.
  public var subThoroughfare: String? {
    get { value("subThoroughfare") }
    set { set(newValue, "subThoroughfare") }
  }
  /// The whole address; nil for none.
  public var fullyFormattedAddress: String? {
    get { value("fullyFormattedAddress") }
    set { set(newValue, "fullyFormattedAddress") }
  }
}
