import Foundation
import PlainviewUIKitCore

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

  var font: UIFont { button.titleLabel?.font ?? .systemFont(ofSize: UIButtonLabel.fontSize) }

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

  private func titleSize(_ title: String) -> CGSize {
    CGSize(
      width: PixelRounding.ceil(metrics.width(of: title[...], in: font), scale: scale),
      height: PixelRounding.ceil(metrics.lineHeight(of: font), scale: scale))
  }

  /// In cells a title has room for the brackets around it.
  private var marks: CGFloat { metrics == .cells ? 4 * TextMetrics.cellWidth : 0 }

  private var plainSize: CGSize {
    let insets = button.contentEdgeInsets
    let image = button.shownImage?.size ?? .zero
    let title = button.shownTitle ?? ""
    var size = CGSize(width: 30, height: 30)
    if !title.isEmpty || image != .zero {
      let text = title.isEmpty ? .zero : titleSize(title)
      let width = text.width + image.width + (title.isEmpty ? 0 : marks)
      // Insets of its own, however small, take the place of the room that a button has otherwise.
      let padding = insets == .zero ? Self.titlePadding : 0
      let height = title.isEmpty ? image.height : max(image.height, text.height.rounded(.up) + padding)
      let least: CGFloat = title.isEmpty || insets != .zero ? 0 : 30
      size = CGSize(width: max(least, width), height: height)
    } else if insets != .zero {
      size.height -= Self.emptyPadding
    }
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  /// What a button without configuration adds to the height of its title, in points.
  private static let titlePadding: CGFloat = 12

  /// By how much insets make a button without contents lower, in points.
  private static let emptyPadding: CGFloat = 8

  private var configuredSize: CGSize {
    guard let configuration = button.configuration else { return plainSize }
    let insets = configuration.contentInsets
    let title = configuration.shownTitle.map { titleSize($0) } ?? .zero
    let subtitle = configuration.subtitle.map { titleSize($0) } ?? .zero
    let image = configuration.image?.size ?? .zero
    let padding = image != .zero && title != .zero ? configuration.imagePadding : 0
    let width = max(title.width, subtitle.width) + image.width + padding
    let height = max(title.height + subtitle.height, image.height)
    return CGSize(
      width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
  }

  /// Puts image and title side by side into the middle of the bounds.
  func place(_ label: UILabel, _ picture: UIImageView) {
    let bounds = button.bounds.inset(by: button.contentEdgeInsets)
    let image = picture.superview == nil ? .zero : button.shownImage?.size ?? .zero
    let wanted = label.superview == nil ? .zero : titleSize(button.shownTitle ?? "")
    let title = CGSize(width: min(wanted.width, max(0, bounds.width - image.width)), height: wanted.height)
    var x = bounds.minX + leadingShare * (bounds.width - image.width - title.width)
    picture.frame = CGRect(
      x: x, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
    x += image.width
    label.frame = CGRect(x: x, y: bounds.midY - title.height / 2, width: title.width, height: title.height)
  }

  /// The share of the free width that lies before the contents.
  var leadingShare: CGFloat {
    let isRightToLeft = button.isLayoutRightToLeft
    switch button.contentHorizontalAlignment {
    case .center, .fill: return 0.5
    case .left: return 0
    case .right: return 1
    case .leading: return isRightToLeft ? 1 : 0
    case .trailing: return isRightToLeft ? 0 : 1
    }
  }
}

/// The label in a button: the button draws its text, with the marks of its state.
final class UIButtonLabel: UILabel, ControlPart {
  static let fontSize: CGFloat = 15
  private weak var button: UIButton?

  init(for button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    font = .systemFont(ofSize: Self.fontSize)
    lineBreakMode = .byTruncatingMiddle
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var font: UIFont! { didSet { if font != oldValue { button?.invalidateIntrinsicContentSize() } } }
  override func drawText(on canvas: TextCanvas) {}
}

/// The picture in a button, drawn by the button.
final class ButtonImageView: UIImageView, ControlPart {
  init(for button: UIButton) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func drawText(on canvas: TextCanvas) {}
}
