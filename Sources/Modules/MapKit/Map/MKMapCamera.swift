public import Foundation
public import PlainviewCoreLocation

/// From where a map is looked at.
@preconcurrency @MainActor open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Degrees from north.
  open var heading: CLLocationDirection = 0
  /// Degrees from straight down.
  open var pitch: CGFloat = 0
  /// Meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }

  /// How high what is seen is, for a distance of one.
  static let heightOfView = 2 * tan(15 * Double.pi / 180)

  public nonisolated override init() { super.init() }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) { self.init(lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0) }

  /// One straight above a part of the map.
  convenience init(over region: MKCoordinateRegion) {
    let meters = region.span.latitudeDelta * 40_075_016.685_578_5 / 360
    self.init(lookingAtCenter: region.center, fromDistance: meters / Self.heightOfView, pitch: 0, heading: 0)
  }
}

/// What a map is drawn as.
@preconcurrency @MainActor open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  open var elevationStyle = ElevationStyle.flat
  nonisolated override init() { super.init() }
}
@preconcurrency @MainActor open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public nonisolated override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
    self.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }
}
@preconcurrency @MainActor open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public nonisolated override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}
@preconcurrency @MainActor open class MKImageryMapConfiguration: MKMapConfiguration {
  public nonisolated override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pointsOfInterest = Self(rawValue: 1)
  public static let territories = Self(rawValue: 2)
  public static let physicalFeatures = Self(rawValue: 4)
}

/// What a place is.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory" + name }
  public static let airport = Self("Airport")
  public static let amusementPark = Self("AmusementPark")
  public static let aquarium = Self("Aquarium")
  public static let atm = Self("ATM")
  public static let bakery = Self("Bakery")
  public static let bank = Self("Bank")
  public static let beach = Self("Beach")
  public static let brewery = Self("Brewery")
  public static let cafe = Self("Cafe")
  public static let campground = Self("Campground")
  public static let carRental = Self("CarRental")
  public static let evCharger = Self("EVCharger")
  public static let fireStation = Self("FireStation")
  public static let fitnessCenter = Self("FitnessCenter")
  public static let foodMarket = Self("FoodMarket")
  public static let gasStation = Self("GasStation")
  public static let hospital = Self("Hospital")
  public static let hotel = Self("Hotel")
  public static let laundry = Self("Laundry")
  public static let library = Self("Library")
  public static let marina = Self("Marina")
  public static let movieTheater = Self("MovieTheater")
  public static let museum = Self("Museum")
  public static let nationalPark = Self("NationalPark")
  public static let nightlife = Self("Nightlife")
  public static let park = Self("Park")
  public static let parking = Self("Parking")
  public static let pharmacy = Self("Pharmacy")
  public static let police = Self("Police")
  public static let postOffice = Self("PostOffice")
  public static let publicTransport = Self("PublicTransport")
  public static let restaurant = Self("Restaurant")
  public static let restroom = Self("Restroom")
  public static let school = Self("School")
  public static let stadium = Self("Stadium")
  public static let store = Self("Store")
  public static let theater = Self("Theater")
  public static let university = Self("University")
  public static let winery = Self("Winery")
  public static let zoo = Self("Zoo")
}

/// Which places are of interest.
@preconcurrency @MainActor open class MKPointOfInterestFilter: NSObject {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool
  private init(_ categories: [MKPointOfInterestCategory], isIncluding: Bool) {
    self.categories = Set(categories)
    self.isIncluding = isIncluding
  }
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(categories, isIncluding: true)
  }
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(categories, isIncluding: false)
  }
  public static let includingAll = MKPointOfInterestFilter([], isIncluding: false)
  public static let excludingAll = MKPointOfInterestFilter([], isIncluding: true)
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
