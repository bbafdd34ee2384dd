public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// What is done with pictures in a part of a film.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  /// The part of the film.
  var timeRange: CMTimeRange { get }
  /// Whether an animation is drawn over the pictures.
  var enablePostProcessing: Bool { get }
  /// Whether the pictures differ from time to time where the sources do not.
  var containsTweening: Bool { get }
  /// The numbers of the tracks that are needed; nil for all.
  var requiredSourceTrackIDs: [NSValue]? { get }
  /// The number of the track that is shown as it is; invalid for none.
  var passthroughTrackID: CMPersistentTrackID { get }
}

/// What is done with the pictures of all tracks in a part of a film.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
  fileprivate var range = CMTimeRange.invalid
  fileprivate var color: CGColor?
  fileprivate var layers: [AVVideoCompositionLayerInstruction] = []
  fileprivate var isPostProcessed = true

  public override init() { super.init() }
  /// The part of the film.
  open var timeRange: CMTimeRange { range }
  /// The color behind the pictures; nil for black.
  open var backgroundColor: CGColor? { color }
  /// What is done with each track, the uppermost first.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { layers }
  /// Whether an animation is drawn over the pictures.
  open var enablePostProcessing: Bool { isPostProcessed }
  /// Whether the pictures differ from time to time where the sources do not, always true.
  open var containsTweening: Bool { true }
  /// The numbers of the tracks that are needed.
  open var requiredSourceTrackIDs: [NSValue]? { layers.map { NSNumber(value: $0.trackID) } }
  /// The number of the track that is shown as it is: none.
  open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
}

/// What is done with the pictures of all tracks in a part of a film, which can be changed.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
  open override var timeRange: CMTimeRange {
    get { super.timeRange }
    set { range = newValue }
  }
  open override var backgroundColor: CGColor? {
    get { super.backgroundColor }
    set { color = newValue }
  }
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { super.layerInstructions }
    set { layers = newValue }
  }
  open override var enablePostProcessing: Bool {
    get { super.enablePostProcessing }
    set { isPostProcessed = newValue }
  }
}

/// How the pictures of tracks are put together.
open class AVVideoComposition: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate struct Values {
    var instructions: [any AVVideoCompositionInstructionProtocol] = []
    var frameDuration = CMTime.zero
    var renderSize = CGSize.zero
    var renderScale: Float = 1
    var compositor: AnyClass?
    var tool: AVVideoCompositionCoreAnimationTool?
    var timingTrack = kCMPersistentTrackID_Invalid
    var colors: (primaries: String?, transfer: String?, matrix: String?)
  }
  fileprivate var values = Values()

  public override init() { super.init() }
  /// Creates a composition that shows the pictures of an asset as they are.
  public convenience init(propertiesOf asset: AVAsset) {
    self.init()
    let track = asset.trackList.first { $0.mediaType == .video }
    values.renderSize = track?.naturalSize ?? .zero
    values.frameDuration = CMTime(value: 1, timescale: 30)
    guard let track else { return }
    let instruction = AVVideoCompositionInstruction()
    instruction.range = CMTimeRange(start: .zero, duration: asset.duration)
    instruction.layers = [AVMutableVideoCompositionLayerInstruction(assetTrack: track)]
    values.instructions = [instruction]
  }

  /// What is done in each part of the film.
  open var instructions: [any AVVideoCompositionInstructionProtocol] { values.instructions }
  /// How long a picture is shown.
  open var frameDuration: CMTime { values.frameDuration }
  /// The size of the pictures in pixels.
  open var renderSize: CGSize { values.renderSize }
  /// The scale of the pictures.
  open var renderScale: Float { values.renderScale }
  /// The class of the app that puts pictures together; kept, without effect.
  open var customVideoCompositorClass: AnyClass? { values.compositor }
  /// The animation that is drawn over the pictures.
  open var animationTool: AVVideoCompositionCoreAnimationTool? { values.tool }
  /// The track whose times the pictures have; none for `frameDuration`.
  open var sourceTrackIDForFrameTiming: CMPersistentTrackID { values.timingTrack }
  /// The primary colors.
  open var colorPrimaries: String? { values.colors.primaries }
  /// The function of brightness.
  open var colorTransferFunction: String? { values.colors.transfer }
  /// The matrix of colors.
  open var colorYCbCrMatrix: String? { values.colors.matrix }

  /// Returns a copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVVideoComposition()
    copy.values = values
    return copy
  }
  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = AVMutableVideoComposition()
    copy.values = values
    return copy
  }
}

/// How the pictures of tracks are put together, which can be changed.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  public override init() { super.init() }
  open override var instructions: [any AVVideoCompositionInstructionProtocol] {
    get { super.instructions }
    set { values.instructions = newValue }
  }
  open override var frameDuration: CMTime {
    get { super.frameDuration }
    set { values.frameDuration = newValue }
  }
  open override var renderSize: CGSize {
    get { super.renderSize }
    set { values.renderSize = newValue }
  }
  open override var renderScale: Float {
    get { super.renderScale }
    set { values.renderScale = newValue }
  }
  open override var customVideoCompositorClass: AnyClass? {
    get { super.customVideoCompositorClass }
    set { values.compositor = newValue }
  }
  open override var animationTool: AVVideoCompositionCoreAnimationTool? {
    get { super.animationTool }
    set { values.tool = newValue }
  }
  open override var sourceTrackIDForFrameTiming: CMPersistentTrackID {
    get { super.sourceTrackIDForFrameTiming }
    set { values.timingTrack = newValue }
  }
  open override var colorPrimaries: String? {
    get { super.colorPrimaries }
    set { values.colors.primaries = newValue }
  }
  open override var colorTransferFunction: String? {
    get { super.colorTransferFunction }
    set { values.colors.transfer = newValue }
  }
  open override var colorYCbCrMatrix: String? {
    get { super.colorYCbCrMatrix }
    set { values.colors.matrix = newValue }
  }
}

/// Draws an animation over the pictures of a film. Kept, without effect: nothing is drawn.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
  let layers: [CALayer]
  /// Creates a tool that puts the pictures into a layer, which is drawn with another one.
  public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
    layers = [videoLayer, animationLayer]
  }
  /// Creates a tool that puts the pictures into several layers, which are drawn with another one.
  public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {
    layers = videoLayers + [animationLayer]
  }
  /// Creates a tool that takes a layer as a track of the composition.
  public init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) { layers = [layer] }
}
