public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// The appearance of a bar, kept as data.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The blur behind the bar; nil for none. Kept, without effect.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The color of the background; nil for none besides the standard one. Kept, without effect.
  open var backgroundColor: UIColor?
  /// The image behind the bar; nil for none. Kept, without effect.
  open var backgroundImage: UIImage?
  /// How the image fills the background. Kept, without effect.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line at the bar's edge; nil for none. Kept, without effect.
  open var shadowColor: UIColor?
  /// The image of the line at the bar's edge; nil for none. Kept, without effect.
  open var shadowImage: UIImage?
  /// Whether what is behind the bar shines through.
  package private(set) var isTransparent = false

  public required override init() { super.init() }

  /// Creates an appearance with the standard background; bars look the same on all devices.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Creates an appearance with what all bars have in common taken from another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  /// Sets the standard background and removes colors and images.
  open func configureWithDefaultBackground() {
    reset(isTransparent: false, effect: UIBlurEffect(style: .systemChromeMaterial))
  }
  /// Sets an opaque background and removes colors and images.
  open func configureWithOpaqueBackground() { reset(isTransparent: false) }
  /// Sets a transparent background and removes colors and images.
  open func configureWithTransparentBackground() { reset(isTransparent: true) }

  private func reset(isTransparent: Bool, effect: UIBlurEffect? = nil) {
    self.isTransparent = isTransparent
    backgroundEffect = effect
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  /// Takes over what another appearance says.
  func take(_ other: UIBarAppearance) {
    isTransparent = other.isTransparent
    backgroundEffect = other.backgroundEffect
    backgroundImageContentMode = other.backgroundImageContentMode
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Returns a copy of the same class.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIBarAppearance in
      let copy = Self()
      copy.take(self)
      return copy
    }
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the title. Kept, without effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of the large title. Kept, without effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points. Kept, without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of ordinary buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of prominent buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back button's arrow; nil for the standard one.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of the back button's arrow during transitions; nil for the standard one.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Replaces the back button's mark; both or neither image is set.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    let isComplete = image != nil && transitionMaskImage != nil
    backIndicatorImage = isComplete ? image : nil
    backIndicatorTransitionMaskImage = isComplete ? transitionMaskImage : nil
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    buttonAppearance.take(other.buttonAppearance)
    doneButtonAppearance.take(other.doneButtonAppearance)
    backButtonAppearance.take(other.backButtonAppearance)
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of ordinary buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of prominent buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance.take(other.buttonAppearance)
    doneButtonAppearance.take(other.doneButtonAppearance)
  }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with their icons above their titles.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with their icons beside their titles.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with their icons beside their titles in a bar of little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color of the mark at the selected item; nil for the standard one.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected item; nil for none. Kept, without effect.
  open var selectionIndicatorImage: UIImage?
  /// Where items are; with `automatic` as the bar's `itemPositioning` says.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of items that are centered, in points; 0 for the bar's `itemWidth`.
  open var stackedItemWidth: CGFloat = 0
  /// The distance between items that are centered, in points; 0 for the bar's `itemSpacing`.
  open var stackedItemSpacing: CGFloat = 0

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance.take(other.stackedLayoutAppearance)
    inlineLayoutAppearance.take(other.inlineLayoutAppearance)
    compactInlineLayoutAppearance.take(other.compactInlineLayoutAppearance)
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
