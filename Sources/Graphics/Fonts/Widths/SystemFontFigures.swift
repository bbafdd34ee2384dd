import Foundation

/// The system font at one size and weight: what is made of the six figures that `FontTables` has for a character.
struct SystemFontFigures {
  private let size: Double
  /// What each of the six figures counts.
  private let shares: (Double, Double, Double, Double, Double, Double)
  /// What is added to every advance, in em and in points.
  private let shift: Double
  private let tracking: Double

  init(size: Double, weight: Double, _ era: FontEdition.Era) {
    self.size = size
    let display = era == .iOS14 ? min(max((size - 17) / 11, 0), 1) : size < Self.displaySize ? 0 : 1
    let axis = Self.interpolated(Self.weights.map { ($0.raw, $0.axis) }, weight)
    let bold = axis > 400 ? (axis - 400) / 300 : 0
    let light = axis < 400 ? (400 - axis) / 125.685 : 0
    shares = (1 - display, display, bold * (1 - display), bold * display, light * (1 - display), light * display)
    let wider = 0.0146 + bold * (0.0108 - 0.0146) + light * (0.0173 - 0.0146)
    shift = Self.interpolated(Self.weights.map { ($0.raw, $0.shift) }, weight) + (era == .iOS9 ? display * wider : 0)
    tracking = Self.tracking(at: size, era)
  }

  /// An advance in points, by the figures at six times an index.
  func advance(_ figures: [Int16], _ index: Int) -> Double {
    func figure(_ column: Int) -> Double { Double(figures[index * 6 + column]) }
    let sum =
      shares.0 * figure(0) + shares.1 * figure(1) + shares.2 * figure(2) + shares.3 * figure(3) + shares.4 * figure(4)
      + shares.5 * figure(5)
    return size * (sum / 10_000 + shift) + tracking
  }

  /// The index of a character beyond ASCII in the tables; nil for those without figures.
  static func index(of code: UInt32) -> Int? {
    guard let code = UInt16(exactly: code) else { return nil }
    let codes = FontTables.systemOtherCodes
    var (low, high) = (0, codes.count)
    while low < high {
      let middle = (low + high) / 2
      if codes[middle] < code { low = middle + 1 } else { high = middle }
    }
    return low < codes.count && codes[low] == code ? low : nil
  }

  // MARK: Sizes and weights

  /// Where the Display face began before iOS 14, in points.
  private static let displaySize = 20.0

  /// Of each weight UIFont's raw value, the value of the font's own axis, and by how much its characters differ in em from
  /// what the axis gives.
  private static let weights: [(raw: Double, axis: Double, shift: Double)] = [
    (-0.8, 30.925, -0.0012), (-0.6, 110.725, 0.0018), (-0.4, 274.315, -0.0005), (0, 400, 0), (0.23, 510, 0.0007),
    (0.3, 590, 0.0005), (0.4, 700, 0.0006), (0.56, 860, -0.0025), (0.62, 1000, 0.0014),
  ]

  /// The value at a position between sorted points; outside of them that of the nearest.
  private static func interpolated(_ points: [(Double, Double)], _ position: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if position <= first.0 { return first.1 }
    for (low, high) in zip(points, points.dropFirst()) where position <= high.0 {
      return low.1 + (high.1 - low.1) * (position - low.0) / (high.0 - low.0)
    }
    return last.1
  }

  /// Points a character.
  private static func tracking(at size: Double, _ era: FontEdition.Era) -> Double {
    let table =
      switch era {
      case .iOS9, .helvetica: FontTables.trackingOfIOS9
      case .iOS11: FontTables.trackingOfIOS11
      case .iOS14: FontTables.trackingOfIOS14
      }
    var points = zip(FontTables.trackingSizes, table).map { (Double($0), Double($1) / 1000) }
    // Before iOS 14 the faces on the two sides of the border are unrelated.
    if era != .iOS14 { points.removeAll { ($0.0 < displaySize) != (size < displaySize) } }
    return interpolated(points, size)
  }
}
