public import Foundation
import PlainviewRuntime

/// The device's screen.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The rectangle in points.
  open private(set) var bounds: CGRect
  /// Pixels a point.
  open var scale: CGFloat { traitCollection.displayScale }
  open var nativeScale: CGFloat { scale }
  open private(set) var traitCollection: UITraitCollection
  /// The insets of bars and cut-outs, in points.
  package private(set) var safeArea: UIEdgeInsets

  package init(bounds: CGRect, safeArea: UIEdgeInsets, traits: UITraitCollection) {
    self.bounds = bounds
    self.safeArea = safeArea
    traitCollection = traits
    super.init()
  }

  @available(*, unavailable) public nonisolated override init() { fatalError("use UIScreen.main") }

  /// The screen of the running code's app; an iPhone of 390 × 844 points unless a driver says otherwise.
  open class var main: UIScreen {
    SimulatedProcess.current.singleton(UIScreen.self) {
      UIScreen(
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
        safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), traits: UITraitCollection(displayScale: 3))
    }
  }

  /// Makes this screen another device's.
  package func become(bounds: CGRect, safeArea: UIEdgeInsets, traits: UITraitCollection) {
    self.bounds = bounds
    self.safeArea = safeArea
    traitCollection = traits
  }
}
