public import Foundation
public import PlainviewCoreLocation
public import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// Makes an image of a part of a map: an empty one of the requested size.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
  /// The closure that receives a snapshot or an error.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// The options of the image.
  @preconcurrency @MainActor open class Options: NSObject, NSCopying {
    /// The camera of the snapshot; kept, the image covers `region`.
    open var camera = MKMapCamera()
    /// The part of the map as a rectangle of the flat map; it reads and sets `region`.
    open var mapRect: MKMapRect {
      get { MKMapRect(region) }
      set { region = MKCoordinateRegion(newValue) }
    }
    /// The part of the map that the image covers, widened to the image's proportions.
    open var region = MKCoordinateRegion()
    /// The type of the map, `standard` by default; kept, without effect.
    open var mapType = MKMapType.standard
    /// The configuration of the map; kept, without effect.
    open var preferredConfiguration: MKMapConfiguration?
    /// The categories of points of interest that are shown; kept, without effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether points of interest are shown; kept, without effect.
    open var showsPointsOfInterest = true
    /// Whether buildings are shown; kept, without effect.
    open var showsBuildings = true
    /// Points.
    open var size = CGSize(width: 256, height: 256)
    /// The number of pixels in a point, that of the main screen by default; kept, without effect.
    open var scale = UIScreen.main.scale
    /// The traits under which the image is made; the snapshot reports them.
    open var traitCollection = UITraitCollection.current

    /// Returns a copy with the same values.
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

  /// An image, and where coordinates are in it.
  @preconcurrency @MainActor open class Snapshot: NSObject {
    /// The image, of the size of the options and without a drawing in it.
    public let image: UIImage
    /// The traits from the options.
    public let traitCollection: UITraitCollection
    private let rect: MKMapRect

    init(_ options: Options) {
      image = UIGraphicsImageRenderer(size: options.size).image { _ in }
      traitCollection = options.traitCollection
      rect = options.mapRect.filling(options.size)
    }

    /// Where a coordinate is, in points of the image.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      guard rect.width > 0, rect.height > 0 else { return .zero }
      let point = MKMapPoint(coordinate)
      return CGPoint(
        x: (point.x - rect.minX) / rect.width * image.size.width,
        y: (point.y - rect.minY) / rect.height * image.size.height)
    }
  }

  /// The copy of the options with which the snapshotter was created.
  public let options: Options
  /// Whether an image is being made.
  open private(set) var isLoading = false

  public convenience override init() { self.init(options: Options()) }

  /// Creates a snapshotter with a copy of some options.
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

  /// Returns the snapshot at once.
  open func start() async throws -> Snapshot { Snapshot(options) }

  /// Cancels the request; no image follows.
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
