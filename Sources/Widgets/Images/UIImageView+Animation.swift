import Foundation
import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// The state of an animation of pictures; few views have one.
@MainActor final class ImageAnimation {
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0
  /// When `startAnimating()` was called, and when the animated image was set, in seconds of the clock.
  var begin, start: TimeInterval?
  var end: VirtualClock.Token?
}

extension UIImageView {
  private var clock: VirtualClock { UIApplication.shared.clock }

  /// Changes what is animated, which ends an animation that runs.
  func changeAnimation(_ change: (ImageAnimation) -> Void) {
    baseStopAnimating()
    let known = animation ?? ImageAnimation()
    change(known)
    animation = known
    sizeOfPicturesMayChange()
  }

  private func sizeOfPicturesMayChange() { if image == nil { invalidateIntrinsicContentSize() } }

  func baseStartAnimating() {
    baseStopAnimating()
    guard let animation, let pictures, !pictures.isEmpty else { return }
    animation.begin = clock.now
    guard animation.repeatCount > 0 else { return }
    let length = lengthOfRound(of: pictures.count) * Double(animation.repeatCount)
    animation.end = clock.schedule(after: length, "images of \(className(of: self))") { [weak self] in
      self?.animation?.end = nil
      self?.baseStopAnimating()
    }
  }

  func baseStopAnimating() {
    animation?.begin = nil
    if let end = animation?.end { clock.cancel(end) }
    animation?.end = nil
  }

  /// The pictures that are animated now, highlighted or not.
  private var pictures: [UIImage]? {
    isHighlighted ? animation?.highlightedImages ?? animation?.images : animation?.images
  }

  private func lengthOfRound(of count: Int) -> TimeInterval {
    let duration = animation?.duration ?? 0
    return duration > 0 && duration.isFinite ? duration : Double(count) / 30
  }

  /// The picture of this moment; nil while none is animated.
  var animatedPicture: UIImage? {
    if let begin = animation?.begin, let pictures, !pictures.isEmpty {
      return picture(of: pictures, begin, lengthOfRound(of: pictures.count))
    }
    guard isShowingAnimatedImage, let shown = isHighlighted ? highlightedImage ?? image : image,
      let images = shown.images, let start = animation?.start
    else { return nil }
    return picture(of: images, start, shown.duration)
  }

  private func picture(of pictures: [UIImage], _ begin: TimeInterval, _ length: TimeInterval) -> UIImage {
    guard length > 0, length.isFinite else { return pictures[0] }
    // A moment that is less than a millionth of a picture before the next one counts as that one.
    let position = (clock.now - begin) / length * Double(pictures.count) + 1e-6
    return pictures[Int(position.truncatingRemainder(dividingBy: Double(pictures.count)))]
  }

  // MARK: Animated images

  var isShowingAnimatedImage: Bool { image?.images?.isEmpty == false }

  /// An animated image begins when the view gets it.
  func animatedImageDidChange() {
    let known = animation ?? ImageAnimation()
    known.start = isShowingAnimatedImage ? clock.now : nil
    animation = known
  }
}
