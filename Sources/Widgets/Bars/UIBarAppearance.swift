public import Foundation
public import PlainviewUIKitCore

/// The looks of a bar, kept as data.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  /// Whether what is behind the bar shines through.
  package private(set) var isTransparent = false

  public required override init() { super.init() }

  open func configureWithDefaultBackground() { reset(isTransparent: false) }
  open func configureWithOpaqueBackground() { reset(isTransparent: false) }
  open func configureWithTransparentBackground() { reset(isTransparent: true) }

  private func reset(isTransparent: Bool) {
    self.isTransparent = isTransparent
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  /// Takes over what another appearance says.
  func take(_ other: UIBarAppearance) {
    isTransparent = other.isTransparent
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIBarAppearance in
      let copy = Self()
      copy.take(self)
      return copy
    }
  }
}

/// The looks of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Replaces the mark of the way back; both or neither image is set.
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

/// The looks of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance.take(other.buttonAppearance)
    doneButtonAppearance.take(other.doneButtonAppearance)
  }
}

/// The looks of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance.take(other.stackedLayoutAppearance)
    inlineLayoutAppearance.take(other.inlineLayoutAppearance)
    compactInlineLayoutAppearance.take(other.compactInlineLayoutAppearance)
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

public enum UIBarStyle: Int, Sendable { case `default`, black }

/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt = 102 }
