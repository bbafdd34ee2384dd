import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

extension UIButton {
  /// The background of a configuration, the picture, the title and the subtitle, where UIKit lays them out.
  func drawButton(on canvas: ScreenCanvas) {
    let layout = ButtonLayout(self)
    drawBackground(on: canvas)
    let content = contentRect(forBounds: bounds)
    let dim: UIColor? = isHighlighted ? shownTitleColor.withAlphaComponent(0.3) : shownTitleColor
    if configuration?.showsActivityIndicator ?? false {
      canvas.drawWheel(in: imageRect(forContentRect: content), shownTitleColor)
    } else if let image = shownImage {
      canvas.image(image.name ?? "image", in: imageRect(forContentRect: content), tintColor)
    }
    if let title = shownTitle, !title.isEmpty {
      draw(title, shownAttributedTitle, layout.font, in: titleRect(forContentRect: content), dim, on: canvas)
    }
    if let subtitle = configuration?.shownSubtitle, !subtitle.isEmpty {
      let font = UIFont.systemFont(ofSize: layout.font.pointSize * 0.8)
      draw(subtitle, shownAttributedSubtitle, font, in: secondLabel.frame, dim, on: canvas)
    }
    guard shownTitle?.isEmpty ?? true, shownImage == nil else { return }
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark:
      canvas.circle(CGPoint(x: bounds.midX, y: bounds.midY), radius: 10, nil, stroke: tintColor)
      canvas.write("i", centeredIn: bounds, font: .systemFont(ofSize: 14, weight: .semibold), color: tintColor)
    case .contactAdd:
      canvas.circle(CGPoint(x: bounds.midX, y: bounds.midY), radius: 10, nil, stroke: tintColor)
      canvas.write("+", centeredIn: bounds, font: .systemFont(ofSize: 16), color: tintColor)
    case .close: canvas.write("×", centeredIn: bounds, font: .systemFont(ofSize: 18), color: .secondaryLabel)
    case .custom, .system: break
    }
  }

  private func drawBackground(on canvas: ScreenCanvas) {
    guard let configuration = configuration?.updated(for: self) else { return }
    let background = configuration.background
    let isCapsule = configuration.cornerStyle == .capsule
    canvas.stroke(
      bounds, background.strokeWidth > 0 ? background.resolvedStrokeColor(for: tintColor) : nil,
      width: background.strokeWidth, radius: isCapsule ? bounds.height / 2 : background.cornerRadius,
      fill: background.resolvedBackgroundColor(for: tintColor))
  }

  private func draw(
    _ text: String, _ attributed: NSAttributedString?, _ font: UIFont, in rect: CGRect, _ color: UIColor?,
    on canvas: ScreenCanvas
  ) {
    LabelDrawing(
      text: text, runs: attributed.map { TextRuns($0, titleDefaults) },
      rules: TextLayout.Rules(
        metrics: traitCollection.textMetrics, font: font, lineBreakMode: label.lineBreakMode,
        maximumLines: label.numberOfLines, scale: traitCollection.displayScale), size: rect.size,
      isKnownToFit: ButtonLayout(self).showsAllOfTitle, alignment: .center,
      isRightToLeft: isLayoutRightToLeft, color: attributed == nil ? color : nil
    )
    .draw(on: canvas, in: rect)
  }
}
