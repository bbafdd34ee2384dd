public import Foundation
public import PlainviewUIKitCore

/// Numbers that a filter takes together, such as a point or a rectangle.
open class CIVector: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let values: [CGFloat]

  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }
  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: count)))
  }
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  public convenience init(cgRect r: CGRect) { self.init([r.origin.x, r.origin.y, r.width, r.height]) }
  public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }
  /// The numbers of a text such as `[1 2.5 3]`.
  public convenience init(string representation: String) {
    let words = representation.split { " []".contains($0) }
    self.init(words.map { Double($0).map { CGFloat($0) } ?? 0 })
  }
  public required convenience init?(coder: NSCoder) {
    guard let text = coder.decodeObject(forKey: "values") as? String else { return nil }
    self.init(string: text)
  }
  open func encode(with coder: NSCoder) { coder.encode(stringRepresentation as NSString, forKey: "values") }
  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var count: Int { values.count }
  /// The number at a place; 0 behind the last.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  open var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  open var stringRepresentation: String { "[\(values.map(numberText).joined(separator: " "))]" }

  open override var description: String { stringRepresentation }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  open override var hash: Int { values.hashValue }
}

/// A number without zeros behind the point.
func numberText(_ number: CGFloat) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}
