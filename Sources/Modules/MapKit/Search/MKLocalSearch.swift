public import Foundation
import PlainviewCoreLocation
import PlainviewRuntime
import PlainviewUIKitCore

public let MKErrorDomain = "MKErrorDomain"

/// Why nothing was found.
public struct MKError: CustomNSError, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
}

/// Calls the app in the next turn.
@MainActor private func soon(_ label: String, _ body: @escaping @MainActor () -> Void) {
  SimulatedProcess.current.clock.schedule(after: 0, label) { UserCode.run { body() } }
}

/// Finds places by words among those of the device (`XCUIDevice.locationServices.places`).
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1)
    public static let pointOfInterest = Self(rawValue: 2)
    public static let physicalFeature = Self(rawValue: 4)
  }

  /// What is looked for.
  @preconcurrency @MainActor open class Request: NSObject {
    open var naturalLanguageQuery: String?
    /// Where; a hint, which keeps no place away.
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public nonisolated override init() { super.init() }
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion? = nil) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
      if let region { self.region = region }
    }
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }

  /// What was found, nearest to the middle of the request's region first.
  @preconcurrency @MainActor open class Response: NSObject {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion
    init(_ mapItems: [MKMapItem]) {
      self.mapItems = mapItems
      let rect = mapItems.reduce(MKMapRect.null) {
        $0.union(MKMapRect(origin: MKMapPoint($1.placemark.coordinate), size: MKMapSize()))
      }
      boundingRegion = rect.isNull ? MKCoordinateRegion() : MKCoordinateRegion(rect)
    }
  }

  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  private let request: Request
  open private(set) var isSearching = false
  public init(request: Request) { self.request = request }
  public convenience init(completion: MKLocalSearchCompletion) { self.init(request: Request(completion: completion)) }

  static func places(_ words: String, around region: MKCoordinateRegion) -> [SimulatedPlace] {
    let middle = MKMapPoint(region.center)
    let found = SimulatedPlace.known.filter { $0.isFound(by: words) }
    let distances = found.map { ($0, MKMapPoint($0.coordinate).distance(to: middle)) }
    return distances.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func find() throws -> Response {
    let places = Self.places(request.naturalLanguageQuery ?? "", around: request.region)
    guard !places.isEmpty else { throw MKError(.placemarkNotFound) }
    return Response(places.map { MKMapItem(placemark: MKPlacemark(placemark: CLPlacemark(place: $0))) })
  }

  open func start(completionHandler: @escaping CompletionHandler) {
    isSearching = true
    soon("an answer of MKLocalSearch") { [self] in
      guard isSearching else { return }
      isSearching = false
      do { completionHandler(try find(), nil) } catch { completionHandler(nil, error) }
    }
  }
  open func start() async throws -> Response { try find() }
  open func cancel() { isSearching = false }
}

/// Words that a search can be completed to.
@preconcurrency @MainActor open class MKLocalSearchCompletion: NSObject {
  public let title: String
  public let subtitle: String
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
  init(_ place: SimulatedPlace) {
    title = place.name ?? place.thoroughfare ?? ""
    subtitle = [place.locality, place.country].compactMap { $0 }.joined(separator: ", ")
  }
}

/// Offers what the beginning of a search can be completed to, among the places of the device.
@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1)
    public static let pointOfInterest = Self(rawValue: 2)
    public static let query = Self(rawValue: 4)
  }
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open private(set) var results: [MKLocalSearchCompletion] = []
  open private(set) var isSearching = false
  open var queryFragment = "" {
    didSet {
      isSearching = true
      soon("an answer of MKLocalSearchCompleter") { [weak self] in self?.answer() }
    }
  }
  public nonisolated override init() { super.init() }
  open func cancel() { isSearching = false }

  private func answer() {
    guard isSearching else { return }
    isSearching = false
    results = MKLocalSearch.places(queryFragment, around: region).map { MKLocalSearchCompletion($0) }
    UserCode.tell(delegate, "completerDidUpdateResults(_:)", of: self) { $0.completerDidUpdateResults(self) }
  }
}

/// Hears of completions.
@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  dynamic public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
    leftOut(by: self, with: [completer])
  }
  dynamic public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
    leftOut(by: self, with: [completer, error])
  }
}
