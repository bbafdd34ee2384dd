public import Foundation
public import PlainviewGraphics

/// Numbers that a filter takes together, such as a point or a rectangle.
open class CIVector: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let values: [CGFloat]

  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }
  /// Creates a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// Creates a vector of the numbers in a buffer.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: count)))
  }
  /// Creates a vector of the two coordinates of a point.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// Creates a vector of the origin, the width and the height of a rectangle.
  public convenience init(cgRect r: CGRect) { self.init([r.origin.x, r.origin.y, r.width, r.height]) }
  /// Creates a vector of the six numbers of an affine transform.
  public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }
  /// The numbers of a text such as `[1 2.5 3]`.
  public convenience init(string representation: String) {
    let tokens = representation.split { " []".contains($0) }
    self.init(tokens.map { Double($0).map { CGFloat($0) } ?? 0 })
  }
  /// Creates a vector from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let text = coder.decodeObject(forKey: "values") as? String else { return nil }
    self.init(string: text)
  }
  /// Archives the numbers.
  open func encode(with coder: NSCoder) { coder.encode(stringRepresentation as NSString, forKey: "values") }
  /// Whether vectors can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the vector itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The number of numbers.
  open var count: Int { values.count }
  /// The number at an index; 0 beyond the end.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number; 0 when there is none.
  open var x: CGFloat { value(at: 0) }
  /// The second number; 0 when there is none.
  open var y: CGFloat { value(at: 1) }
  /// The third number; 0 when there is none.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number; 0 when there is none.
  open var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The first six numbers as an affine transform.
  open var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  /// The numbers in brackets, separated by spaces.
  open var stringRepresentation: String { "[\(values.map(numberText).joined(separator: " "))]" }

  open override var description: String { stringRepresentation }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  open override var hash: Int { values.hashValue }
}

/// A number without zeros behind the point.
func numberText(_ number: CGFloat) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}
