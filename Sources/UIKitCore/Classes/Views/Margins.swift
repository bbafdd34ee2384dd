import Foundation
import PlainviewGraphics

/// The margins and the safe area of a view.
struct Margins {
  /// What was set, without the safe area.
  var base = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var safeArea = UIEdgeInsets.zero
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  /// The margins that guides and constraints were last updated to.
  var told: UIEdgeInsets?
}
