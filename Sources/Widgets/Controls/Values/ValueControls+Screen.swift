import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

extension UISwitch {
  /// The track, and the knob at one of its ends.
  func drawSwitch(on canvas: ScreenCanvas) {
    let track = CGRect(x: bounds.minX, y: bounds.midY - 15.5, width: min(51, bounds.width), height: 31)
    let color: UIColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    canvas.fill(track, isEnabled ? color : color.withAlphaComponent(0.5), radius: track.height / 2)
    let isRight = isOn != isLayoutRightToLeft
    let x = isRight ? track.maxX - 15.5 : track.minX + 15.5
    canvas.circle(CGPoint(x: x, y: track.midY), radius: 13.5, thumbTintColor ?? .white)
  }
}

extension UISlider {
  func drawSlider(on canvas: ScreenCanvas) {
    let track = trackRect(forBounds: bounds)
    let share = CGFloat(maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0)
    let thumb = thumbRect(atNormalizedValue: share)
    canvas.fill(track, maximumTrackTintColor ?? .systemFill, radius: 2)
    let isTurned = isLayoutRightToLeft
    let filled = CGRect(
      x: isTurned ? thumb.midX : track.minX, y: track.minY,
      width: max(0, isTurned ? track.maxX - thumb.midX : thumb.midX - track.minX), height: track.height)
    canvas.fill(filled, minimumTrackTintColor ?? tintColor, radius: 2)
    canvas.circle(
      CGPoint(x: thumb.midX, y: thumb.midY), radius: 13, thumbTintColor ?? .white, stroke: .systemGray4)
    if let image = minimumValueImage {
      canvas.image(image.name ?? "image", in: minimumValueImageRect(forBounds: bounds), tintColor)
    }
    if let image = maximumValueImage {
      canvas.image(image.name ?? "image", in: maximumValueImageRect(forBounds: bounds), tintColor)
    }
  }
}

extension UIStepper {
  func drawStepper(on canvas: ScreenCanvas) {
    canvas.fill(bounds, .tertiarySystemFill, radius: 8)
    canvas.line(
      [CGPoint(x: bounds.midX, y: bounds.minY + 7), CGPoint(x: bounds.midX, y: bounds.maxY - 7)], .systemGray3)
    for isUp in [false, true] {
      let isRight = isUp != isLayoutRightToLeft
      let half = CGRect(
        x: isRight ? bounds.midX : bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
      let isOff = !isEnabled || !canStep(up: isUp)
      canvas.write(
        isUp ? "+" : "−", centeredIn: half, font: .systemFont(ofSize: 20), color: isOff ? .tertiaryLabel : .label)
    }
  }
}

extension UIPageControl {
  func drawDots(on canvas: ScreenCanvas) {
    let count = numberOfPages
    guard count > 1 || !hidesForSinglePage, count > 0 else { return }
    let size = size(forNumberOfPages: count)
    let start = isVertical ? bounds.midY - size.height / 2 : bounds.midX - size.width / 2
    for page in 0..<count {
      let index = isReversed ? count - 1 - page : page
      let middle = start + 3.5 + CGFloat(index) * 16
      let color =
        page == shownPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.4)
      let center = isVertical ? CGPoint(x: bounds.midX, y: middle) : CGPoint(x: middle, y: bounds.midY)
      canvas.circle(center, radius: 3.5, color)
    }
  }
}

extension UISegmentedControl {
  func drawSegments(on canvas: ScreenCanvas) {
    canvas.fill(bounds, .tertiarySystemFill, radius: 8)
    for (segment, frame) in zip(segments, SegmentLayout(self).frames) {
      if segment.isSelected {
        canvas.stroke(
          frame.insetBy(dx: 2, dy: 2), .systemGray4, width: 0.5, radius: 6,
          fill: selectedSegmentTintColor ?? .systemBackground)
      }
      if let image = segment.image {
        let size = image.size
        canvas.image(
          image.name ?? "image",
          in: CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height),
          tintColor)
      } else if let title = segment.title {
        canvas.write(
          title, centeredIn: frame, font: .systemFont(ofSize: 13, weight: segment.isSelected ? .semibold : .regular),
          color: segment.isElementEnabled ? .label : .tertiaryLabel)
      }
    }
  }
}
