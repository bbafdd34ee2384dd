import Foundation
import PlainviewGraphics
import PlainviewUIKitCore

/// Image, title and subtitle of a button with a configuration: their size together, and the frame of each.
@MainActor struct ConfiguredContent {
  /// Rectangles in the button's bounds, in points.
  struct Frames {
    var image: CGRect
    var title: CGRect
    var subtitle: CGRect
  }

  private let configuration: UIButton.Configuration
  private let isRightToLeft: Bool
  private let image: CGSize
  private let title: CGSize
  private let subtitle: CGSize

  /// Measures the texts in the width that the image leaves of a width.
  init(
    _ button: UIButton, _ configuration: UIButton.Configuration, width: CGFloat = .greatestFiniteMagnitude,
    title: (CGFloat) -> CGSize, subtitle: (CGFloat) -> CGSize
  ) {
    self.configuration = configuration
    isRightToLeft = button.isLayoutRightToLeft
    image = Self.imageSize(button, configuration)
    let isBeside = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
    let taken = isBeside && image != .zero ? image.width + configuration.imagePadding : 0
    self.title = title(max(0, width - taken))
    self.subtitle = subtitle(max(0, width - taken))
  }

  /// The side of the activity indicator that is shown instead of an image, in points.
  private static let wheelSide: CGFloat = 20

  private static func imageSize(_ button: UIButton, _ configuration: UIButton.Configuration) -> CGSize {
    var size = configuration.showsActivityIndicator ? CGSize(width: wheelSide, height: wheelSide) : .zero
    if let image = button.shownImage, !configuration.showsActivityIndicator { size = image.size }
    let isBeside = !configuration.imagePlacement.isDisjoint(with: [.leading, .trailing])
    if isBeside { size.width = max(size.width, configuration.imageReservation) }
    if !isBeside { size.height = max(size.height, configuration.imageReservation) }
    return size
  }

  private var isBeside: Bool { configuration.imagePlacement.isDisjoint(with: [.top, .bottom]) }
  private var texts: CGSize {
    let gap = title != .zero && subtitle != .zero ? configuration.titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }
  private var gap: CGFloat { image != .zero && texts != .zero ? configuration.imagePadding : 0 }

  var size: CGSize {
    isBeside
      ? CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
      : CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
  }

  /// The frames in a rectangle of which a share of the free width lies before the contents.
  func frames(in area: CGRect, share: CGFloat) -> Frames {
    let whole = CGRect(
      x: area.minX + share * max(0, area.width - size.width), y: area.midY - size.height / 2,
      width: min(size.width, area.width), height: size.height)
    let isFirst = !configuration.imagePlacement.isDisjoint(with: [.leading, .top])
    guard isBeside else { return stacked(in: whole, isImageFirst: isFirst) }
    let isLeft = isFirst != isRightToLeft
    let textWidth = max(0, whole.width - image.width - gap)
    let imageX = isLeft ? whole.minX : whole.maxX - image.width
    let textX = isLeft ? whole.minX + image.width + gap : whole.minX
    return frames(
      image: CGRect(origin: CGPoint(x: imageX, y: whole.midY - image.height / 2), size: image),
      texts: CGRect(x: textX, y: whole.midY - texts.height / 2, width: textWidth, height: texts.height))
  }

  private func stacked(in whole: CGRect, isImageFirst: Bool) -> Frames {
    let imageY = isImageFirst ? whole.minY : whole.maxY - image.height
    let textY = isImageFirst ? whole.minY + image.height + gap : whole.minY
    return frames(
      image: CGRect(x: whole.midX - image.width / 2, y: imageY, width: image.width, height: image.height),
      texts: CGRect(x: whole.minX, y: textY, width: whole.width, height: texts.height))
  }

  private func frames(image: CGRect, texts: CGRect) -> Frames {
    Frames(
      image: image, title: line(title, y: texts.minY, in: texts),
      subtitle: line(subtitle, y: texts.maxY - subtitle.height, in: texts))
  }

  /// A line of the texts, aligned to the others as the configuration says.
  private func line(_ size: CGSize, y: CGFloat, in texts: CGRect) -> CGRect {
    let width = min(size.width, texts.width)
    let x: CGFloat =
      switch (configuration.titleAlignment, isRightToLeft) {
      case (.center, _): texts.midX - width / 2
      case (.automatic, _) where !isBeside: texts.midX - width / 2
      case (.automatic, false), (.leading, false), (.trailing, true): texts.minX
      case (.automatic, true), (.leading, true), (.trailing, false): texts.maxX - width
      }
    return CGRect(x: x, y: y, width: width, height: size.height)
  }
}
