public import Foundation

/// How what is drawn is mixed with what is there; raw values are Core Graphics'.
public enum CGBlendMode: Int32, Sendable {
  /// The modes that mix colors, and those that mix by opacity.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver,
    destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
/// How carefully images are scaled; raw values are Core Graphics'.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }
/// How letters are drawn; raw values are Core Graphics'.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled, as outlines, both, or not at all; and the same with clipping to the letters.
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// Functions whose effects text pictures cannot show; they do nothing.
extension CGContext {
  /// Where text begins: the translation of `textMatrix`.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
  /// Sets the form of the ends of lines. Without effect.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the form of the corners of lines. Without effect.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the ratio from which pointed corners are cut off. Without effect.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets how exactly curves are drawn. Without effect.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Sets the lengths of dashes and gaps. Without effect.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets how what is drawn is mixed with what is there. Without effect.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets a gray shadow. Without effect.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets a shadow of a color. Without effect.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets whether edges are smoothed. Without effect.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smoothed. Without effect.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets how letters are drawn. Without effect.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  /// Sets the space between letters. Without effect.
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  /// Begins a layer that is drawn as one. Without effect: its contents are drawn at once.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  /// Ends a layer that is drawn as one. Without effect.
  public func endTransparencyLayer() {}
  /// Sends what was drawn to the screen. Without effect.
  public func flush() {}
  /// Has what was drawn sent to the screen later. Without effect.
  public func synchronize() {}
}
