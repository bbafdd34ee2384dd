public import Foundation
public import PlainviewAVFoundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore
import PlainviewWidgets

/// A player with its controls. In a text picture it is a box with the file's name; presented, it has a button that
/// closes it, and one that plays and pauses.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  /// The object that would be informed of picture in picture; it is never called here.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// The player; its file's name is in text pictures.
  open var player: AVPlayer?
  /// Whether there is a button that plays and pauses; it counts when the view is loaded.
  open var showsPlaybackControls = true
  /// The mode of fitting the film into the view; kept, without effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether picture in picture is allowed; kept, without effect.
  open var allowsPictureInPicturePlayback = true
  /// Whether picture in picture begins when the app is left; kept, without effect.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether playing begins in full screen; kept, without effect.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether full screen ends with the film; kept, without effect.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the information on what is played is kept up to date; kept, without effect.
  open var updatesNowPlayingInfoCenter = true
  /// Whether the user may not skip parts of the film; kept, without effect.
  open var requiresLinearPlayback = false
  /// Whether there is a film to show; true when the player has an item.
  open var isReadyForDisplay: Bool { player?.currentItem != nil }
  /// The rectangle of the film, the bounds of the view.
  open var videoBounds: CGRect { viewIfLoaded?.bounds ?? .zero }
  /// A view for the app's own views; it is not part of the controller's view here.
  open private(set) lazy var contentOverlayView: UIView? = UIView(frame: view.bounds)

  open override func loadView() { view = FilmView(self) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    guard showsPlaybackControls else { return }
    let play = UIButton(frame: CGRect(x: 16, y: 60, width: 120, height: 44))
    play.setTitle("Play/Pause", for: .normal)
    play.addAction(
      UIAction { [weak self] _ in
        guard let player = self?.player else { return }
        if player.rate == 0 { player.play() } else { player.pause() }
      }, for: .touchUpInside)
    view.addSubview(play)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard presentingViewController != nil, close.superview == nil else { return }
    close.frame = CGRect(x: 150, y: 60, width: 80, height: 44)
    close.setTitle("Done", for: .normal)
    close.addAction(
      UIAction { [weak self] _ in
        self?.player?.pause()
        self?.dismiss(animated: true)
      }, for: .touchUpInside)
    view.addSubview(close)
  }

  private lazy var close = UIButton(type: .system)
}

/// What stands for the film.
private final class FilmView: UIView {
  private weak var controller: AVPlayerViewController?

  init(_ controller: AVPlayerViewController) {
    self.controller = controller
    super.init(frame: UIScreen.main.bounds)
  }
  required init?(coder: NSCoder) { return nil }

  override func drawText(on canvas: TextCanvas) {
    let url = (controller?.player?.currentItem?.asset as? AVURLAsset)?.url
    canvas.namedBox(["AVPlayerViewController", url?.lastPathComponent ?? ""])
  }
}

/// Is notified of changes of a player's screen; every method is optional.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Declared for the moment before picture in picture begins; never called here.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Declared for the begin of picture in picture; never called here.
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Declared for the moment before picture in picture ends; never called here.
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Declared for the end of picture in picture; never called here.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Declared for whether picture in picture dismisses the controller; never called here.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
}
extension AVPlayerViewControllerDelegate {
  /// The default of the optional `playerViewControllerWillStartPictureInPicture(_:)`; does nothing.
  dynamic public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
    leftOut(by: self, with: [playerViewController])
  }
  /// The default of the optional `playerViewControllerDidStartPictureInPicture(_:)`; does nothing.
  dynamic public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
    leftOut(by: self, with: [playerViewController])
  }
  /// The default of the optional `playerViewControllerWillStopPictureInPicture(_:)`; does nothing.
  dynamic public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {
    leftOut(by: self, with: [playerViewController])
  }
  /// The default of the optional `playerViewControllerDidStopPictureInPicture(_:)`; does nothing.
  dynamic public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {
    leftOut(by: self, with: [playerViewController])
  }
  /// The default of the optional `playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_:)`; returns
  /// true.
  dynamic public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { leftOut(by: self, true, with: [playerViewController]) }
}
