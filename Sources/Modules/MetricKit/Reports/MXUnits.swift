public import Foundation

/// The unit of the strength of the cellular network: bars.
open class MXUnitSignalBars: Dimension, @unchecked Sendable {
  /// A bar.
  open class var bars: MXUnitSignalBars {
    MXUnitSignalBars(symbol: "bars", converter: UnitConverterLinear(coefficient: 1))
  }
  /// Returns bars.
  open override class func baseUnit() -> Self {
    self.init(symbol: "bars", converter: UnitConverterLinear(coefficient: 1))
  }
}

/// The unit of the brightness of pixels: a percentage of the whole.
open class MXUnitAveragePixelLuminance: Dimension, @unchecked Sendable {
  /// The average of the pixels, 0 to 100.
  open class var apl: MXUnitAveragePixelLuminance {
    MXUnitAveragePixelLuminance(symbol: "apl", converter: UnitConverterLinear(coefficient: 1))
  }
  /// Returns the average of the pixels.
  open override class func baseUnit() -> Self {
    self.init(symbol: "apl", converter: UnitConverterLinear(coefficient: 1))
  }
}
