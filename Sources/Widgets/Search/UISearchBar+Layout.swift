import Foundation
import PlainviewUIKitCore

/// The frames of a search bar's parts, in points as on iOS.
extension UISearchBar {
  /// The height of the bar without prompt and scopes: less in a navigation bar, which has a margin of its own above it.
  private var rowHeight: CGFloat { isInNavigationBar ? 52 : 56 }
  private static let promptHeight: CGFloat = 30
  private static let scopeHeight: CGFloat = 44
  private static let fieldHeight: CGFloat = 36
  private static let gap: CGFloat = 8

  /// Whether the bar is part of a navigation bar's own layout.
  var isInNavigationBar: Bool { searchController?.isShownByNavigationBar ?? false }

  private var margin: CGFloat { isInNavigationBar ? 16 : 8 }

  var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  var wholeHeight: CGFloat {
    rowHeight + (prompt == nil ? 0 : Self.promptHeight) + (showsScopes ? Self.scopeHeight : 0)
  }

  func heightDidChange() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    contentsDidChange()
  }

  /// Puts in what is shown now, and takes out what is not.
  func contentsDidChange() {
    show(promptLabel, prompt != nil)
    promptLabel.text = prompt
    show(cancelButton, showsCancelButton)
    show(scopeControl, showsScopes)
    takeFieldButton()
    setNeedsLayout()
  }

  private func show(_ view: UIView, _ isShown: Bool) {
    if isShown == (view.superview === self) { return }
    if isShown { addSubview(view) } else { view.removeFromSuperview() }
  }

  /// The button at the field's end, which is hidden while there is one that clears the text.
  func takeFieldButton() {
    let button: UIView? = showsSearchResultsButton ? resultsButton : showsBookmarkButton ? bookmarkButton : nil
    let shown = searchTextField.hasText ? nil : button
    if searchTextField.rightView !== shown { searchTextField.rightView = shown }
    searchTextField.rightViewMode = shown == nil ? .never : .always
  }

  func placeContents() {
    let top = prompt == nil ? 0 : Self.promptHeight
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.promptHeight)
    let scopes = showsScopes ? Self.scopeHeight : 0
    let row = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - scopes))
    placeField(in: row)
    let size = scopeControl.sizeThatFits(.zero)
    scopeControl.frame = mirrored(
      CGRect(x: margin, y: row.maxY, width: max(0, bounds.width - 2 * margin), height: size.height))
  }

  /// The field, and the cancel button behind it.
  private func placeField(in row: CGRect) {
    let height = isInNavigationBar ? min(Self.fieldHeight, max(row.height - 16, 0)) : Self.fieldHeight
    let y = row.minY + (isInNavigationBar ? 1 : ((row.height - Self.fieldHeight) / 2).rounded(.down))
    let cancel = showsCancelButton ? cancelButton.intrinsicContentSize.width : 0
    let taken = 2 * margin + (showsCancelButton ? cancel + Self.gap : 0)
    let width = max(0, row.width - taken)
    searchTextField.frame = mirrored(CGRect(x: margin, y: y, width: width, height: height))
    cancelButton.frame = mirrored(
      CGRect(x: margin + width + Self.gap, y: y, width: cancel, height: height))
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isLayoutRightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
