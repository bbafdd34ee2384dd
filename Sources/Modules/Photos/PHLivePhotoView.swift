public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore
import PlainviewWidgets

/// Options of the badge that marks live photos.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The badge lies over the picture.
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  /// The badge says that the film is off.
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

/// Shows a live photo: its picture. The film is played by code alone, and has no length.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
  private let imageView = UIImageView(frame: .zero)
  private var style = PHLivePhotoViewPlaybackStyle.undefined

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a view of no size.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepare() {
    imageView.frame = bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(imageView)
  }

  /// What is shown; nil for nothing.
  open var livePhoto: PHLivePhoto? { didSet { imageView.image = livePhoto?.image } }
  /// Is notified of the playback.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// Whether the film plays without sound; kept, without effect.
  open var isMuted = false
  /// The rectangle of the picture, in parts of its size; kept, without effect.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The recognizer that plays the film on a device; it belongs to the view, and recognizes nothing by itself here.
  open private(set) lazy var playbackGestureRecognizer = UIGestureRecognizer(target: nil, action: nil)

  /// Plays the film, or its first moments, until it is stopped.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
    guard livePhoto != nil, style == .undefined, playbackStyle != .undefined else { return }
    style = playbackStyle
    UserCode.tell(delegate, "livePhotoView(_:willBeginPlaybackWith:)", of: self) {
      $0.livePhotoView(self, willBeginPlaybackWith: playbackStyle)
    }
  }

  /// Stops the film.
  open func stopPlayback() {
    let ended = style
    guard ended != .undefined else { return }
    style = .undefined
    UserCode.tell(delegate, "livePhotoView(_:didEndPlaybackWith:)", of: self) {
      $0.livePhotoView(self, didEndPlaybackWith: ended)
    }
  }

  /// The badge that marks live photos: a symbol.
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
    UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto") ?? UIImage()
  }
}
