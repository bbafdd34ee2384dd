public import Foundation
public import PlainviewAVFoundation
public import PlainviewGraphics
import PlainviewRuntime
import PlainviewTargetAction
public import PlainviewUIKitCore

/// Shows a film in a small window over all apps. There is no such window: `XCUIDevice.pictureInPicture` says whether one
/// would be there, and has its buttons.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
  /// What a small window shows.
  @preconcurrency @MainActor open class ContentSource: NSObject {
    /// The layer of the film; nil for a call.
    open private(set) var playerLayer: AVPlayerLayer?
    /// The view that shows the call in the app; nil for a film.
    open private(set) weak var activeVideoCallSourceView: UIView?
    /// The controller that shows the call in the window; nil for a film.
    open private(set) var activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController?

    /// Creates a source for a film.
    public init(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }
    /// Creates a source for a call.
    public init(
      activeVideoCallSourceView sourceView: UIView,
      contentViewController: AVPictureInPictureVideoCallViewController
    ) {
      activeVideoCallSourceView = sourceView
      activeVideoCallContentViewController = contentViewController
    }

    var isPlayable: Bool { playerLayer.map { $0.player?.currentItem != nil } ?? (activeVideoCallSourceView != nil) }
    var isPlaying: Bool { playerLayer.map { ($0.player?.rate ?? 0) != 0 } ?? true }
  }

  /// What the window shows; nil for nothing.
  open var contentSource: ContentSource?
  /// The layer of the film.
  open var playerLayer: AVPlayerLayer { contentSource?.playerLayer ?? emptyLayer }
  private lazy var emptyLayer = AVPlayerLayer()
  /// The object that is informed of the window.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether the window appears by itself when a film plays and the app is left.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the user may not skip parts of the film. Kept, without effect.
  open var requiresLinearPlayback = false
  /// Whether the window can appear: the device has such windows, and there is something to show.
  open var isPictureInPicturePossible: Bool {
    Self.isPictureInPictureSupported() && contentSource?.isPlayable == true
  }
  /// Whether the window is there.
  open private(set) var isPictureInPictureActive = false {
    didSet {
      KeyValueObservers.hasChanged(self, "pictureInPictureActive", from: oldValue, to: isPictureInPictureActive)
    }
  }
  /// Whether the window is hidden by the system; always false.
  open var isPictureInPictureSuspended: Bool { false }
  private var observer: (any NSObjectProtocol)?
  /// Whether the window is appearing or going.
  private var isChanging = false

  /// Creates a controller for a film; nil where the device has no such windows.
  public convenience init?(playerLayer: AVPlayerLayer) {
    guard Self.isPictureInPictureSupported() else { return nil }
    self.init(contentSource: ContentSource(playerLayer: playerLayer))
  }
  /// Creates a controller for what a source has.
  public init(contentSource: ContentSource) {
    self.contentSource = contentSource
    super.init()
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.appWasLeft() } }
  }
  @available(*, unavailable) public override init() { fatalError("picture in picture has a source") }

  /// Returns whether the device has such windows, as `XCUIDevice.pictureInPicture` says.
  open class func isPictureInPictureSupported() -> Bool { PictureInPictureDevice.current.isSupported }

  /// The picture of a button that lets the window appear.
  open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
  /// The picture of a button that lets the window go.
  open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
  /// Returns the picture of a button that lets the window appear.
  open class func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
    pictureInPictureButtonStartImage
  }
  /// Returns the picture of a button that lets the window go.
  open class func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
    pictureInPictureButtonStopImage
  }

  private func appWasLeft() {
    if canStartPictureInPictureAutomaticallyFromInline, contentSource?.isPlaying == true { startPictureInPicture() }
  }

  // MARK: The window

  /// Lets the window appear, in the next turn; the one of another controller goes. Where that is not possible the
  /// delegate gets `pictureInPictureStartFailed`.
  open func startPictureInPicture() {
    guard !isPictureInPictureActive, !isChanging else { return }
    guard isPictureInPicturePossible else {
      let error = AVKitError(.pictureInPictureStartFailed)
      UserCode.tell(
        delegate, "pictureInPictureController(_:failedToStartPictureInPictureWithError:)", of: self, ", \(error.code)"
      ) { $0.pictureInPictureController(self, failedToStartPictureInPictureWithError: error) }
      return
    }
    let windows = PictureInPictureWindows.current
    windows.active?.close()
    windows.active = self
    isChanging = true
    UserCode.tell(delegate, "pictureInPictureControllerWillStartPictureInPicture(_:)", of: self) {
      $0.pictureInPictureControllerWillStartPictureInPicture(self)
    }
    UIApplication.shared.clock.schedule(after: 0, "the begin of picture in picture") { [self] in
      isChanging = false
      isPictureInPictureActive = true
      UserCode.tell(delegate, "pictureInPictureControllerDidStartPictureInPicture(_:)", of: self) {
        $0.pictureInPictureControllerDidStartPictureInPicture(self)
      }
    }
  }

  /// Lets the window go: the delegate shows the film in the app first.
  open func stopPictureInPicture() { restore() }

  /// Has the film shown in the app again, then lets the window go.
  func restore() {
    guard isPictureInPictureActive, !isChanging else { return }
    let heard: Void? = UserCode.ask(
      delegate, "pictureInPictureController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)"
    ) {
      $0.pictureInPictureController(self) { [weak self] _ in self?.close() }
    }
    if heard == nil { close() }
  }

  /// Lets the window go.
  func close() {
    guard isPictureInPictureActive, !isChanging else { return }
    isChanging = true
    UserCode.tell(delegate, "pictureInPictureControllerWillStopPictureInPicture(_:)", of: self) {
      $0.pictureInPictureControllerWillStopPictureInPicture(self)
    }
    UIApplication.shared.clock.schedule(after: 0, "the end of picture in picture") { [self] in
      isChanging = false
      isPictureInPictureActive = false
      if PictureInPictureWindows.current.active === self { PictureInPictureWindows.current.active = nil }
      UserCode.tell(delegate, "pictureInPictureControllerDidStopPictureInPicture(_:)", of: self) {
        $0.pictureInPictureControllerDidStopPictureInPicture(self)
      }
    }
  }

  /// Has the window ask again for the state of what plays; without effect.
  open func invalidatePlaybackState() {}
}

/// Shows a call in a small window.
@preconcurrency @MainActor open class AVPictureInPictureVideoCallViewController: UIViewController {}
