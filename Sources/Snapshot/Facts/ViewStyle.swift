import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore
@_spi(Plainview) import PlainviewWidgets

/// The appearance of a view beside its frame and its text, as far as it is unlike the class's default.
@MainActor enum ViewStyle {
  static func traits(of view: UIView) -> [ViewFacts.Trait] {
    var list = TraitList()
    addPlainTraits(of: view, to: &list)
    switch view {
    case let label as UILabel: addTraits(of: label, to: &list)
    case let control as UIControl: addTraits(of: control, to: &list)
    case let text as UITextView: addTraits(of: text, to: &list)
    case let stack as UIStackView: addTraits(of: stack, to: &list)
    case let image as UIImageView: list.add("image", image.image.map(describe))
    case let progress as UIProgressView: list.add("progress", number(CGFloat(progress.progress)))
    case let activity as UIActivityIndicatorView: list.add("isAnimating", activity.isAnimating, unlike: false)
    default: break
    }
    if let scroller = view as? UIScrollView {
      let offset = scroller.contentOffset
      list.add(ViewFacts.offsetName, offset == .zero ? nil : "\(number(offset.x)) \(number(offset.y))")
    }
    list.add("documentID", view.documentID)
    return list.traits
  }

  private static func addPlainTraits(of view: UIView, to list: inout TraitList) {
    list.add("isHidden", view.isHidden, unlike: false)
    list.add("alpha", view.alpha == 1 ? nil : number(view.alpha))
    list.add("backgroundColor", view.backgroundColor.map(describe))
    list.add("clipsToBounds", view.clipsToBounds, unlike: view is UIScrollView)
    if let layer = view.layerIfLoaded {
      list.add("cornerRadius", layer.cornerRadius == 0 ? nil : number(layer.cornerRadius))
      list.add("borderWidth", layer.borderWidth == 0 ? nil : number(layer.borderWidth))
    }
    let isPassive = view is UILabel || view is UIImageView
    list.add("isUserInteractionEnabled", view.isUserInteractionEnabled, unlike: !isPassive)
    list.add("accessibilityLabel", view.accessibilityLabel, unlike: view.displayedText ?? "")
    let insets = view.layoutMargins
    let margins = [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
    list.add(ViewFacts.marginsName, margins)
  }

  private static func addTraits(of label: UILabel, to list: inout TraitList) {
    list.add("font", label.font.map(describe), unlike: systemFont)
    list.add("textColor", label.textColor.map(describe), unlike: textColor)
    list.add("textAlignment", label.textAlignment == .natural ? nil : "\(label.textAlignment)")
    list.add("numberOfLines", label.numberOfLines == 1 ? nil : "\(label.numberOfLines)")
    list.add("isEnabled", label.isEnabled, unlike: true)
    list.add("isHighlighted", label.isHighlighted, unlike: false)
  }

  private static func addTraits(of control: UIControl, to list: inout TraitList) {
    list.add("isEnabled", control.isEnabled, unlike: true)
    list.add("isSelected", control.isSelected, unlike: false)
    list.add("isHighlighted", control.isHighlighted, unlike: false)
    switch control {
    case let button as UIButton:
      list.add("font", button.titleFont.map(describe))
      let tint = button.buttonType == .custom ? UIColor.white : button.tintColor ?? .systemBlue
      list.add("titleColor", describe(button.currentTitleColor), unlike: describe(tint))
      list.add("image", button.currentImage.map(describe))
    case let field as UITextField:
      list.add("font", field.font.map(describe), unlike: systemFont)
      list.add("textColor", field.textColor.map(describe), unlike: textColor)
      list.add("placeholder", field.placeholder)
      list.add("isSecureTextEntry", field.isSecureTextEntry, unlike: false)
      list.add("isFirstResponder", field.isFirstResponder, unlike: false)
    case let toggle as UISwitch: list.add("isOn", toggle.isOn, unlike: false)
    case let slider as UISlider: list.add("value", number(CGFloat(slider.value)))
    case let stepper as UIStepper: list.add("value", number(CGFloat(stepper.value)))
    case let pages as UIPageControl: list.add("currentPage", "\(pages.currentPage) of \(pages.numberOfPages)")
    case let segments as UISegmentedControl: list.add("selectedSegmentIndex", "\(segments.selectedSegmentIndex)")
    default: break
    }
  }

  private static func addTraits(of text: UITextView, to list: inout TraitList) {
    list.add("font", text.font.map(describe))
    list.add("textColor", text.textColor.map(describe))
    list.add("isEditable", text.isEditable, unlike: true)
    list.add("isFirstResponder", text.isFirstResponder, unlike: false)
  }

  private static func addTraits(of stack: UIStackView, to list: inout TraitList) {
    list.add("axis", stack.axis == .horizontal ? nil : "vertical")
    list.add("spacing", stack.spacing == 0 ? nil : number(stack.spacing))
    list.add("alignment", "\(stack.alignment)", unlike: "fill")
    list.add("distribution", "\(stack.distribution)", unlike: "fill")
  }

  // MARK: Texts for values

  private static let textColor = describe(UIColor.label)
  private static let systemFont = describe(UIFont.systemFont(ofSize: 17))

  private static func number(_ value: CGFloat) -> String { FactToken.number(Double(value)) }

  private static func describe(_ font: UIFont) -> String { "\(font.fontName) \(number(font.pointSize))" }

  private static func describe(_ image: UIImage) -> String {
    image.name ?? "\(number(image.size.width)) x \(number(image.size.height))"
  }

  /// The colour's name, else its bytes.
  private static func describe(_ color: UIColor) -> String {
    if let name = color.name { return name }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let channels = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return "#" + channels.map(byte).joined()
  }

  private static func byte(_ channel: CGFloat) -> String {
    let digits = String(Int((min(max(channel, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

/// Traits that are unlike the default.
private struct TraitList {
  private(set) var traits: [ViewFacts.Trait] = []

  mutating func add(_ name: String, _ value: String?, unlike preset: String? = nil) {
    if let value, value != preset { traits.append(ViewFacts.Trait(name, value)) }
  }

  mutating func add(_ name: String, _ value: Bool, unlike preset: Bool) { add(name, "\(value)", unlike: "\(preset)") }
}
