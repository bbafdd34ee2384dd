import Foundation
import PlainviewGestures
package import PlainviewGraphics
import PlainviewUIKitCore

extension UIButton {
  /// The configuration with what it has for the state.
  var effectiveConfiguration: Configuration? {
    automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
  }

  /// The title that is seen: the chosen action's, then the configuration's, an attributed one, a plain one.
  package var shownTitle: String? {
    if let action = chosenMenuAction { return action.title }
    return configuration?.shownTitle ?? currentAttributedTitle?.string ?? currentTitle
  }

  /// Whether a configuration's title takes several lines where one does not fit (W39).
  var wrapsTitle: Bool {
    guard let mode = configuration?.titleLineBreakMode, mode == .byWordWrapping || mode == .byCharWrapping else {
      return false
    }
    return shownTitle?.isEmpty == false
  }

  /// The title that is seen, where it has attributes.
  var shownAttributedTitle: NSAttributedString? {
    if chosenMenuAction != nil { return nil }
    guard let configuration, configuration.shownTitle != nil else { return currentAttributedTitle }
    return configuration.shownAttributedTitle(font: ButtonLayout(self).font)
  }

  var shownAttributedSubtitle: NSAttributedString? {
    configuration?.attributedSubtitle.map { NSAttributedString(uiKit: $0) }
  }

  /// The defaults for parts of a title without attributes.
  var titleDefaults: TextRuns.Defaults { TextRuns.Defaults(font: ButtonLayout(self).font, color: shownTitleColor) }

  /// The image as it is shown: a symbol in the size that the button prefers.
  package var shownImage: UIImage? {
    let preferred = configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
    return (configuration?.image ?? currentImage)?.preferring(preferred)
  }

  var shownTitleColor: UIColor { effectiveConfiguration?.baseForegroundColor ?? currentTitleColor }

  /// Toggles the selection where a tap does so (contract B1).
  func toggleSelectionIfAsked() {
    if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction { isSelected.toggle() }
  }
}

extension UIControl {
  /// Whether a recognizer of a superview would take a single tap away from this control (contract G11).
  func protectsSingleTap(from recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}

extension UIButton {
  /// The accessibility label of a button that has none of its own.
  var spokenTitle: String? {
    if let title = shownTitle, !title.isEmpty { return title }
    if let label = shownImage?.accessibilityLabel { return label }
    if let name = shownImage?.name { return name }
    return switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    case .custom, .system: nil
    }
  }
}
