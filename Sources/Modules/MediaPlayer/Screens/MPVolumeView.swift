public import Foundation
import PlainviewAVFoundation
public import PlainviewGraphics
public import PlainviewUIKitCore
public import PlainviewWidgets

extension NSNotification.Name {
  /// The name for a change of whether other devices can play; never posted here.
  public static let MPVolumeViewWirelessRoutesAvailableDidChange = NSNotification.Name(
    "MPVolumeViewWirelessRoutesAvailableDidChangeNotification")
  /// The name for a change of whether another device plays; never posted here.
  public static let MPVolumeViewWirelessRouteActiveDidChange = NSNotification.Name(
    "MPVolumeViewWirelessRouteActiveDidChangeNotification")
}

/// A slider for the volume of the device (`XCUIDevice.media.volume`); there is no other device that could play.
@preconcurrency @MainActor open class MPVolumeView: UIView {
  /// Whether the slider is shown.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// Whether there is a button for other devices, of which there are none. Kept, without effect.
  open var showsRouteButton = true
  /// Whether other devices can play; always false.
  open var areWirelessRoutesAvailable: Bool { false }
  /// Whether another device plays; always false.
  open var isWirelessRouteActive: Bool { false }
  /// A picture that says that the volume cannot be changed. Kept, without effect.
  open var volumeWarningSliderImage: UIImage?
  private let slider = VolumeSlider(frame: .zero)
  private var routeImages: [UInt: UIImage] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates a view from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  /// Creates a view with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepare() {
    slider.accessibilityLabel = "Volume"
    slider.follow()
    let changed = SystemAction { [weak slider] _ in slider.map { AVAudioSession.setDeviceVolume($0.value) } }
    slider.addAction(changed, for: .valueChanged)
    addSubview(slider)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.follow()
    slider.frame = volumeSliderRect(forBounds: bounds)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  /// Returns where the slider is in some bounds: all of them.
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns where the thumb is at a value, as that of the slider.
  open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect {
    slider.thumbRect(forBounds: bounds, trackRect: rect, value: value)
  }
  /// Returns where the button for other devices is: nowhere.
  open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// Sets the picture of the track up to the thumb.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMinimumTrackImage(image, for: state)
  }
  /// Sets the picture of the track beyond the thumb.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMaximumTrackImage(image, for: state)
  }
  /// Sets the picture of the thumb.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }
  /// Sets the picture of the button for other devices. Kept, without effect.
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) { routeImages[state.rawValue] = image }
  /// Returns the picture of the track up to the thumb.
  open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.minimumTrackImage(for: state) }
  /// Returns the picture of the track beyond the thumb.
  open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.maximumTrackImage(for: state) }
  /// Returns the picture of the thumb.
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? { slider.thumbImage(for: state) }
  /// Returns the picture of the button for other devices.
  open func routeButtonImage(for state: UIControl.State) -> UIImage? { routeImages[state.rawValue] }
}

/// The slider, whose value is the volume of the device.
private final class VolumeSlider: UISlider {
  private var isFollowing = false

  func follow() {
    isFollowing = true
    value = AVAudioSession.sharedInstance().outputVolume
    isFollowing = false
  }
  override func setValue(_ value: Float, animated: Bool) {
    super.setValue(value, animated: animated)
    if !isFollowing { AVAudioSession.setDeviceVolume(self.value) }
  }
}
