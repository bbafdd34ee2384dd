public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
import Synchronization

/// Makes pictures of a film at given times.
///
/// The picture of each time within the film is an empty one of 1920 by 1080 pixels, as large as `maximumSize` lets
/// it be; at other times there is none.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The outcome of a request for a picture.
  public enum Result: Int, Sendable { case succeeded = 0, failed = 1, cancelled = 2 }

  /// What is called for each time: the time that was asked for, the picture, its time, the outcome, the error.
  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  /// Where pictures are cut.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// The identifier of the mode.
    public let rawValue: String
    /// Creates a mode from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The clean part of the picture.
    public static let cleanAperture = Self(rawValue: "CleanAperture")
    /// The picture without the edge left out in production.
    public static let productionAperture = Self(rawValue: "ProductionAperture")
    /// All pixels of the file.
    public static let encodedPixels = Self(rawValue: "EncodedPixels")
  }

  /// The film.
  open private(set) var asset: AVAsset
  /// Kept, without effect: films are not turned.
  open var appliesPreferredTrackTransform = false
  /// The size that pictures fit into, in pixels; zero for the film's own, a side of zero follows from the other.
  open var maximumSize = CGSize.zero
  /// Kept, without effect: there is a picture for each time.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// Kept, without effect: there is a picture for each time.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// Kept, without effect: pictures come whole.
  open var apertureMode: ApertureMode?
  /// How the pictures of the tracks are put together; kept, without effect.
  open var videoComposition: AVVideoComposition?

  /// The number of the last cancelling; what was asked for before it does not come any more.
  private let cancellings = Atomic<Int>(0)

  /// Creates a generator for a film.
  public init(asset: AVAsset) { self.asset = asset }

  /// The picture of a time, at once; the error is AVFoundation's for a time without one.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    let image = try picture(at: requestedTime)
    actualTime?.pointee = requestedTime
    return image
  }

  /// Calls the handler for each of the times, in their order, in the next turn.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    nonisolated(unsafe) let handler = handler
    let times = requestedTimes.map(\.timeValue)
    let cancelling = cancellings.load(ordering: .relaxed)
    SimulatedProcess.current.clock.schedule(after: 0, "pictures of a film") { [self] in
      for time in times { UserCode.run { tell(time, cancelling, handler) } }
    }
  }

  /// Calls the handler with the picture of a time in the next turn.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) { _, image, time, _, error in
      handler(image, time, error)
    }
  }

  /// The picture of a time, and its time.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    (try picture(at: time), time)
  }

  /// Calls the waiting handlers with the result that their pictures were cancelled.
  open func cancelAllCGImageGeneration() { cancellings.add(1, ordering: .relaxed) }

  private func tell(_ time: CMTime, _ cancelling: Int, _ handler: CompletionHandler) {
    guard cancellings.load(ordering: .relaxed) == cancelling else {
      return handler(time, nil, .zero, .cancelled, nil)
    }
    do {
      handler(time, try picture(at: time), time, .succeeded, nil)
    } catch {
      handler(time, nil, .zero, .failed, error)
    }
  }

  private func picture(at time: CMTime) throws -> CGImage {
    guard time.isNumeric, (0...max(0, asset.duration.seconds)).contains(time.seconds) else {
      throw AVError(.noImageAtTime)
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    guard let image = UIGraphicsImageRenderer(size: pictureSize, format: format).image(actions: { _ in }).cgImage else {
      throw AVError(.noImageAtTime)
    }
    return image
  }

  private var pictureSize: CGSize {
    let size = AVAssetTrack.sizeOfFilms
    let sides = [maximumSize.width / size.width, maximumSize.height / size.height].filter { $0 > 0 }
    let factor = min(1, sides.min() ?? 1)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}
