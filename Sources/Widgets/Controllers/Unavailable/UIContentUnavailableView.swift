public import Foundation
import PlainviewGraphics
import PlainviewLayout
public import PlainviewUIKitCore

/// Shows a `UIContentUnavailableConfiguration`: its parts below each other, in the middle of the view.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView()
  /// Whether content that does not fit scrolls. Kept, without effect: the content is never larger than its parts.
  open var isScrollEnabled = true

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    show()
  }

  /// Returns nil: the view is created by code only.
  public required init?(coder: NSCoder) { return nil }

  /// Configurations of another kind change nothing.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }

  private func show() {
    for part in stack.arrangedSubviews { part.removeFromSuperview() }
    directionalLayoutMargins = shown.directionalLayoutMargins
    backgroundColor = shown.background.backgroundColor
    stack.alignment = shown.alignment == .center ? .center : .leading
    add(picture, before: shown.imageToTextPadding)
    let hasSecond = shown.secondaryText != nil || shown.secondaryAttributedText != nil
    let buttons = [
      (shown.button, shown.buttonProperties), (shown.secondaryButton, shown.secondaryButtonProperties),
    ].compactMap { button($0.0, $0.1) }
    let toButtons = buttons.isEmpty ? 0 : shown.textToButtonPadding
    add(
      label(shown.text, shown.attributedText, shown.textProperties),
      before: hasSecond ? shown.textToSecondaryTextPadding : toButtons)
    add(label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties), before: toButtons)
    for button in buttons { add(button, before: shown.buttonToSecondaryButtonPadding) }
  }

  private func add(_ part: UIView?, before space: CGFloat) {
    guard let part else { return }
    stack.addArrangedSubview(part)
    stack.setCustomSpacing(space, after: part)
  }

  private var picture: UIView? {
    if shown.kind == .loading, shown.image == nil {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      return wheel
    }
    guard let image = shown.image else { return nil }
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    view.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
    if shown.imageProperties.cornerRadius > 0 { view.layer.cornerRadius = shown.imageProperties.cornerRadius }
    return view
  }

  private func label(
    _ text: String?, _ styled: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    guard text != nil || styled != nil else { return nil }
    let label = UILabel()
    (label.font, label.textColor, label.lineBreakMode) = (properties.font, properties.color, properties.lineBreakMode)
    (label.numberOfLines, label.minimumScaleFactor) = (properties.numberOfLines, properties.minimumScaleFactor)
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let styled { label.attributedText = styled } else { label.text = text }
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil else {
      return nil
    }
    let button = UIButton(configuration: configuration, primaryAction: nil)
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    (button.menu, button.isEnabled, button.role) = (properties.menu, properties.isEnabled, properties.role)
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    return button
  }
}
