public import Foundation
import PlainviewRuntime

/// How the cells of a pattern are placed; raw values are Core Graphics'.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells keep their shape, or distances are the same, with cells that are distorted a little or less exactly placed.
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// Draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Is called when a pattern is no longer needed.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure, 0.
  public var version: UInt32
  /// Draws a cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Is called when the pattern is no longer needed.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates the structure.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// A drawing that is repeated over what is filled with it. In text pictures it is the color that the cell begins with.
public final class CGPattern {
  private let info: UnsafeMutableRawPointer?
  private let bounds: CGRect
  private let isColored: Bool
  private let callbacks: CGPatternCallbacks

  /// Creates a pattern with a cell; nil if the cell is empty. The transform, the steps and the tiling have no effect.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    self.info = info
    self.bounds = bounds
    self.isColored = isColored
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The color of what is filled with the pattern. A pattern without own colors has those of the components.
  fileprivate func color(_ space: CGColorSpace?, _ components: UnsafePointer<CGFloat>) -> CGColor {
    guard isColored else {
      return CGColor((space ?? CGColorSpaceCreateDeviceRGB()).color(components))
    }
    let cell = CGContext(area: bounds, scale: 1)
    callbacks.drawPattern?(info, cell)
    for step in cell.steps {
      switch step.content {
      case .fill(_, _, let color), .stroke(_, let color): return color.copy(alpha: color.alpha * components[0]) ?? color
      case .text, .image, .clear: continue
      }
    }
    return UIColor.clear.cgColor
  }
}

extension CGContext {
  /// Sets a pattern that shapes are filled with, and its opacity or the components of its color.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    setFillColor(pattern.color(fillSpace?.baseColorSpace, colorComponents))
  }

  /// Sets a pattern that lines are drawn with, and its opacity or the components of its color.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    setStrokeColor(pattern.color(strokeSpace?.baseColorSpace, colorComponents))
  }

  /// Sets the space of the colors that shapes are filled with; they are filled with black until a color is set.
  public func setFillColorSpace(_ space: CGColorSpace) {
    fillSpace = space
    setFillColor(.black)
  }

  /// Sets the space of the colors that lines are drawn with; they are drawn in black until a color is set.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    strokeSpace = space
    setStrokeColor(.black)
  }

  /// Sets where the cells of patterns begin. Without effect: patterns have one color.
  public func setPatternPhase(_ phase: CGSize) {}
}
