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

  public required nonisolated override init() { super.init() }

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

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
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

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// The looks of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// The looks of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

public enum UIBarStyle: Int, Sendable { case `default`, black }

/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt = 102 }
