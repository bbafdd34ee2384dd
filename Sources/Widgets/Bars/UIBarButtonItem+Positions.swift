public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// What a position or an image of an item is for.
private enum BarItemPart: Int { case title, backTitle, background, backBackground }

// Positions and images for metrics, as they were set before there were appearances; kept as data.
extension UIBarButtonItem {
  private func position(_ part: BarItemPart, _ metrics: UIBarMetrics) -> UIOffset {
    positions[[part.rawValue, metrics.rawValue]] ?? .zero
  }

  private func setPosition(_ part: BarItemPart, _ metrics: UIBarMetrics, _ offset: UIOffset) {
    positions[[part.rawValue, metrics.rawValue]] = offset
  }

  // MARK: Titles

  /// Sets how far the title is moved in a bar of the metrics, in points. Kept as data.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    setPosition(.title, barMetrics, adjustment)
  }

  /// Returns how far the title is moved in a bar of the metrics, in points.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { position(.title, barMetrics) }

  /// Sets how far the title of the back button is moved in a bar of the metrics, in points. Kept as data.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    setPosition(.backTitle, barMetrics, adjustment)
  }

  /// Returns how far the title of the back button is moved in a bar of the metrics, in points.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    position(.backTitle, barMetrics)
  }

  // MARK: Backgrounds

  /// Sets how far the background is moved downwards in a bar of the metrics, in points. Kept as data.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    setPosition(.background, barMetrics, UIOffset(horizontal: 0, vertical: adjustment))
  }

  /// Returns how far the background is moved downwards in a bar of the metrics, in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    position(.background, barMetrics).vertical
  }

  /// Sets how far the background of the back button is moved downwards in a bar of the metrics, in points. Kept as data.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { setPosition(.backBackground, barMetrics, UIOffset(horizontal: 0, vertical: adjustment)) }

  /// Returns how far the background of the back button is moved downwards in a bar of the metrics, in points.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    position(.backBackground, barMetrics).vertical
  }

  // MARK: Images

  private func key(
    _ part: BarItemPart, _ state: UIControl.State, _ barMetrics: UIBarMetrics, _ style: Style? = nil
  ) -> [Int] { [part.rawValue, Int(state.rawValue), barMetrics.rawValue, style?.rawValue ?? -1] }

  /// Sets the image behind the button for a state, in a bar of the metrics; nil removes it. Kept as data.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { images[key(.background, state, barMetrics)] = backgroundImage }

  /// Returns the image behind the button for a state, in a bar of the metrics; nil for none.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    images[key(.background, state, barMetrics)]
  }

  /// Sets the image behind a button of a style for a state, in a bar of the metrics; nil removes it. Kept as data.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { images[key(.background, state, barMetrics, style)] = backgroundImage }

  /// Returns the image behind a button of a style for a state, in a bar of the metrics; nil for none.
  public func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { images[key(.background, state, barMetrics, style)] }

  /// Sets the image behind the back button for a state, in a bar of the metrics; nil removes it. Kept as data.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { images[key(.backBackground, state, barMetrics)] = backgroundImage }

  /// Returns the image behind the back button for a state, in a bar of the metrics; nil for none.
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    images[key(.backBackground, state, barMetrics)]
  }
}
