import Foundation
import PlainviewGraphics

/// The pictures that an app gave a search bar, kept as data.
struct SearchBarPictures {
  var backgrounds: [Int: UIImage] = [:]
  var fieldBackgrounds: [UInt: UIImage] = [:]
  var icons: [String: UIImage] = [:]
  var iconOffsets: [Int: UIOffset] = [:]
  var scopeBackground: UIImage?
  var scopeButtons: [UInt: UIImage] = [:]
  /// By the states of the buttons on the left and on the right.
  var scopeDividers: [[UInt]: UIImage] = [:]
  var scopeTitles: [UInt: [NSAttributedString.Key: Any]] = [:]

  static func key(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> String {
    "\(icon.rawValue) \(state.rawValue)"
  }
}

extension UISearchBar {
  func baseSetScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    pictures.scopeTitles[state.rawValue] = attributes
    scopeControl.setTitleTextAttributes(attributes, for: state)
  }
}
