import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewWidgets

extension ViewDecoder {
  func decodeImageView(into imageView: UIImageView) {
    imageView.image = element.image("image").flatMap { UIImage.made(from: $0) }
    imageView.highlightedImage = element.image("highlightedImage").flatMap { UIImage.made(from: $0) }
    imageView.isHighlighted = element.bool("highlighted") ?? false
  }

  // MARK: Buttons

  func decodeButton(into button: UIButton) {
    button.become(Self.buttonType(element.node["buttonType"]))
    if let font = buttonFont { button.titleLabel?.font = font }
    if let mode = Self.lineBreakMode(element.node["lineBreakMode"]) { button.titleLabel?.lineBreakMode = mode }
    for state in element.buttonStates { decodeState(state, into: button) }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = UIEdgeInsets(insets) }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = UIEdgeInsets(insets) }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = UIEdgeInsets(insets) }
    button.showsTouchWhenHighlighted = element.bool("showsTouchWhenHighlighted") ?? false
    button.adjustsImageWhenHighlighted = element.bool("adjustsImageWhenHighlighted") ?? true
    button.adjustsImageWhenDisabled = element.bool("adjustsImageWhenDisabled") ?? true
    button.showsMenuAsPrimaryAction = element.bool("showsMenuAsPrimaryAction") ?? false
    button.changesSelectionAsPrimaryAction = element.bool("changesSelectionAsPrimaryAction") ?? false
    button.reversesTitleShadowWhenHighlighted = element.bool("reversesTitleShadowWhenHighlighted") ?? false
    button.isPointerInteractionEnabled = element.bool("pointerInteraction") ?? false
    switch element.node["role"] {
    case "primary": button.role = .primary
    case "cancel": button.role = .cancel
    case "destructive": button.role = .destructive
    default: break
    }
    if let configuration = element.buttonConfiguration { button.configuration = self.configuration(configuration) }
    button.hasWholeSize = context.fonts.tools.map(ControlSizes.hasWholeButtons) ?? false
  }

  /// A configuration has its own font and takes the one of buttons for body text otherwise.
  private var buttonFont: UIFont? {
    if let configuration = element.buttonConfiguration {
      let attributed = configuration.attributedTitle?.runs.first?.font
      return (configuration.titleFont ?? attributed).map(context.font) ?? context.fonts.font(.body)
    }
    let attributed = element.buttonState("normal")?.attributedTitle?.runs.first?.font
    return (attributed ?? element.fontDescription).map(context.font)
  }

  private static func buttonType(_ name: String?) -> UIButton.ButtonType {
    switch name {
    case "system", "roundedRect", "plain": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }

  private func decodeState(_ element: ButtonStateElement, into button: UIButton) {
    guard let state = Self.state(element.state) else { return }
    if let title = element.title { button.setTitle(title, for: state) }
    if let title = element.attributedTitle {
      button.setAttributedTitle(context.text(title), for: state)
    }
    if let color = element.titleColor { button.setTitleColor(.made(from: color, in: context.document), for: state) }
    if let color = element.titleShadowColor {
      button.setTitleShadowColor(.made(from: color, in: context.document), for: state)
    }
    if let image = element.image { button.setImage(UIImage.made(from: image), for: state) }
    if let image = element.backgroundImage { button.setBackgroundImage(UIImage.made(from: image), for: state) }
  }

  private static func state(_ name: String) -> UIControl.State? {
    switch name {
    case "normal": .normal
    case "highlighted": .highlighted
    case "disabled": .disabled
    case "selected": .selected
    case "focused": .focused
    default: nil
    }
  }

  // MARK: Stacks

  func decodeStack(into stack: UIStackView) {
    stack.axis = element.node["axis"] == "vertical" ? .vertical : .horizontal
    stack.spacing = spacing
    stack.isBaselineRelativeArrangement = element.bool("baselineRelativeArrangement") ?? false
    // There is no attribute for it: margins in the document are what makes a stack keep to them.
    stack.isLayoutMarginsRelativeArrangement = element.layoutMargins != nil
    switch element.node["distribution"] {
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: stack.distribution = .fill
    }
    switch element.node["alignment"] {
    case "leading", "top": stack.alignment = .leading
    case "trailing", "bottom": stack.alignment = .trailing
    case "center": stack.alignment = .center
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: stack.alignment = .fill
    }
  }

  private var spacing: CGFloat {
    if element.node["spacingType"] == "standard" { return UIStackView.spacingUseSystem }
    return CGFloat(element.length("spacing") ?? 0)
  }
}
