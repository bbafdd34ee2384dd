import Foundation
import PlainviewGraphics

/// The frames of the image and the texts of a list's cell, and the height that they need; lengths are points.
@MainActor struct ListContentLayout {
  /// Rectangles in the content view's bounds.
  struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero
  }

  private let configuration: UIListContentConfiguration
  private let margins: UIEdgeInsets
  private let width: CGFloat
  private let isRightToLeft: Bool
  private let shownImage: CGSize
  private let reservedImageSize: CGSize
  private let text: CGSize
  private let secondaryText: CGSize
  private let isSideBySide: Bool

  init(
    _ configuration: UIListContentConfiguration, image: UIImage?, text: UILabel?, secondaryText: UILabel?,
    margins: UIEdgeInsets, width: CGFloat, isRightToLeft: Bool
  ) {
    self.configuration = configuration
    self.margins = margins
    self.width = width
    self.isRightToLeft = isRightToLeft
    shownImage = image.map { configuration.imageProperties.shownSize(of: $0) } ?? .zero
    reservedImageSize = image.map { configuration.imageProperties.reservedSize(for: $0) } ?? .zero
    let gap = image != nil && (text != nil || secondaryText != nil) ? configuration.imageToTextPadding : 0
    let availableWidth = max(0, width - margins.left - margins.right - reservedImageSize.width - gap)
    let unbroken = CGSize.zero
    let (line, secondLine) = (text?.sizeThatFits(unbroken) ?? .zero, secondaryText?.sizeThatFits(unbroken) ?? .zero)
    isSideBySide =
      configuration.prefersSideBySideTextAndSecondaryText && text != nil && secondaryText != nil
      && line.width + configuration.textToSecondaryTextHorizontalPadding + secondLine.width <= availableWidth
    if isSideBySide {
      (self.text, self.secondaryText) = (line, secondLine)
    } else {
      self.text = Self.size(of: text, line, in: availableWidth)
      self.secondaryText = Self.size(of: secondaryText, secondLine, in: availableWidth)
    }
  }

  /// The size of a text that may take several lines.
  private static func size(of label: UILabel?, _ line: CGSize, in availableWidth: CGFloat) -> CGSize {
    guard let label, line.width > availableWidth else { return line }
    let broken = availableWidth > 0 ? label.sizeThatFits(CGSize(width: availableWidth, height: 0)) : line
    return CGSize(width: availableWidth, height: broken.height)
  }

  // MARK: Sizes

  private var imageGap: CGFloat {
    reservedImageSize != .zero && (text != .zero || secondaryText != .zero) ? configuration.imageToTextPadding : 0
  }

  private var textGap: CGFloat {
    text.height > 0 && secondaryText.height > 0 ? configuration.textToSecondaryTextVerticalPadding : 0
  }

  private var textHeight: CGFloat {
    isSideBySide ? max(text.height, secondaryText.height) : text.height + textGap + secondaryText.height
  }

  var height: CGFloat {
    let own = margins.top + max(reservedImageSize.height, textHeight) + margins.bottom
    return max(own, configuration.minimumHeight).rounded(.up)
  }

  /// The width that leaves all texts on one line.
  var naturalWidth: CGFloat {
    let texts =
      isSideBySide
      ? text.width + configuration.textToSecondaryTextHorizontalPadding + secondaryText.width
      : max(text.width, secondaryText.width)
    return margins.left + reservedImageSize.width + imageGap + texts + margins.right
  }

  // MARK: Frames

  /// The rectangles in a view of the height; everything is centred vertically between the margins.
  func frames(height: CGFloat) -> Frames {
    let middle = (margins.top + height - margins.bottom) / 2
    let leading = isRightToLeft ? margins.right : margins.left
    let start = leading + reservedImageSize.width + imageGap
    let end = width - (isRightToLeft ? margins.left : margins.right)
    var frames = Frames()
    frames.image = rectangle(
      x: leading + (reservedImageSize.width - shownImage.width) / 2, y: middle - shownImage.height / 2, shownImage)
    if isSideBySide {
      frames.text = rectangle(x: start, y: middle - text.height / 2, text)
      frames.secondaryText = rectangle(
        x: end - secondaryText.width, y: middle - secondaryText.height / 2, secondaryText)
    } else {
      let availableWidth = max(0, end - start)
      let top = middle - textHeight / 2
      frames.text = rectangle(x: start, y: top, CGSize(width: availableWidth, height: text.height))
      frames.secondaryText = rectangle(
        x: start, y: top + text.height + textGap, CGSize(width: availableWidth, height: secondaryText.height))
    }
    return frames
  }

  /// A rectangle at a distance from the leading edge.
  private func rectangle(x: CGFloat, y: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(origin: CGPoint(x: isRightToLeft ? width - x - size.width : x, y: y), size: size)
  }
}
