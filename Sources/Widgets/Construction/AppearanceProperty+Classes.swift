import Foundation
import PlainviewUIKitCore

extension AppearanceProperty {
  /// The properties of this target's classes, and those that the view's class adds.
  static func all(for view: UIView) -> [AppearanceProperty] {
    guard let owner = view as? any AppearancePropertyOwner else { return common }
    return common + type(of: owner).appearanceProperties
  }

  private static let common: [AppearanceProperty] =
    views + controls
    + [UIControl.State.normal, .highlighted, .disabled, .selected].flatMap { ofStates($0) }

  private static let views: [AppearanceProperty] = [
    .init(\UIView.backgroundColor), .init({ (view: UIView) in view.storedTint }, { $0.tintColor = $1.storedTint }),
    .init(\UIView.alpha), .init(\UILabel.font), .init(\UILabel.textColor), .init(\UILabel.textAlignment),
    .init(\UILabel.shadowColor), .init(\UILabel.shadowOffset), .init(\UILabel.highlightedTextColor),
    .init(\UITextField.font), .init(\UITextField.textColor), .init(\UITextField.keyboardAppearance),
    .init(\UITextField.borderStyle), .init(\UITextView.font), .init(\UITextView.textColor),
    .init(\UIActivityIndicatorView.color), .init(\UIProgressView.progressTintColor),
    .init(\UIProgressView.trackTintColor), .init(\UISearchBar.barTintColor),
  ]

  private static let controls: [AppearanceProperty] = [
    .init(\UISwitch.onTintColor), .init(\UISwitch.thumbTintColor), .init(\UISlider.minimumTrackTintColor),
    .init(\UISlider.maximumTrackTintColor), .init(\UISlider.thumbTintColor),
    .init(\UISegmentedControl.selectedSegmentTintColor), .init(\UIPageControl.pageIndicatorTintColor),
    .init(\UIPageControl.currentPageIndicatorTintColor),
  ]

  private static func ofStates(_ state: UIControl.State) -> [AppearanceProperty] {
    [
      .init({ (button: UIButton) in button.titleColor(for: state) }) {
        $0.setTitleColor($1.titleColor(for: state), for: state)
      },
      .init({ (button: UIButton) in button.backgroundImage(for: state) }) {
        $0.setBackgroundImage($1.backgroundImage(for: state), for: state)
      },
      .init({ (control: UISegmentedControl) in control.titleTextAttributes(for: state) }) {
        $0.setTitleTextAttributes($1.titleTextAttributes(for: state), for: state)
      },
    ]
  }
}
