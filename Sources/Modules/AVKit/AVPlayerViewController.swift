public import Foundation
public import PlainviewAVFoundation
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore
import PlainviewWidgets

/// A player with its controls. In a text picture it is a box with the file's name; presented, it has a button that closes
/// it, and one that plays and pauses.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var requiresLinearPlayback = false
  open var isReadyForDisplay: Bool { player?.currentItem != nil }
  open var videoBounds: CGRect { viewIfLoaded?.bounds ?? .zero }
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

/// Hears of a player's screen; every method is optional.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
}
extension AVPlayerViewControllerDelegate {
  dynamic public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
    leftOut(by: self, with: [playerViewController])
  }
  dynamic public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
    leftOut(by: self, with: [playerViewController])
  }
  dynamic public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {
    leftOut(by: self, with: [playerViewController])
  }
  dynamic public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {
    leftOut(by: self, with: [playerViewController])
  }
  dynamic public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { leftOut(by: self, true, with: [playerViewController]) }
}
