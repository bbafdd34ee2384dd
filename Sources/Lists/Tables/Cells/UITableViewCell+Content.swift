import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

// What a cell shows: standard labels, views of the app's own, or a configuration.
extension UITableViewCell {
  func prepareParts() {
    clipsToBounds = false
    addSubview(content.view)
    content.view.isOpaque = false
    content.view.preservesSuperviewLayoutMargins = true
    content.view.directionalLayoutMargins = Self.contentMargins
    directionalLayoutMargins = Self.margins(side: surroundings.sideMargin)
  }

  static let contentMargins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)

  static func margins(side: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
  }

  // MARK: Standard content

  private func standardPart<Part: UIView>(
    _ path: ReferenceWritableKeyPath<CellContent, Part?>, make: () -> Part
  ) -> Part? {
    guard content.configuration == nil else { return nil }
    if let known = content[keyPath: path] { return known }
    let made = make()
    content[keyPath: path] = made
    content.view.addSubview(made)
    setNeedsLayout()
    return made
  }

  func standardImageView() -> UIImageView? {
    guard cellStyle != .value2 else { return nil }
    return standardPart(\.imageView) {
      let view = StandardCellImageView()
      view.cell = self
      return view
    }
  }

  func standardTextLabel() -> UILabel? {
    standardPart(\.textLabel) {
      standardLabel(.systemFont(ofSize: cellStyle == .value2 ? 15 : 17), cellStyle == .value2 ? tintColor : .label)
    }
  }

  func standardDetailLabel() -> UILabel? {
    guard cellStyle != .default else { return nil }
    return standardPart(\.detailLabel) {
      switch cellStyle {
      case .value1: standardLabel(.systemFont(ofSize: 17), .secondaryLabel)
      case .value2: standardLabel(.systemFont(ofSize: 15), .label)
      case .default, .subtitle: standardLabel(.systemFont(ofSize: 12), .label)
      }
    }
  }

  private func standardLabel(_ font: UIFont, _ color: UIColor) -> UILabel {
    let label = StandardCellLabel()
    label.cell = self
    label.font = font
    label.textColor = color
    return label
  }

  // MARK: Configurations

  func show(_ configuration: (any UIContentConfiguration)?) {
    content.configuration = configuration
    guard let configuration else {
      if content.view is any UIContentView { replaceContentView(with: UITableViewCellContentView()) }
      return
    }
    let view = configuration.view(reusing: content.view)
    if view !== content.view {
      (content.imageView, content.textLabel, content.detailLabel) = (nil, nil, nil)
      replaceContentView(with: view)
    }
    setNeedsUpdateConfiguration()
  }

  private func replaceContentView(with view: UIView) {
    let former = content.view
    view.frame = former.frame
    insertSubview(view, aboveSubview: former)
    former.removeFromSuperview()
    content.view = view
    if !(view is any UIContentView) {
      view.preservesSuperviewLayoutMargins = true
      view.directionalLayoutMargins = Self.contentMargins
    }
    setNeedsLayout()
  }

  func show(_ background: UIBackgroundConfiguration?) {
    content.background = background
    if background == nil {
      content.backgroundView?.removeFromSuperview()
      content.backgroundView = nil
    } else if content.backgroundView == nil {
      let view = SystemBackgroundView()
      view.frame = bounds
      insertSubview(view, at: 0)
      content.backgroundView = view
    }
    if let background { content.backgroundView?.show(background, tint: tintColor) }
    showSelection()
    setNeedsUpdateConfiguration()
  }

  // MARK: State

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = parts.isSwiped
    state.isReordering = parts.isReordering
    state.cellDragState = UICellConfigurationState.DragState(rawValue: parts.dragState.rawValue) ?? .none
    return state
  }

  func markConfiguration() {
    guard !content.needsUpdate else { return }
    content.needsUpdate = true
    setNeedsLayout()
  }

  /// Runs the pending update. Changes that the app's code makes in it cause no further update.
  func updateConfigurationIfNeeded() {
    guard content.needsUpdate, let state = UserCode.make({ configurationState }) else { return }
    UserCode.run { updateConfiguration(using: state) }
    UserCode.run { configurationUpdateHandler?(self, state) }
    content.needsUpdate = false
  }

  func adaptConfigurations(to state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = content.configuration {
      show(configuration.adapted(to: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = content.background {
      content.backgroundView?.show(background.updated(for: state), tint: tintColor)
    }
  }

  func changeState(_ path: ReferenceWritableKeyPath<CellParts, Bool>, to value: Bool) {
    guard parts[keyPath: path] != value else { return }
    parts[keyPath: path] = value
    showSelection()
    setNeedsUpdateConfiguration()
  }

  func forgetConfigurationState() { setNeedsUpdateConfiguration() }
}

/// A label of a standard cell: the cell is laid out again when its text changes.
@MainActor final class StandardCellLabel: UILabel {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}

/// The image view of a standard cell.
@MainActor final class StandardCellImageView: UIImageView {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}
