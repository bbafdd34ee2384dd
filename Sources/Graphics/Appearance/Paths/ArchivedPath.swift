import Foundation
import PlainviewRuntime

/// A path as archives have it: its steps as numbers, and how it is drawn.
struct ArchivedPath {
  var elements: [PathElement] = []
  var lineWidth: CGFloat?
  var lineCap: Int32 = 0
  var lineJoin: Int32 = 0
  var usesEvenOdd = false

  init(elements: [PathElement], lineWidth: CGFloat, lineCap: Int32, lineJoin: Int32, usesEvenOdd: Bool) {
    (self.elements, self.lineWidth) = (elements, lineWidth)
    (self.lineCap, self.lineJoin, self.usesEvenOdd) = (lineCap, lineJoin, usesEvenOdd)
  }

  init(from coder: NSCoder) {
    let numbers = coder.objectIfPresent(of: [NSArray.self, NSNumber.self], forKey: Self.elementsKey) as? [NSNumber]
    elements = Self.elements((numbers ?? []).map(\.doubleValue))
    lineWidth =
      coder.containsValue(forKey: Self.widthKey) ? CGFloat(coder.decodeDouble(forKey: Self.widthKey)) : nil
    lineCap = coder.decodeInt32(forKey: "UIBezierPathLineCapStyleKey")
    lineJoin = coder.decodeInt32(forKey: "UIBezierPathLineJoinStyleKey")
    usesEvenOdd = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRuleKey")
  }

  func encode(with coder: NSCoder) {
    coder.encode(NSArray(array: elements.flatMap(Self.numbers).map { NSNumber(value: $0) }), forKey: Self.elementsKey)
    coder.encode(Double(lineWidth ?? 1), forKey: Self.widthKey)
    coder.encode(lineCap, forKey: "UIBezierPathLineCapStyleKey")
    coder.encode(lineJoin, forKey: "UIBezierPathLineJoinStyleKey")
    coder.encode(usesEvenOdd, forKey: "UIBezierPathUsesEvenOddFillRuleKey")
  }

  private static let elementsKey = "UIBezierPathElementsKey"
  private static let widthKey = "UIBezierPathLineWidthKey"

  /// The kind of a step, by Core Graphics' number, and its points.
  private static func numbers(_ element: PathElement) -> [Double] {
    let kind: CGPathElementType =
      switch element {
      case .move: .moveToPoint
      case .line: .addLineToPoint
      case .quad: .addQuadCurveToPoint
      case .cubic: .addCurveToPoint
      case .close: .closeSubpath
      }
    return [Double(kind.rawValue)] + element.points.flatMap { [Double($0.x), Double($0.y)] }
  }

  /// The steps up to the first that is not whole.
  private static func elements(_ numbers: [Double]) -> [PathElement] {
    var elements: [PathElement] = []
    var rest = numbers[...]
    func points(_ count: Int) -> [CGPoint]? {
      guard rest.count >= 2 * count else { return nil }
      defer { rest = rest.dropFirst(2 * count) }
      let first = rest.startIndex
      return (0..<count).map { CGPoint(x: rest[first + 2 * $0], y: rest[first + 2 * $0 + 1]) }
    }
    while let number = rest.popFirst(), let kind = Int32(exactly: number).flatMap(CGPathElementType.init) {
      switch kind {
      case .moveToPoint: if let all = points(1) { elements.append(.move(all[0])) }
      case .addLineToPoint: if let all = points(1) { elements.append(.line(all[0])) }
      case .addQuadCurveToPoint: if let all = points(2) { elements.append(.quad(all[0], end: all[1])) }
      case .addCurveToPoint: if let all = points(3) { elements.append(.cubic(all[0], all[1], end: all[2])) }
      case .closeSubpath: elements.append(.close)
      }
    }
    return elements
  }
}
