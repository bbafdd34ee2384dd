public import Foundation

/// Geometry as texts, `{1, 2}`, and in archives.
extension NSCoder {
  /// Returns a point as text, such as `{1, 2}`.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// Returns a vector as text, such as `{1, 2}`.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  /// Returns a size as text, such as `{3, 4}`.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// Returns a rectangle as text, such as `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// Returns a transform as text, such as `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + text(numbers).dropFirst().dropLast() + "]"
  }
  /// Returns insets as text: top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Returns insets as text: top, leading, bottom, trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// Returns an offset as text: horizontal, vertical.
  public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

  // A text that has not enough numbers gives zeros, as in UIKit.

  /// Returns the point that a text describes.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// Returns the vector that a text describes.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(string, 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  /// Returns the size that a text describes.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// Returns the rectangle that a text describes.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// Returns the transform that a text describes.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = numbers(string, 6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
  /// Returns the insets that a text describes.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(string, 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// Returns the insets that a text describes.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = numbers(string, 4)
    return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
  /// Returns the offset that a text describes.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(string, 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  private class func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map { $0 == $0.rounded() && $0.magnitude < 1e15 ? "\(Int($0))" : "\($0)" }.joined(separator: ", ")
      + "}"
  }

  /// The numbers of a text; only zeros if their number is not the expected one.
  private class func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let parts = text.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    return parts.count == count ? parts.map { CGFloat($0) } : Array(repeating: 0, count: count)
  }

  // MARK: Archives

  /// Writes a vector into the archive.
  public func encode(_ vector: CGVector, forKey key: String) { encode(Self.string(for: vector), forKey: key) }
  /// Writes a transform into the archive.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(Self.string(for: transform), forKey: key)
  }
  /// Writes insets into the archive.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(Self.string(for: insets), forKey: key) }
  /// Writes insets with leading and trailing into the archive.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets), forKey: key)
  }
  /// Writes an offset into the archive.
  public func encode(_ offset: UIOffset, forKey key: String) { encode(Self.string(for: offset), forKey: key) }

  /// Reads a point from the archive; zero without one.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  /// Reads a size from the archive; zero without one.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  /// Reads a rectangle from the archive; zero without one.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
  /// Reads a vector from the archive; zero without one.
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(forKey: key)) }
  /// Reads a transform from the archive; zeros without one.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: text(forKey: key))
  }
  /// Reads insets from the archive; zero without them.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: text(forKey: key)) }
  /// Reads insets with leading and trailing from the archive; zero without them.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: text(forKey: key))
  }
  /// Reads an offset from the archive; zero without one.
  public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(forKey: key)) }

  /// A number of C's `int`.
  public func encodeCInt(_ value: Int32, forKey key: String) { encode(value, forKey: key) }
  /// A number of C's `int`; 0 where there is none.
  public func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }

  private func text(forKey key: String) -> String { decodeObject(forKey: key) as? String ?? "" }
}
