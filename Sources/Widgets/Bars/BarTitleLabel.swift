import Foundation
import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// A bar's own text; for users it is a part of the bar.
@MainActor final class BarTitleLabel: UILabel, ClassStandIn {
  nonisolated var shownClassName: String { "UILabel" }

  /// What a tap on the text does; nil for nothing, and the touch is the bar's.
  var tapped: (@MainActor () -> Void)? { didSet { isUserInteractionEnabled = tapped != nil } }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tapped, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
    if bounds.contains(touch.location(in: self)) { tapped() }
  }

  var isLarge = false { didSet { takeFont() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    takeFont()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func takeFont() {
    font = isLarge ? .systemFont(ofSize: 34, weight: .bold) : .systemFont(ofSize: 17, weight: .semibold)
    textAlignment = isLarge ? .natural : .center
  }
}
