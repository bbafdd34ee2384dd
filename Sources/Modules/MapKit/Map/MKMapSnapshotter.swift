public import Foundation
public import PlainviewCoreLocation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Makes an image of a part of a map: one of the size that is wanted, with nothing drawn in it.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// What is to be seen.
  @preconcurrency @MainActor open class Options: NSObject, NSCopying {
    open var camera = MKMapCamera()
    open var mapRect: MKMapRect {
      get { MKMapRect(region) }
      set { region = MKCoordinateRegion(newValue) }
    }
    open var region = MKCoordinateRegion()
    open var mapType = MKMapType.standard
    open var preferredConfiguration: MKMapConfiguration?
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsPointsOfInterest = true
    open var showsBuildings = true
    /// Points.
    open var size = CGSize(width: 256, height: 256)
    open var scale = UIScreen.main.scale
    open var traitCollection = UITraitCollection.current

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { () -> Options in
        let copy = Options()
        copy.camera = camera
        copy.region = region
        copy.mapType = mapType
        copy.preferredConfiguration = preferredConfiguration
        copy.pointOfInterestFilter = pointOfInterestFilter
        copy.showsPointsOfInterest = showsPointsOfInterest
        copy.showsBuildings = showsBuildings
        copy.size = size
        copy.scale = scale
        copy.traitCollection = traitCollection
        return copy
      }
    }
  }

  /// An image, and where places are in it.
  @preconcurrency @MainActor open class Snapshot: NSObject {
    public let image: UIImage
    public let traitCollection: UITraitCollection
    private let rect: MKMapRect

    init(_ options: Options) {
      image = UIGraphicsImageRenderer(size: options.size).image { _ in }
      traitCollection = options.traitCollection
      rect = options.mapRect.filling(options.size)
    }

    /// Where a place is, in points of the image.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      guard rect.width > 0, rect.height > 0 else { return .zero }
      let point = MKMapPoint(coordinate)
      return CGPoint(
        x: (point.x - rect.minX) / rect.width * image.size.width,
        y: (point.y - rect.minY) / rect.height * image.size.height)
    }
  }

  public let options: Options
  /// Whether an image is being made.
  open private(set) var isLoading = false

  public convenience override init() { self.init(options: Options()) }

  public init(options: Options) {
    self.options = options.copy() as? Options ?? options
    super.init()
  }

  /// Makes the image; the app gets it in the next turn.
  open func start(completionHandler: @escaping CompletionHandler) {
    isLoading = true
    SimulatedProcess.current.clock.schedule(after: 0, "a snapshot of MKMapSnapshotter") { [self] in
      guard isLoading else { return }
      isLoading = false
      UserCode.run { completionHandler(Snapshot(options), nil) }
    }
  }

  /// The image comes in the next turn on the main queue, whatever queue is named.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    start(completionHandler: completionHandler)
  }

  open func start() async throws -> Snapshot { Snapshot(options) }

  /// No image comes any more.
  open func cancel() { isLoading = false }
}

extension MKMapRect {
  /// The smallest part around this one that has the proportions of a size.
  func filling(_ size: CGSize) -> MKMapRect {
    guard size.width > 0, size.height > 0, !isNull else { return self }
    let scale = max(width / size.width, height / size.height)
    let (wide, high) = (scale * size.width, scale * size.height)
    return MKMapRect(x: midX - wide / 2, y: midY - high / 2, width: wide, height: high)
  }
}
