import Foundation
import Testing
import UIKit

/// Geometry in objects.
@Suite struct GeometryValueTests {
  private static let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

  @Test func `Every structure comes out of the object that it was put in`() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgAffineTransform: Self.transform).cgAffineTransformValue == Self.transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(UIOffset() == UIOffset.zero)
    #expect(CGVector() == CGVector.zero)
    let move = CATransform3DMakeTranslation(1, 2, 3)
    #expect(NSValue(caTransform3D: move).caTransform3DValue == move)
  }

  @Test func `Objects are equal by what is in them, and their type says what that is`() {
    let one = NSValue(cgAffineTransform: Self.transform)
    #expect(one == NSValue(cgAffineTransform: Self.transform))
    #expect(one != NSValue(cgAffineTransform: .identity))
    #expect(one.hash == NSValue(cgAffineTransform: Self.transform).hash)
    #expect(String(cString: one.objCType) == "{CGAffineTransform=dddddd}")
    #expect(one.uiOffsetValue == .zero)
  }

  @Test func `A cast goes from structures to objects and back, and not between structures`() {
    let info: [AnyHashable: Any] = [
      "frame": CGRect(x: 1, y: 2, width: 3, height: 4), "object": NSValue(cgPoint: CGPoint(x: 5, y: 6)),
      "insets": UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), "number": 3,
    ]
    #expect((info["frame"] as? NSValue)?.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(info["frame"] as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(info["object"] as? CGPoint == CGPoint(x: 5, y: 6))
    #expect(info["object"] as? CGSize == nil)
    #expect((info["insets"] as? NSValue)?.uiEdgeInsetsValue == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(info["insets"] as? NSNumber == nil)
    #expect(info["number"] as? CGRect == nil)
  }
}
