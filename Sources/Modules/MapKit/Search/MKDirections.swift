public import Foundation
public import PlainviewCoreLocation
import PlainviewRuntime

/// The means of transport of a route.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By public transport.
  public static let transit = Self(rawValue: 4)
  /// By any means of transport.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// The route from one place to another: a straight line, at 50 kilometers an hour or 5 on foot.
@preconcurrency @MainActor open class MKDirections: NSObject {
  /// From where to where.
  @preconcurrency @MainActor open class Request: NSObject {
    /// The start of the route.
    open var source: MKMapItem?
    /// The destination of the route.
    open var destination: MKMapItem?
    /// The means of transport, `any` by default; only `walking` changes the speed.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several routes may be returned; kept, there is always one.
    open var requestsAlternateRoutes = false
    /// The date of departure; kept, without effect.
    open var departureDate: Date?
    /// The date of arrival; kept, without effect.
    open var arrivalDate: Date?
    public nonisolated override init() { super.init() }
  }
  /// The routes that were found.
  @preconcurrency @MainActor open class Response: NSObject {
    /// The start from the request.
    public let source: MKMapItem
    /// The destination from the request.
    public let destination: MKMapItem
    /// The routes that were found, always one.
    public let routes: [MKRoute]
    init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
    }
  }
  /// The closure that receives a response or an error.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

  private let request: Request
  /// Whether an answer is still to come.
  open private(set) var isCalculating = false
  /// Creates a calculation for a request.
  public init(request: Request) { self.request = request }

  private func find() throws -> Response {
    guard let source = request.source, let destination = request.destination,
      CLLocationCoordinate2DIsValid(source.placemark.coordinate),
      CLLocationCoordinate2DIsValid(destination.placemark.coordinate)
    else { throw MKError(.directionsNotFound) }
    let coordinates = [source.placemark.coordinate, destination.placemark.coordinate]
    return Response(source, destination, [MKRoute(coordinates, request.transportType)])
  }

  /// Calculates the route and calls the closure in the next turn, with an error when an end of the route is unknown.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    isCalculating = true
    SimulatedProcess.current.clock.schedule(after: 0, "an answer of MKDirections") { [self] in
      guard isCalculating else { return }
      isCalculating = false
      UserCode.run { do { completionHandler(try find(), nil) } catch { completionHandler(nil, error) } }
    }
  }
  /// Returns the route, or throws an error when an end of it is unknown.
  open func calculate() async throws -> Response { try find() }
  /// Cancels the calculation; its closure is not called.
  open func cancel() { isCalculating = false }
}
/// The request for directions under its older name.
public typealias MKDirectionsRequest = MKDirections.Request
/// The response to a request for directions under its older name.
public typealias MKDirectionsResponse = MKDirections.Response
/// The request for a search under its older name.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// The response to a search under its older name.
public typealias MKLocalSearchResponse = MKLocalSearch.Response

/// A route.
@preconcurrency @MainActor open class MKRoute: NSObject {
  /// A step of a route.
  @preconcurrency @MainActor open class Step: NSObject {
    /// The instruction for this step.
    public let instructions: String
    /// A notice about the step, always nil.
    open var notice: String? { nil }
    /// The line of the step.
    open private(set) var polyline: MKPolyline
    /// The length of the step, in meters.
    open private(set) var distance: CLLocationDistance
    /// The means of transport of the step.
    open private(set) var transportType: MKDirectionsTransportType
    init(_ instructions: String, _ polyline: MKPolyline, _ distance: Double, _ type: MKDirectionsTransportType) {
      self.instructions = instructions
      self.polyline = polyline
      self.distance = distance
      transportType = type
    }
  }
  /// The name of the route, always empty.
  public let name = ""
  /// Notices about the route, always empty.
  public let advisoryNotices: [String] = []
  /// Meters.
  public let distance: CLLocationDistance
  /// Seconds.
  open private(set) var expectedTravelTime: TimeInterval
  /// The means of transport; `automobile` when the request allowed any.
  public let transportType: MKDirectionsTransportType
  /// The line of the route.
  public let polyline: MKPolyline
  /// The steps of the route, always one.
  open private(set) var steps: [Step]
  /// Whether the route has tolls, always false.
  open var hasTolls: Bool { false }
  /// Whether the route uses highways, always false.
  open var hasHighways: Bool { false }

  /// Creates a route of no length, as apps do until they have one.
  public override init() {
    transportType = .automobile
    polyline = MKPolyline(coordinates: [], count: 0)
    (distance, expectedTravelTime, steps) = (0, 0, [])
  }

  init(_ coordinates: [CLLocationCoordinate2D], _ type: MKDirectionsTransportType) {
    transportType = type == .any ? .automobile : type
    polyline = MKPolyline(coordinates: coordinates, count: coordinates.count)
    distance = MKMapPoint(coordinates[0]).distance(to: MKMapPoint(coordinates[1]))
    expectedTravelTime = distance / ((transportType == .walking ? 5 : 50) / 3.6)
    steps = [Step("Go straight on", polyline, distance, transportType)]
  }
}
