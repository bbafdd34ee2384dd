public import Foundation
public import PlainviewGraphics

/// The screen that a controller is shown on for a snapshot.
public struct ViewImageConfig: Sendable {
  /// How a phone or tablet is held.
  public enum Orientation: Sendable {
    /// On its side or upright.
    case landscape, portrait
  }

  /// How a tablet is held, and what share of its screen an app has.
  public enum TabletOrientation: Sendable {
    /// What share of the screen's width an app has while the tablet is upright.
    public enum PortraitSplits: Sendable {
      /// A third, two thirds, or all of the screen.
      case oneThird, twoThirds, full
    }
    /// What share of the screen's width an app has while the tablet is on its side.
    public enum LandscapeSplits: Sendable {
      /// A third, half, two thirds, or all of the screen.
      case oneThird, oneHalf, twoThirds, full
    }

    /// On its side, with an app's share of the screen.
    case landscape(splitView: LandscapeSplits)
    /// Upright, with an app's share of the screen.
    case portrait(splitView: PortraitSplits)
  }

  /// Points at each edge.
  public var safeArea: UIEdgeInsets
  /// Points; nil leaves the view its size.
  public var size: CGSize?
  /// The traits of the screen, such as its size classes.
  public var traits: UITraitCollection

  /// Creates a screen with a safe area, a size and traits; a size of nil leaves the view its own.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  // MARK: Devices

  /// A phone by its size upright; on its side the insets are others.
  static func phone(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, side: CGFloat, landscapeBottom: CGFloat,
    isWide: Bool, _ orientation: Orientation
  ) -> Self {
    let traits = UITraitCollection.phone(isWide: isWide, orientation)
    guard orientation == .landscape else {
      return Self(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    }
    return Self(
      safeArea: UIEdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side),
      size: CGSize(width: height, height: width), traits: traits)
  }

  /// A tablet by its size upright; the splits are widths, the narrowest first.
  static func tablet(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, landscapeSplits: [CGFloat],
    portraitSplits: [CGFloat], _ orientation: TabletOrientation
  ) -> Self {
    let (size, isCompact): (CGSize, Bool) =
      switch orientation {
      case .landscape(.oneThird): (CGSize(width: landscapeSplits[0], height: width), true)
      // Half of the largest tablet is as wide as a small one.
      case .landscape(.oneHalf): (CGSize(width: landscapeSplits[1], height: width), landscapeSplits[1] < 660)
      case .landscape(.twoThirds): (CGSize(width: landscapeSplits[2], height: width), false)
      case .landscape(.full): (CGSize(width: height, height: width), false)
      case .portrait(.oneThird): (CGSize(width: portraitSplits[0], height: height), true)
      case .portrait(.twoThirds): (CGSize(width: portraitSplits[1], height: height), true)
      case .portrait(.full): (CGSize(width: width, height: height), false)
      }
    return Self(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
      traits: .tablet(isCompact: isCompact))
  }
}

extension UITraitCollection {
  /// A phone's traits; a wide one is regular on its side.
  fileprivate static func phone(isWide: Bool, _ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    let isUpright = orientation == .portrait
    return UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: .available), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: isWide && !isUpright ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isUpright ? .regular : .compact),
    ])
  }

  /// A tablet's traits, in a compact split or not.
  fileprivate static func tablet(isCompact: Bool) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
    ])
  }
}
