import PlainviewLayout

/// The priorities with which a view resists growing and shrinking.
struct ContentPriorities {
  private var horizontalHugging = UILayoutPriority.defaultLow
  private var verticalHugging = UILayoutPriority.defaultLow
  private var horizontalResistance = UILayoutPriority.defaultHigh
  private var verticalResistance = UILayoutPriority.defaultHigh

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalHugging : verticalHugging
  }

  func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalResistance : verticalResistance
  }

  mutating func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { horizontalHugging = priority } else { verticalHugging = priority }
  }

  mutating func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { horizontalResistance = priority } else { verticalResistance = priority }
  }
}
