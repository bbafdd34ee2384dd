public import Foundation
import PlainviewGraphics
public import PlainviewLayout
@_spi(Plainview) public import PlainviewUIKitCore

/// Shows the image and the texts of a `UIListContentConfiguration`.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var listConfiguration: UIListContentConfiguration
  private(set) var imageView: UIImageView?
  /// Whether the image got corners or a line around it.
  private var imageIsFramed = false
  package private(set) var textLabel: UILabel?
  private(set) var secondaryTextLabel: UILabel?

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    listConfiguration = configuration
    super.init(frame: .zero)
    isOpaque = false
    show()
  }

  /// Creates a view from an archive or a document, with the configuration of a cell without texts.
  public required init?(coder: NSCoder) {
    listConfiguration = .cell()
    super.init(coder: coder)
  }

  /// Configurations of another kind change nothing.
  open var configuration: any UIContentConfiguration {
    get { listConfiguration }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      listConfiguration = new
      show()
    }
  }

  // MARK: Showing

  private func show() {
    let configuration = listConfiguration
    imageView = part(imageView, isShown: configuration.image != nil) { UIImageView() }
    imageView?.image = configuration.image
    if let imageView { show(configuration.imageProperties, in: imageView) }
    textLabel = show(configuration.text, configuration.attributedText, configuration.textProperties, in: textLabel)
    secondaryTextLabel = show(
      configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties,
      in: secondaryTextLabel)
    alpha = configuration.alpha
    takeOverMargins()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(_ properties: UIListContentConfiguration.ImageProperties, in view: UIImageView) {
    if properties.tintColor != nil || properties.tintColorTransformer != nil {
      view.tintColor = properties.resolvedTintColor(for: tintColor)
    } else {
      view.tintColor = nil
    }
    // Most images have neither: no layer is created for them.
    guard properties.cornerRadius > 0 || properties.strokeWidth > 0 || imageIsFramed else { return }
    imageIsFramed = true
    view.layer.cornerRadius = properties.cornerRadius
    view.layer.borderWidth = properties.strokeWidth
    view.layer.borderColor = (properties.strokeColor ?? tintColor).cgColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if let imageView { show(listConfiguration.imageProperties, in: imageView) }
  }

  private func takeOverMargins() {
    directionalLayoutMargins = listConfiguration.directionalLayoutMargins
    preservesSuperviewLayoutMargins = listConfiguration.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
  }

  /// The part if there is something for it to show; otherwise nil, and the part that was shown is removed.
  private func part<Part: UIView>(_ known: Part?, isShown: Bool, make: () -> Part) -> Part? {
    guard isShown else {
      known?.removeFromSuperview()
      return nil
    }
    if let known { return known }
    let made = make()
    addSubview(made)
    return made
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in known: UILabel?
  ) -> UILabel? {
    let label = part(known, isShown: text != nil || attributed != nil) { UILabel() }
    guard let label else { return nil }
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = properties.transformed(attributed)
    } else {
      label.text = text.map { properties.transformed($0) }
    }
    return label
  }

  // MARK: Sizes

  private func contentLayout(width: CGFloat) -> ListContentLayout {
    ListContentLayout(
      listConfiguration, image: imageView?.image, text: textLabel, secondaryText: secondaryTextLabel,
      margins: layoutMargins, width: width, isRightToLeft: isLayoutRightToLeft)
  }

  @_spi(Plainview) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    contentLayout(width: width).height
  }

  open override var intrinsicContentSize: CGSize {
    let layout = contentLayout(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
    return CGSize(width: UIView.noIntrinsicMetric, height: layout.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = contentLayout(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    return CGSize(width: size.width > 0 ? size.width : layout.naturalWidth, height: layout.height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let takesWidth = horizontal > .fittingSizeLevel
    let layout = contentLayout(width: takesWidth ? targetSize.width : .greatestFiniteMagnitude)
    return CGSize(
      width: takesWidth ? targetSize.width : layout.naturalWidth,
      height: vertical > .fittingSizeLevel ? targetSize.height : layout.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = contentLayout(width: bounds.width).frames(height: bounds.height)
    imageView?.frame = frames.image
    textLabel?.frame = frames.text
    secondaryTextLabel?.frame = frames.secondaryText
    for (guide, frame) in [
      (textGuide, frames.text), (secondaryTextGuide, frames.secondaryText), (imageGuide, frames.image),
    ] {
      guide?.show(frame)
    }
  }

  // MARK: Guides

  private var textGuide: ContentGuide?
  private var secondaryTextGuide: ContentGuide?
  private var imageGuide: ContentGuide?

  /// The area of the text; nil while there is none.
  open var textLayoutGuide: UILayoutGuide? { textLabel == nil ? nil : guide(\.textGuide) }
  /// The area of the secondary text; nil while there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryTextLabel == nil ? nil : guide(\.secondaryTextGuide)
  }
  /// The area of the image; nil while there is none.
  open var imageLayoutGuide: UILayoutGuide? { imageView == nil ? nil : guide(\.imageGuide) }

  private func guide(_ path: ReferenceWritableKeyPath<UIListContentView, ContentGuide?>) -> UILayoutGuide {
    if let known = self[keyPath: path] { return known.guide }
    let made = ContentGuide(in: self)
    self[keyPath: path] = made
    setNeedsLayout()
    return made.guide
  }
}
