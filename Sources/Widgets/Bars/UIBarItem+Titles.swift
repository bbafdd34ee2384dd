public import Foundation
public import PlainviewUIKitCore

extension UIBarItem {
  /// Sets the text attributes of the title for a state; nil removes them. Kept as data.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }

  /// Returns the text attributes of the title that were set for a state; nil for none.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}
