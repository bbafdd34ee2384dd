public import Foundation
public import PlainviewUIKitCore

/// The pictures that an app gave a search bar, kept as data.
struct SearchBarPictures {
  fileprivate var backgrounds: [Int: UIImage] = [:]
  fileprivate var fieldBackgrounds: [UInt: UIImage] = [:]
  fileprivate var icons: [String: UIImage] = [:]
  fileprivate var iconPlaces: [Int: UIOffset] = [:]
  fileprivate var scopeBackground: UIImage?
  fileprivate var scopeTitles: [UInt: [NSAttributedString.Key: Any]] = [:]

  fileprivate static func key(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> String {
    "\(icon.rawValue) \(state.rawValue)"
  }
}

extension UISearchBar {
  public var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  public var scopeBarBackgroundImage: UIImage? {
    get { pictures.scopeBackground }
    set { pictures.scopeBackground = newValue }
  }

  public func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    pictures.backgrounds[barMetrics.rawValue] = image
  }

  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    pictures.backgrounds[barMetrics.rawValue]
  }

  public func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    pictures.fieldBackgrounds[state.rawValue] = image
  }

  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    pictures.fieldBackgrounds[state.rawValue]
  }

  public func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {
    pictures.icons[SearchBarPictures.key(icon, state)] = image
  }

  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    pictures.icons[SearchBarPictures.key(icon, state)]
  }

  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    pictures.iconPlaces[icon.rawValue] = adjustment
  }

  public func positionAdjustment(for icon: Icon) -> UIOffset { pictures.iconPlaces[icon.rawValue] ?? .zero }

  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    pictures.scopeTitles[state.rawValue] = attributes
    scopeControl.setTitleTextAttributes(attributes, for: state)
  }

  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    pictures.scopeTitles[state.rawValue]
  }
}
