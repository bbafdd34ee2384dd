public import Foundation
public import PlainviewCoreLocation

/// The point of view of a map.
@preconcurrency @MainActor open class MKMapCamera: NSObject {
  /// The coordinate in the middle of what the camera shows.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Degrees from north.
  open var heading: CLLocationDirection = 0
  /// Degrees from straight down.
  open var pitch: CGFloat = 0
  /// Meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The height of the camera, in meters, which follows from its distance and its pitch.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * steepness }
    set { centerCoordinateDistance = newValue / steepness }
  }
  /// The height of the camera for a distance of one; never zero.
  private var steepness: Double { max(cos(Double(pitch) * .pi / 180), 1e-9) }

  /// The height of the visible part for a distance of one.
  static let heightOfView = 2 * tan(15 * Double.pi / 180)

  public nonisolated override init() { super.init() }

  /// Creates a camera that shows a coordinate from a distance in meters, with a pitch and a heading in degrees.
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
  /// Creates a camera that looks at a coordinate from a height in meters above another one: straight down when they are the
  /// same, otherwise with the heading and the pitch that this gives.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    let ground = CLLocation(latitude: eyeCoordinate.latitude, longitude: eyeCoordinate.longitude).distance(
      from: CLLocation(latitude: centerCoordinate.latitude, longitude: centerCoordinate.longitude))
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: hypot(ground, eyeAltitude),
      pitch: ground > 0 ? CGFloat(atan2(ground, eyeAltitude) * 180 / .pi) : 0,
      heading: ground > 0 ? Self.heading(from: eyeCoordinate, to: centerCoordinate) : 0)
  }

  /// The initial direction of the shortest line from one point to another, in degrees from north.
  private static func heading(from one: CLLocationCoordinate2D, to other: CLLocationCoordinate2D) -> Double {
    let (latitude, otherLatitude) = (one.latitude * .pi / 180, other.latitude * .pi / 180)
    let longitude = (other.longitude - one.longitude) * .pi / 180
    let east = sin(longitude) * cos(otherLatitude)
    let north = cos(latitude) * sin(otherLatitude) - sin(latitude) * cos(otherLatitude) * cos(longitude)
    let angle = atan2(east, north) * 180 / .pi
    return angle < 0 ? angle + 360 : angle
  }

  /// One straight above a part of the map.
  convenience init(over region: MKCoordinateRegion) {
    let meters = region.span.latitudeDelta * 40_075_016.685_578_5 / 360
    self.init(lookingAtCenter: region.center, fromDistance: meters / Self.heightOfView, pitch: 0, heading: 0)
  }
}

/// The kind of map that is drawn.
@preconcurrency @MainActor open class MKMapConfiguration: NSObject {
  /// The options for showing the height of the ground.
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  /// Whether the map is flat or shows the height of the ground; kept, without effect.
  open var elevationStyle = ElevationStyle.flat
  nonisolated override init() { super.init() }
}
/// The configuration of a street map.
@preconcurrency @MainActor open class MKStandardMapConfiguration: MKMapConfiguration {
  /// The strength of the map's colors: normal, or muted behind the app's own content.
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  /// The strength of the map's colors; kept, without effect.
  open var emphasisStyle = EmphasisStyle.default
  /// The categories of points of interest that are shown; nil shows all. Kept, without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the map shows traffic; kept, without effect.
  open var showsTraffic = false
  public nonisolated override init() { super.init() }
  /// Creates a street map configuration with an elevation style and an emphasis style.
  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
    self.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }
}
/// The configuration of a satellite map with streets and labels.
@preconcurrency @MainActor open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The categories of points of interest that are shown; nil shows all. Kept, without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the map shows traffic; kept, without effect.
  open var showsTraffic = false
  public nonisolated override init() { super.init() }
  /// Creates a hybrid map configuration with an elevation style.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}
/// The configuration of a satellite map without labels.
@preconcurrency @MainActor open class MKImageryMapConfiguration: MKMapConfiguration {
  public nonisolated override init() { super.init() }
  /// Creates a satellite map configuration with an elevation style.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// The kinds of features of the map itself that a user can select.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Points of interest, such as museums and cafes.
  public static let pointsOfInterest = Self(rawValue: 1)
  /// Territories, such as cities and countries.
  public static let territories = Self(rawValue: 2)
  /// Physical features, such as mountains and rivers.
  public static let physicalFeatures = Self(rawValue: 4)
}

/// The category of a place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category, which begins with "MKPOICategory".
  public let rawValue: String
  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory" + name }
  /// Airports.
  public static let airport = Self("Airport")
  /// Amusement parks.
  public static let amusementPark = Self("AmusementPark")
  /// Aquariums.
  public static let aquarium = Self("Aquarium")
  /// Cash machines.
  public static let atm = Self("ATM")
  /// Bakeries.
  public static let bakery = Self("Bakery")
  /// Banks.
  public static let bank = Self("Bank")
  /// Beaches.
  public static let beach = Self("Beach")
  /// Breweries.
  public static let brewery = Self("Brewery")
  /// Cafes.
  public static let cafe = Self("Cafe")
  /// Campgrounds.
  public static let campground = Self("Campground")
  /// Car rental companies.
  public static let carRental = Self("CarRental")
  /// Charging stations for electric vehicles.
  public static let evCharger = Self("EVCharger")
  /// Fire stations.
  public static let fireStation = Self("FireStation")
  /// Fitness centers.
  public static let fitnessCenter = Self("FitnessCenter")
  /// Shops and markets for food.
  public static let foodMarket = Self("FoodMarket")
  /// Gas stations.
  public static let gasStation = Self("GasStation")
  /// Hospitals.
  public static let hospital = Self("Hospital")
  /// Hotels.
  public static let hotel = Self("Hotel")
  /// Laundries.
  public static let laundry = Self("Laundry")
  /// Libraries.
  public static let library = Self("Library")
  /// Marinas.
  public static let marina = Self("Marina")
  /// Movie theaters.
  public static let movieTheater = Self("MovieTheater")
  /// Museums.
  public static let museum = Self("Museum")
  /// National parks.
  public static let nationalPark = Self("NationalPark")
  /// Bars, clubs and other nightlife.
  public static let nightlife = Self("Nightlife")
  /// Parks.
  public static let park = Self("Park")
  /// Parking lots and garages.
  public static let parking = Self("Parking")
  /// Pharmacies.
  public static let pharmacy = Self("Pharmacy")
  /// Police stations.
  public static let police = Self("Police")
  /// Post offices.
  public static let postOffice = Self("PostOffice")
  /// Stations and stops of public transport.
  public static let publicTransport = Self("PublicTransport")
  /// Restaurants.
  public static let restaurant = Self("Restaurant")
  /// Public restrooms.
  public static let restroom = Self("Restroom")
  /// Schools.
  public static let school = Self("School")
  /// Stadiums.
  public static let stadium = Self("Stadium")
  /// Stores.
  public static let store = Self("Store")
  /// Theaters.
  public static let theater = Self("Theater")
  /// Universities.
  public static let university = Self("University")
  /// Wineries.
  public static let winery = Self("Winery")
  /// Zoos.
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
  /// Creates a filter that includes only some categories.
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(categories, isIncluding: true)
  }
  /// Creates a filter that includes all categories but some.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(categories, isIncluding: false)
  }
  /// The filter that includes every category.
  public static let includingAll = MKPointOfInterestFilter([], isIncluding: false)
  /// The filter that includes no category.
  public static let excludingAll = MKPointOfInterestFilter([], isIncluding: true)
  /// Returns whether the filter includes a category.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
  /// Returns whether the filter leaves a category out.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
