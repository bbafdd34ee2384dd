public import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore
public import PlainviewWidgets

/// The header or the footer of a section, which a table reuses for other sections.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The type of closures that configure a header or a footer for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  /// The identifier with which the table reuses the view; nil if it does not.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  private var storedReuseIdentifier: String?
  private var content: UIView = UIView()
  private var label: UILabel?
  private var detailLabel: UILabel?
  private var background: SystemBackgroundView?
  private var needsConfigurationUpdate = false
  /// What the table that shows the view sets for it.
  var surroundings = HeaderFooterSurroundings() { didSet { if surroundings != oldValue { setNeedsLayout() } } }

  /// Creates a header or footer with an identifier for reuse, 320 by 28 points large.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    prepare()
  }

  /// Creates a header or footer from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = CGSize(width: 320, height: 28)
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a header or footer that is not reused.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(reuseIdentifier: nil) }

  private func prepare() {
    isOpaque = false
    content.frame = bounds
    content.isOpaque = false
    content.preservesSuperviewLayoutMargins = true
    addSubview(content)
  }

  // MARK: Content

  /// The view that contains everything the header or footer shows.
  open var contentView: UIView { content }

  /// The title; nil while a configuration describes the content.
  open var textLabel: UILabel? {
    if contentConfiguration != nil { return nil }
    if let label { return label }
    let made = UILabel()
    made.font = surroundings.titleFont
    made.textColor = surroundings.isGrouped ? .secondaryLabel : .label
    made.numberOfLines = 0
    content.addSubview(made)
    label = made
    setNeedsLayout()
    return made
  }

  /// The second label; nil while a configuration describes the content.
  open var detailTextLabel: UILabel? {
    if contentConfiguration != nil { return nil }
    if let detailLabel { return detailLabel }
    let made = UILabel()
    made.font = .systemFont(ofSize: 13)
    made.textColor = .secondaryLabel
    content.addSubview(made)
    detailLabel = made
    setNeedsLayout()
    return made
  }

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  // MARK: Configurations

  /// What the view shows, instead of its labels; nil for the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }
  /// The background as a configuration; nil for the standard background.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  /// Whether the content configuration is updated whenever the state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated whenever the state changes; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Configures the view whenever its state changes; nil for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// The state of the view, for configurations.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = surroundings.isPinned
    return state
  }

  /// Returns the standard content of a header or a footer in its table, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (surroundings.isGrouped, surroundings.isFooter) {
    case (true, false): .groupedHeader()
    case (true, true): .groupedFooter()
    case (false, false): .plainHeader()
    case (false, true): .plainFooter()
    }
  }

  /// Returns the standard background of a header or a footer in its table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    surroundings.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  /// Asks for the configurations to be updated in the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Adapts the configurations to a state; called before the next layout after the state changed.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration.adapted(to: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let configuration = backgroundConfiguration {
      background?.show(configuration.updated(for: state), tint: tintColor)
    }
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate, let state = UserCode.make({ configurationState }) else { return }
    UserCode.run { updateConfiguration(using: state) }
    UserCode.run { configurationUpdateHandler?(self, state) }
    needsConfigurationUpdate = false
  }

  private func showContent() {
    let view = contentConfiguration?.view(reusing: content) ?? (content is any UIContentView ? UIView() : content)
    if view !== content {
      (label, detailLabel) = (nil, nil)
      view.frame = bounds
      insertSubview(view, aboveSubview: content)
      content.removeFromSuperview()
      content = view
      if contentConfiguration == nil { view.preservesSuperviewLayoutMargins = true }
    }
    setNeedsLayout()
  }

  private func showBackground() {
    guard let backgroundConfiguration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    if background == nil {
      let view = SystemBackgroundView()
      insertSubview(view, at: 0)
      background = view
    }
    background?.show(backgroundConfiguration, tint: tintColor)
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    takeOverMargins()
    content.frame = contentFrame
    backgroundView?.frame = bounds
    background?.frame = bounds
    placeLabels()
  }

  /// Beside the safe area at the sides.
  private var contentFrame: CGRect {
    let (leading, trailing) = (surroundings.safeSides.leading, surroundings.safeSides.trailing)
    let (left, right) = isLayoutRightToLeft ? (trailing, leading) : (leading, trailing)
    return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  private func takeOverMargins() {
    let side = surroundings.sideMargin
    let margins = NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
  }

  /// Titles are centred in plain headers, at the lower edge of grouped ones, and at the upper edge of footers.
  private func placeLabels() {
    guard label != nil || detailLabel != nil else { return }
    let area = content.bounds.inset(by: UIEdgeInsets(top: 0, left: sideInset, bottom: 0, right: sideInset))
    let (text, detail) = (height(of: label, area.width), height(of: detailLabel, area.width))
    let free = area.height - text - detail
    let top: CGFloat =
      if !surroundings.isGrouped { free / 2 } else if surroundings.isFooter { min(free / 2, Self.footerMargin) } else {
        max(free / 2, free - Self.headerMargin)
      }
    label?.frame = CGRect(x: area.minX, y: top, width: area.width, height: text)
    detailLabel?.frame = CGRect(x: area.minX, y: top + text, width: area.width, height: detail)
  }

  private static let headerMargin: CGFloat = 7
  private static let footerMargin: CGFloat = 7

  private var sideInset: CGFloat { surroundings.sideMargin }

  private func height(of label: UILabel?, _ width: CGFloat) -> CGFloat {
    guard let label, label.text?.isEmpty == false else { return 0 }
    return label.sizeThatFits(CGSize(width: max(1, width), height: 0)).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  /// The height that the content needs at a width.
  func fittingHeight(width: CGFloat) -> CGFloat {
    if bounds.width != width { bounds.size.width = width }
    updateConfigurationIfNeeded()
    takeOverMargins()
    content.frame = CGRect(x: 0, y: 0, width: width, height: content.frame.height)
    if contentConfiguration == nil, label != nil || detailLabel != nil {
      let availableWidth = width - 2 * sideInset
      let own = height(of: label, availableWidth) + height(of: detailLabel, availableWidth)
      return max(surroundings.standardHeight, own + surroundings.titleMargins)
    }
    let height = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 && height.isFinite
      ? height.roundedUp(toPixelsOf: traitCollection.displayScale) : surroundings.standardHeight
  }

  @_spi(Plainview) open override var displayedText: String? { label?.text }
}

extension UITableViewHeaderFooterView: ConfigurationUpdating {}
