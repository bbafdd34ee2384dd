import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

/// The sizes of a button and of its parts, by UIKit's formulas.
@MainActor struct ButtonLayout {
  private let button: UIButton
  private let metrics: TextMetrics
  private let scale: CGFloat

  init(_ button: UIButton) {
    self.button = button
    metrics = button.traitCollection.textMetrics
    scale = button.traitCollection.displayScale
  }

  /// The font of the title; that of a configuration goes through its transformer.
  var font: UIFont {
    let standard = UIButtonLabel.standardFont(of: button.buttonType)
    let own = button.label.font ?? standard
    guard let configuration = button.configuration else { return own }
    let base = own == standard ? configuration.standardFont : own
    guard let transformer = configuration.titleTextAttributesTransformer else { return base }
    var attributes = AttributeContainer()
    attributes.font = base
    return transformer(attributes).font ?? base
  }

  var intrinsicSize: CGSize {
    if let stored = button.documentSize, stored.text == button.shownTitle ?? "" { return stored.size }
    if let fixed = iconSize { return fixed }
    return button.configuration == nil ? plainSize : configuredSize
  }

  /// Buttons of a type that is only a symbol.
  private var iconSize: CGSize? {
    switch button.buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 22, height: 22)
    case .close: CGSize(width: 30, height: 30)
    case .custom, .system: nil
    }
  }

  private func titleSize(_ title: String) -> CGSize { size(of: title, button.shownAttributedTitle) }

  private func size(of title: String, _ attributed: NSAttributedString?) -> CGSize {
    if let attributed { return layout(of: attributed).size }
    return CGSize(
      width: PixelRounding.ceil(metrics.width(of: title[...], in: font), scale: scale),
      height: PixelRounding.ceil(metrics.lineHeight(of: font), scale: scale))
  }

  /// The size of a text in a width: of several lines where the configuration breaks lines (W39).
  private func size(of text: String?, _ attributed: NSAttributedString?, _ mode: NSLineBreakMode, width: CGFloat)
    -> CGSize
  {
    guard let text else { return .zero }
    let whole = size(of: text, attributed)
    guard whole.width > width, width > 0, mode == .byWordWrapping || mode == .byCharWrapping else { return whole }
    let rules = TextLayout.Rules(metrics: metrics, font: font, lineBreakMode: mode, maximumLines: 0, scale: scale)
    return TextLayout(text, width: width, rules: rules, runs: attributed.map { TextRuns($0, button.titleDefaults) })
      .size
  }

  private func layout(of title: NSAttributedString) -> TextLayout {
    TextLayout(
      title.string, width: .greatestFiniteMagnitude,
      rules: TextLayout.Rules(
        metrics: metrics, font: font, lineBreakMode: .byTruncatingMiddle, maximumLines: 0, scale: scale),
      runs: TextRuns(title, button.titleDefaults))
  }

  /// The height of the title, and from its top to the first baseline.
  var titleHeight: CGFloat {
    button.shownAttributedTitle.map { layout(of: $0).exactSize.height } ?? metrics.lineHeight(of: font)
  }
  var titleAscent: CGFloat {
    button.shownAttributedTitle.flatMap { layout(of: $0).lines.first?.ascent } ?? metrics.ascent(of: font)
  }

  private func arranged(
    _ configuration: UIButton.Configuration, width: CGFloat = .greatestFiniteMagnitude
  ) -> ConfiguredContent {
    ConfiguredContent(
      button, configuration, width: width,
      title: {
        size(of: button.shownTitle, button.shownAttributedTitle, configuration.titleLineBreakMode, width: $0)
      },
      subtitle: {
        size(
          of: configuration.shownSubtitle, button.shownAttributedSubtitle, configuration.subtitleLineBreakMode,
          width: $0)
      })
  }

  /// In cells the brackets around a title are added.
  private var marks: CGFloat { metrics == .cells ? 4 * TextMetrics.cellWidth : 0 }

  private var plainSize: CGSize {
    let insets = button.contentEdgeInsets
    let image = button.shownImage?.size ?? .zero
    let title = button.shownTitle ?? ""
    var size = CGSize(width: 30, height: emptyHeight)
    if !title.isEmpty || image != .zero {
      let text = title.isEmpty ? .zero : titleSize(title)
      // Without a configuration the width of a title is whole points.
      let width = text.width.rounded(.up) + image.width + (title.isEmpty ? 0 : marks)
      // Insets of its own, however small, replace the standard padding of a button.
      let padding = insets == .zero ? Self.titlePadding : 0
      let height = title.isEmpty ? image.height : max(image.height, text.height.rounded(.up) + padding)
      let least: CGFloat = title.isEmpty || insets != .zero ? 0 : 30
      size = CGSize(width: max(least, width), height: height)
    } else if insets != .zero {
      size.height -= Self.emptyPadding
    }
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  /// The height of a button without contents: that of a line of its font and the padding.
  private var emptyHeight: CGFloat {
    metrics == .cells ? 30 : metrics.lineHeight(of: font).rounded(.up) + Self.titlePadding
  }

  /// What a button without configuration adds to the height of its title, in points.
  private static let titlePadding: CGFloat = 12

  /// By how much insets make a button without contents lower, in points.
  private static let emptyPadding: CGFloat = 8

  private var configuredSize: CGSize {
    guard let configuration = button.configuration else { return plainSize }
    let insets = configuration.contentInsets
    let content = arranged(configuration)
    let size = CGSize(
      width: content.size.width + max(insets.leading + insets.trailing, content.size.width > 0 ? marks : 0),
      height: content.size.height + insets.top + insets.bottom)
    guard button.hasWholeSize, !button.isInStack else { return size }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  // MARK: Rectangles

  /// What the button's insets, and those of its title or picture, leave.
  var contentArea: CGRect {
    let content = button.contentRect(forBounds: button.bounds)
    guard button.configuration == nil else { return content }
    let hasTitle = !(button.shownTitle?.isEmpty ?? true)
    return content.inset(by: hasTitle ? button.titleEdgeInsets : button.imageEdgeInsets)
  }

  /// Whether a screen shows all of the title: by the metrics of the button, or by the fonts of the system (W91).
  var showsAllOfTitle: Bool {
    guard let title = button.shownTitle, !title.isEmpty else { return true }
    let available = button.bounds.width
    if let stored = button.documentSize, stored.text == title, available > stored.size.width - 0.5 { return true }
    let isBeside = [.leading, .trailing].contains(button.configuration?.imagePlacement ?? .leading)
    let free = contentArea.width - (isBeside ? imageSize.width : 0)
    var width = titleSize(title).width
    if metrics == .cells { width = min(width, TextMetrics.system.width(of: title[...], in: font)) }
    let label = button.label
    let scale = label.adjustsFontSizeToFitWidth ? min(max(label.minimumScaleFactor, 0), 1) : 1
    return width * scale <= free + LabelDrawing.tolerance
  }

  func contentRect(in bounds: CGRect) -> CGRect {
    guard let configuration = button.configuration else { return bounds.inset(by: button.contentEdgeInsets) }
    let insets = configuration.contentInsets
    let isRightToLeft = button.isLayoutRightToLeft
    return bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing))
  }

  private var imageSize: CGSize { button.shownImage?.size ?? .zero }

  private var preferredTitleSize: CGSize {
    let title = button.shownTitle ?? ""
    return title.isEmpty ? .zero : titleSize(title)
  }

  /// The title behind the image; both are aligned as one, each in what its own insets leave.
  func titleRect(in content: CGRect) -> CGRect {
    if let configured = configuredContent(in: content) { return configured.title }
    let area = content.inset(by: button.titleEdgeInsets)
    let (image, preferred) = (imageSize, preferredTitleSize)
    let isFilling = button.contentHorizontalAlignment == .fill && preferred.width > 0
    let free = max(0, area.width - image.width)
    let width = isFilling ? free : min(preferred.width, free)
    let start = area.minX + leadingShare * (area.width - image.width - width)
    let x = button.isLayoutRightToLeft ? start : start + image.width
    return vertically(CGRect(x: x, y: 0, width: width, height: preferred.height), in: area)
  }

  func imageRect(in content: CGRect) -> CGRect {
    if let configured = configuredContent(in: content) { return configured.image }
    let area = content.inset(by: button.imageEdgeInsets)
    let image = imageSize
    let title = min(preferredTitleSize.width, max(0, area.width - image.width))
    let isFilling = button.contentHorizontalAlignment == .fill && title > 0
    let start = isFilling ? area.minX : area.minX + leadingShare * (area.width - image.width - title)
    let x = button.isLayoutRightToLeft ? start + title : start
    return vertically(CGRect(x: x, y: 0, width: image.width, height: image.height), in: area)
  }

  private func vertically(_ rectangle: CGRect, in area: CGRect) -> CGRect {
    var placed = rectangle
    switch button.contentVerticalAlignment {
    case .top: placed.origin.y = area.minY
    case .bottom: placed.origin.y = area.maxY - rectangle.height
    case .center: placed.origin.y = area.midY - rectangle.height / 2
    case .fill:
      placed.origin.y = area.minY
      placed.size.height = max(0, area.height)
    }
    return placed
  }

  private func configuredContent(in content: CGRect) -> ConfiguredContent.Frames? {
    guard let configuration = button.configuration else { return nil }
    return arranged(configuration, width: content.width).frames(in: content, share: leadingShare)
  }

  /// Sets the frames of image and texts to the button's rectangles.
  func layOut(_ label: UILabel, _ secondLabel: UILabel, _ picture: UIImageView) {
    let content = button.contentRect(forBounds: button.bounds)
    picture.frame = button.imageRect(forContentRect: content)
    label.frame = button.titleRect(forContentRect: content)
    guard let configuration = button.configuration else { return }
    for (part, mode) in [(label, configuration.titleLineBreakMode), (secondLabel, configuration.subtitleLineBreakMode)]
    {
      part.lineBreakMode = mode
      part.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    }
    if let frames = configuredContent(in: content) { secondLabel.frame = frames.subtitle }
  }

  /// The share of the free width that lies before the contents.
  var leadingShare: CGFloat {
    switch button.effectiveContentHorizontalAlignment {
    case .left, .leading: 0
    case .right, .trailing: 1
    case .center, .fill: 0.5
    }
  }
}

/// The label in a button: the button draws its text, with the marks of its state.
final class UIButtonLabel: UILabel, ControlPart {
  /// Custom buttons have larger letters than system ones.
  static func standardFont(of type: UIButton.ButtonType) -> UIFont { type == .custom ? customFont : systemFont }
  private static let customFont = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
  private static let systemFont = UIFont.systemFont(ofSize: 15)

  private weak var button: UIButton?

  init(for button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    font = Self.standardFont(of: button.buttonType)
    lineBreakMode = .byTruncatingMiddle
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var font: UIFont! { didSet { if font != oldValue { button?.invalidateIntrinsicContentSize() } } }
  override func drawText(on canvas: TextCanvas) {}
  override func drawScreen(on canvas: ScreenCanvas) {}
}

/// The picture in a button, drawn by the button.
final class ButtonImageView: UIImageView, ControlPart {
  init(for button: UIButton) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func drawText(on canvas: TextCanvas) {}
  override func drawScreen(on canvas: ScreenCanvas) {}
}
