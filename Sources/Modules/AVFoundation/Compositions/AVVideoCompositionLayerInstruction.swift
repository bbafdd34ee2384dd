public import Foundation
public import PlainviewGraphics

/// What is done with the pictures of a track.
open class AVVideoCompositionLayerInstruction: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate var track = kCMPersistentTrackID_Invalid
  fileprivate var transforms = Ramps<CGAffineTransform>()
  fileprivate var opacities = Ramps<Float>()
  fileprivate var crops = Ramps<CGRect>()

  public override init() { super.init() }
  /// The number of the track.
  open var trackID: CMPersistentTrackID { track }

  /// Gets the transforms between which a time is, and when; false for none.
  open func getTransformRamp(
    for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
    end endTransform: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool { transforms.get(time, startTransform, endTransform, timeRange) }
  /// Gets the opacities between which a time is, and when; false for none.
  open func getOpacityRamp(
    for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool { opacities.get(time, startOpacity, endOpacity, timeRange) }
  /// Gets the rectangles between which a time is, and when; false for none.
  open func getCropRectangleRamp(
    for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>?,
    endCropRectangle: UnsafeMutablePointer<CGRect>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool { crops.get(time, startCropRectangle, endCropRectangle, timeRange) }

  fileprivate func fill(_ copy: AVVideoCompositionLayerInstruction) -> AVVideoCompositionLayerInstruction {
    (copy.track, copy.transforms, copy.opacities, copy.crops) = (track, transforms, opacities, crops)
    return copy
  }
  /// Returns a copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { fill(AVVideoCompositionLayerInstruction()) }
  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { fill(AVMutableVideoCompositionLayerInstruction()) }
}

/// What is done with the pictures of a track, which can be changed. Kept, without effect: nothing is drawn.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
  public override init() { super.init() }
  /// Creates instructions for a track.
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    self.track = track.trackID
  }
  open override var trackID: CMPersistentTrackID {
    get { super.trackID }
    set { track = newValue }
  }
  /// Sets the transform from a time on.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) { transforms.set(transform, at: time) }
  /// Lets the transform change in a range.
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
  ) { transforms.set(startTransform, endTransform, timeRange) }
  /// Sets the opacity from a time on.
  open func setOpacity(_ opacity: Float, at time: CMTime) { opacities.set(opacity, at: time) }
  /// Lets the opacity change in a range.
  open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange)
  { opacities.set(startOpacity, endOpacity, timeRange) }
  /// Sets the part of the pictures that is shown from a time on.
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) { crops.set(cropRectangle, at: time) }
  /// Lets the part of the pictures that is shown change in a range.
  open func setCropRectangleRamp(
    fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect,
    timeRange: CMTimeRange
  ) { crops.set(startCropRectangle, endCropRectangle, timeRange) }
}

/// Values that change in ranges of time.
struct Ramps<Value> {
  private var all: [(start: Value, end: Value, range: CMTimeRange)] = []

  mutating func set(_ value: Value, at time: CMTime) {
    set(value, value, CMTimeRange(start: time, duration: .positiveInfinity))
  }
  mutating func set(_ start: Value, _ end: Value, _ range: CMTimeRange) { all.append((start, end, range)) }

  /// The values around a time: the range of those that began last.
  func get(
    _ time: CMTime, _ start: UnsafeMutablePointer<Value>?, _ end: UnsafeMutablePointer<Value>?,
    _ range: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    var found: (start: Value, end: Value, range: CMTimeRange)?
    for ramp in all where ramp.range.start <= time {
      if let known = found, known.range.start > ramp.range.start { continue }
      found = ramp
    }
    guard let found else { return false }
    start?.pointee = time < found.range.end ? found.start : found.end
    end?.pointee = found.end
    range?.pointee = found.range
    return true
  }
}
