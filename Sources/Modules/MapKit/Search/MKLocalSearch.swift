public import Foundation
import PlainviewCoreLocation
public import PlainviewRuntime
import PlainviewUIKitCore

/// The domain of the errors of maps.
public let MKErrorDomain = "MKErrorDomain"

/// Why nothing was found.
public struct MKError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: UInt, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = MKError
    /// An error without a known reason.
    case unknown = 1
    /// The server failed, too many requests, no match, no route, or data that cannot be read.
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `MKErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { MKErrorDomain }

  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `serverFailure`, for use in a pattern.
  public static var serverFailure: Code { .serverFailure }
  /// The code `loadingThrottled`, for use in a pattern.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// The code `placemarkNotFound`, for use in a pattern.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// The code `directionsNotFound`, for use in a pattern.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// The code `decodingFailed`, for use in a pattern.
  public static var decodingFailed: Code { .decodingFailed }
}

/// Calls the app in the next turn.
@MainActor func soon(_ label: String, _ body: @escaping @MainActor () -> Void) {
  SimulatedProcess.current.clock.schedule(after: 0, label) { UserCode.run { body() } }
}

/// Finds places by words among those of the device (`XCUIDevice.locationServices.places`).
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
  /// The kinds of results of a search.
  public struct ResultType: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = Self(rawValue: 1)
    /// Points of interest.
    public static let pointOfInterest = Self(rawValue: 2)
    /// Physical features, such as mountains and rivers.
    public static let physicalFeature = Self(rawValue: 4)
  }

  /// A request for a search.
  @preconcurrency @MainActor open class Request: NSObject {
    /// The text to search for.
    open var naturalLanguageQuery: String?
    /// Where to search; a hint, which excludes no place.
    open var region = MKCoordinateRegion()
    /// The kinds of results; kept, without effect.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The categories of points of interest that may be found; kept, without effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public nonisolated override init() { super.init() }
    /// Creates a request with a text and an optional region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion? = nil) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
      if let region { self.region = region }
    }
    /// Creates a request for the title of a completion.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }

  /// What was found, nearest to the middle of the request's region first.
  @preconcurrency @MainActor open class Response: NSObject {
    /// The results, nearest first.
    public let mapItems: [MKMapItem]
    /// The region around all results.
    public let boundingRegion: MKCoordinateRegion
    init(_ mapItems: [MKMapItem]) {
      self.mapItems = mapItems
      let rect = mapItems.reduce(MKMapRect.null) {
        $0.union(MKMapRect(origin: MKMapPoint($1.placemark.coordinate), size: MKMapSize()))
      }
      boundingRegion = rect.isNull ? MKCoordinateRegion() : MKCoordinateRegion(rect)
    }
  }

  /// The closure that receives a response or an error.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  private let request: Request
  /// Within what distance of the region's middle points of interest are found, in meters; nil for a search by words.
  private var radius: CLLocationDistance?
  /// Whether an answer is still to come.
  open private(set) var isSearching = false
  /// Creates a search for a request.
  public init(request: Request) { self.request = request }
  /// Creates a search for the points of interest of a region: the places of the device that have a name.
  public convenience init(request: MKLocalPointsOfInterestRequest) {
    let around = Request()
    around.region = request.region
    self.init(request: around)
    radius = request.radius
  }
  /// Creates a search for a completion.
  public convenience init(completion: MKLocalSearchCompletion) { self.init(request: Request(completion: completion)) }

  static func places(_ query: String, around region: MKCoordinateRegion) -> [SimulatedPlace] {
    places(around: region) { place, _ in place.isFound(by: query) }
  }

  /// The places that are found, of which each is looked at with its distance from the middle in meters.
  private static func places(
    around region: MKCoordinateRegion, where isFound: (SimulatedPlace, CLLocationDistance) -> Bool
  ) -> [SimulatedPlace] {
    let middle = MKMapPoint(region.center)
    let distances = SimulatedPlace.known.map { ($0, MKMapPoint($0.coordinate).distance(to: middle)) }
    return distances.filter(isFound).sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func find() throws -> Response {
    let places =
      radius.map { radius in
        Self.places(around: request.region) { place, distance in place.name != nil && distance <= radius }
      } ?? Self.places(request.naturalLanguageQuery ?? "", around: request.region)
    guard !places.isEmpty else { throw MKError(.placemarkNotFound) }
    return Response(places.map { MKMapItem(placemark: MKPlacemark(placemark: CLPlacemark(place: $0))) })
  }

  /// Searches and calls the closure in the next turn, with an error when nothing matches.
  open func start(completionHandler: @escaping CompletionHandler) {
    isSearching = true
    soon("an answer of MKLocalSearch") { [self] in
      guard isSearching else { return }
      isSearching = false
      do { completionHandler(try find(), nil) } catch { completionHandler(nil, error) }
    }
  }
  /// Returns the results, or throws an error when nothing matches.
  open func start() async throws -> Response { try find() }
  /// Cancels the search; its closure is not called.
  open func cancel() { isSearching = false }
}

/// A text that a search can be completed to.
@preconcurrency @MainActor open class MKLocalSearchCompletion: NSObject {
  /// The name of the match, or its street.
  open private(set) var title: String
  /// The city and country of the match.
  open private(set) var subtitle: String
  /// The ranges of the title that match the text, always empty.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The ranges of the subtitle that match the text, always empty.
  open var subtitleHighlightRanges: [NSValue] { [] }
  /// Creates a completion without a title, for subclasses that tests hand to their code.
  public override init() { (title, subtitle) = ("", "") }

  init(_ place: SimulatedPlace) {
    title = place.name ?? place.thoroughfare ?? ""
    subtitle = [place.locality, place.country].compactMap { $0 }.joined(separator: ", ")
  }
}

/// Offers what the beginning of a search can be completed to, among the places of the device.
@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
  /// The kinds of completions.
  public struct ResultType: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = Self(rawValue: 1)
    /// Points of interest.
    public static let pointOfInterest = Self(rawValue: 2)
    /// Texts to search for.
    public static let query = Self(rawValue: 4)
  }
  /// The object that is informed of new completions.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The region whose nearest matches come first.
  open var region = MKCoordinateRegion()
  /// The kinds of completions; kept, without effect.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The categories of points of interest that may be found; kept, without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The completions of the latest text, nearest first.
  open private(set) var results: [MKLocalSearchCompletion] = []
  /// Whether an answer is still to come.
  open private(set) var isSearching = false
  /// The beginning of the text; setting it starts a search whose answer comes in the next turn.
  open var queryFragment = "" {
    didSet {
      isSearching = true
      soon("an answer of MKLocalSearchCompleter") { [weak self] in self?.answer() }
    }
  }
  public nonisolated override init() { super.init() }
  /// Cancels the search; the delegate is not called.
  open func cancel() { isSearching = false }

  private func answer() {
    guard isSearching else { return }
    isSearching = false
    results = MKLocalSearch.places(queryFragment, around: region).map { MKLocalSearchCompletion($0) }
    UserCode.tell(delegate, "completerDidUpdateResults(_:)", of: self) { $0.completerDidUpdateResults(self) }
  }
}

/// Is notified of completions.
@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Called when new completions are in `results`.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Declared for a search that fails; never called here.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  /// The default of the optional `completerDidUpdateResults(_:)`; does nothing.
  dynamic public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
    leftOut(by: self, with: [completer])
  }
  /// The default of the optional `completer(_:didFailWithError:)`; does nothing.
  dynamic public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
    leftOut(by: self, with: [completer, error])
  }
}
