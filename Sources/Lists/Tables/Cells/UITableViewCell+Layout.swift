import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets

// The frames of the parts of a cell; lengths are points, measured from the leading edge.
extension UITableViewCell {
  private static let editControlWidth: CGFloat = 38
  private static let reorderControlWidth: CGFloat = 38

  /// A rectangle that is measured from the leading edge, in the cell's own coordinates.
  func mirrored(_ frame: CGRect) -> CGRect {
    guard isLayoutRightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Parts

  var showsEditControl: Bool { isEditing && (surroundings.editingStyle != .none || surroundings.marksSelection) }
  private var showsMoveControl: Bool { isEditing && showsReorderControl && surroundings.canMove }
  private var indents: Bool { surroundings.indents && shouldIndentWhileEditing }

  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  func accessoryDidChange() { setNeedsLayout() }

  func accessoryView(_ old: UIView?, becomes new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  func accessoryWasTapped() { tableView?.accessoryWasTapped(in: self) }
  func editControlWasTapped() { tableView?.editControlWasTapped(in: self) }

  /// Adds the parts that the state requires, and removes the others.
  private func refreshParts() {
    let type = shownAccessoryView == nil ? shownAccessoryType : .none
    if parts.accessory?.type ?? .none != type {
      parts.accessory?.remove()
      parts.accessory = CellAccessory(type, of: self)
    }
    for view in [accessoryView, editingAccessoryView] {
      guard let view else { continue }
      if view !== shownAccessoryView { view.removeFromSuperview() } else if view.superview !== self { addSubview(view) }
    }
    refreshEditControls()
    refreshSeparator()
    keepContentInFront()
  }

  private func refreshEditControls() {
    if showsEditControl, parts.editControl == nil {
      let control = UITableViewCellEditControl(of: self)
      addSubview(control)
      parts.editControl = control
    } else if !showsEditControl {
      parts.editControl?.removeFromSuperview()
      parts.editControl = nil
    }
    if showsMoveControl, parts.reorderControl == nil {
      let control = UITableViewCellReorderControl(of: self)
      addSubview(control)
      parts.reorderControl = control
    } else if !showsMoveControl {
      parts.reorderControl?.removeFromSuperview()
      parts.reorderControl = nil
    }
  }

  private func refreshSeparator() {
    guard let color = surroundings.separatorColor else {
      parts.separator?.removeFromSuperview()
      parts.separator = nil
      return
    }
    if parts.separator == nil {
      let separator = UITableViewCellSeparatorView()
      addSubview(separator)
      parts.separator = separator
    }
    if parts.separator?.backgroundColor !== color { parts.separator?.backgroundColor = color }
    // A selected row shows no separator.
    parts.separator?.isHidden = parts.shownSelection != nil
  }

  /// Moves views that code added to the cell itself below the content (contract C7).
  private func keepContentInFront() {
    let own = [accessoryView, editingAccessoryView, parts.separator, parts.editControl, parts.reorderControl]
    guard let index = subviews.firstIndex(where: { $0 === content.view }) else { return }
    let added = subviews[(index + 1)...].filter { view in
      !own.contains { $0 === view } && !(parts.accessory?.holds(view) ?? false)
    }
    for view in added { insertSubview(view, belowSubview: content.view) }
  }

  // MARK: Frames

  /// Where the content begins and ends.
  private var contentSpan: (start: CGFloat, end: CGFloat) {
    let start = safeSides.leading + (showsEditControl && indents ? Self.editControlWidth : 0)
    var end = bounds.width - safeSides.trailing
    if showsMoveControl { end -= Self.reorderControlWidth }
    let width = shownAccessoryView.map { $0.bounds.width } ?? parts.accessory?.width ?? 0
    if shownAccessoryView != nil || parts.accessory != nil { end -= width + (showsMoveControl ? 0 : sideMargin) }
    return (start, max(start, end))
  }

  private var sideMargin: CGFloat { surroundings.sideMargin }
  private var safeSides: SafeSides { surroundings.safeSides }

  func placeParts() {
    refreshParts()
    takeOverMargins()
    let bounds = CGRect(origin: .zero, size: bounds.size)
    let span = contentSpan
    let contentFrame = mirrored(CGRect(x: span.start, y: 0, width: span.end - span.start, height: bounds.height))
    if content.view.frame != contentFrame { content.view.frame = contentFrame }
    for view in [backgroundView, content.backgroundView, parts.shownSelection] where view?.frame != bounds {
      view?.frame = bounds
    }
    let end = bounds.width - safeSides.trailing
    placeAccessory(end: end - (showsMoveControl ? Self.reorderControlWidth : sideMargin))
    parts.editControl?.frame = mirrored(
      CGRect(x: safeSides.leading, y: 0, width: Self.editControlWidth, height: bounds.height))
    parts.reorderControl?.frame = mirrored(
      CGRect(x: end - Self.reorderControlWidth, y: 0, width: Self.reorderControlWidth, height: bounds.height))
    placeSeparator(contentStart: span.start)
    StandardCellLayout(self)?.apply()
  }

  private func placeAccessory(end: CGFloat) {
    parts.accessory?.place(in: self, end: end)
    guard let view = shownAccessoryView else { return }
    let size = view.bounds.size
    view.frame = mirrored(
      CGRect(x: end - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
  }

  private func placeSeparator(contentStart: CGFloat) {
    guard let separator = parts.separator else { return }
    let thickness = 1 / max(1, traitCollection.displayScale)
    let inset = separatorInset
    let start = inset.left > 0 ? inset.left + contentStart + textIndentation : inset.left
    separator.frame = mirrored(
      CGRect(
        x: start, y: bounds.height - thickness, width: max(0, bounds.width - start - inset.right), height: thickness))
  }

  private var textIndentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  private func takeOverMargins() {
    let margins = Self.margins(side: sideMargin)
    if parts.tookMargins != margins {
      parts.tookMargins = margins
      directionalLayoutMargins = margins
    }
    guard !(content.view is any UIContentView) else { return }
    var own = Self.contentMargins
    // Beside the safe area the margin of the cell does not reach into the content.
    let span = contentSpan
    if safeSides.leading > 0, span.start == safeSides.leading { own.leading = sideMargin }
    if safeSides.trailing > 0, span.end == bounds.width - safeSides.trailing { own.trailing = sideMargin }
    if textIndentation > 0 { own.leading = sideMargin + textIndentation }
    if parts.tookContentMargins != own {
      parts.tookContentMargins = own
      content.view.directionalLayoutMargins = own
    }
  }

  // MARK: Sizes

  /// The height that the content needs at a width of the cell.
  func fittingHeight(width: CGFloat) -> CGFloat {
    if bounds.width != width { bounds.size.width = width }
    updateConfigurationIfNeeded()
    refreshParts()
    takeOverMargins()
    let span = contentSpan
    let contentWidth = span.end - span.start
    if content.view.frame.width != contentWidth || content.view.frame.minX != span.start {
      content.view.frame = CGRect(x: span.start, y: 0, width: contentWidth, height: content.view.frame.height)
    }
    if content.configuration == nil, !hasConstrainedContent {
      return StandardCellLayout(self)?.fittingHeight(width: contentWidth) ?? UITableView.standardRowHeight
    }
    let size = content.view.systemLayoutSizeFitting(
      CGSize(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.height > 0, size.height.isFinite else { return UITableView.standardRowHeight }
    return size.height.roundedUp(toPixelsOf: traitCollection.displayScale)
  }

  /// Whether constraints determine the size of the content.
  private var hasConstrainedContent: Bool {
    content.view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}

extension CGFloat {
  /// The length rounded up to whole pixels.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
    let scale = Swift.max(1, scale)
    // Rounding errors do not count as a pixel.
    return (self * scale - 0.001).rounded(.up) / scale
  }
}
