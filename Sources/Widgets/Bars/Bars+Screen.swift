import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

extension ScreenCanvas {
  /// The background of a bar and the thin line at one of its edges.
  func drawBar(_ bounds: CGRect, _ color: UIColor?, isSeenThrough: Bool, lineAt y: CGFloat) {
    guard !isSeenThrough else { return }
    fill(bounds, color ?? .secondarySystemBackground)
    fill(CGRect(x: bounds.minX, y: y, width: bounds.width, height: 0.5), .separator)
  }
}

extension BarButton {
  func drawItem(on canvas: ScreenCanvas) {
    let color: UIColor? = isEnabled ? (tintColor) : .tertiaryLabel
    if item.shownTitle?.isEmpty ?? true, let image = item.image {
      let size = image.size
      return canvas.image(
        image.name ?? "image",
        in: CGRect(
          x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height),
        color)
    }
    let isBold = item.style == .done
    let text = (leadsBack ? (isLayoutRightToLeft ? "› " : "‹ ") : "") + shownText
    canvas.write(
      text, centeredIn: bounds, font: .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular), color: color)
  }
}

extension TabBarButton {
  /// The picture above the title, as on a phone that stands upright.
  func drawTab(on canvas: ScreenCanvas) {
    let color: UIColor = isSelected ? tintColor : .systemGray
    if let image = shownImage {
      canvas.image(
        image.name ?? "image", in: CGRect(x: bounds.midX - 12, y: bounds.minY + 6, width: 24, height: 24), color)
    }
    if let title = item.title, !title.isEmpty {
      let hasImage = shownImage != nil
      let area = CGRect(
        x: bounds.minX, y: hasImage ? bounds.minY + 32 : bounds.minY, width: bounds.width,
        height: hasImage ? 14 : bounds.height)
      canvas.write(title, centeredIn: area, font: .systemFont(ofSize: 10, weight: .medium), color: color)
    }
    guard let badge = item.badgeValue else { return }
    let width = max(18, TextMetrics.system.width(of: badge[...], in: .systemFont(ofSize: 13)) + 10)
    let area = CGRect(x: bounds.midX + 6, y: bounds.minY + 2, width: width, height: 18)
    canvas.fill(area, item.badgeColor ?? .systemRed, radius: 9)
    canvas.write(badge, centeredIn: area, font: .systemFont(ofSize: 13), color: .white)
  }
}
