public import Foundation
public import PlainviewCoreLocation
import PlainviewRuntime

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1)
  public static let walking = Self(rawValue: 2)
  public static let transit = Self(rawValue: 4)
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// The way from one place to another: a straight one, at 50 kilometers an hour or 5 on foot.
@preconcurrency @MainActor open class MKDirections: NSObject {
  /// From where to where.
  @preconcurrency @MainActor open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    public nonisolated override init() { super.init() }
  }
  /// The ways that were found.
  @preconcurrency @MainActor open class Response: NSObject {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let routes: [MKRoute]
    init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
    }
  }
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

  private let request: Request
  open private(set) var isCalculating = false
  public init(request: Request) { self.request = request }

  private func find() throws -> Response {
    guard let source = request.source, let destination = request.destination,
      CLLocationCoordinate2DIsValid(source.placemark.coordinate),
      CLLocationCoordinate2DIsValid(destination.placemark.coordinate)
    else { throw MKError(.directionsNotFound) }
    let places = [source.placemark.coordinate, destination.placemark.coordinate]
    return Response(source, destination, [MKRoute(places, request.transportType)])
  }

  open func calculate(completionHandler: @escaping DirectionsHandler) {
    isCalculating = true
    SimulatedProcess.current.clock.schedule(after: 0, "an answer of MKDirections") { [self] in
      guard isCalculating else { return }
      isCalculating = false
      UserCode.run { do { completionHandler(try find(), nil) } catch { completionHandler(nil, error) } }
    }
  }
  open func calculate() async throws -> Response { try find() }
  open func cancel() { isCalculating = false }
}
public typealias MKDirectionsRequest = MKDirections.Request
public typealias MKDirectionsResponse = MKDirections.Response
public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response

/// A way.
@preconcurrency @MainActor open class MKRoute: NSObject {
  /// A part of a way.
  @preconcurrency @MainActor open class Step: NSObject {
    public let instructions: String
    open var notice: String? { nil }
    public let polyline: MKPolyline
    public let distance: CLLocationDistance
    public let transportType: MKDirectionsTransportType
    init(_ instructions: String, _ polyline: MKPolyline, _ distance: Double, _ type: MKDirectionsTransportType) {
      self.instructions = instructions
      self.polyline = polyline
      self.distance = distance
      transportType = type
    }
  }
  public let name = ""
  public let advisoryNotices: [String] = []
  /// Meters.
  public let distance: CLLocationDistance
  /// Seconds.
  public let expectedTravelTime: TimeInterval
  public let transportType: MKDirectionsTransportType
  public let polyline: MKPolyline
  public let steps: [Step]
  open var hasTolls: Bool { false }
  open var hasHighways: Bool { false }

  init(_ places: [CLLocationCoordinate2D], _ type: MKDirectionsTransportType) {
    transportType = type == .any ? .automobile : type
    polyline = MKPolyline(coordinates: places, count: places.count)
    distance = MKMapPoint(places[0]).distance(to: MKMapPoint(places[1]))
    expectedTravelTime = distance / ((transportType == .walking ? 5 : 50) / 3.6)
    steps = [Step("Go straight on", polyline, distance, transportType)]
  }
}
