import Foundation
import Testing
import UIKit

/// `NSCoder`'s texts of geometry: `{1, 2}`, as Apple's documentation of `string(for:)` has them.
@Suite struct GeometryTextTests {
  @Test func `Geometry is a text and comes back from it`() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 0, y: -1, width: 3, height: 4)) == "{{0, -1}, {3, 4}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
    #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5))
    #expect(NSCoder.cgSize(for: "{3,4}") == CGSize(width: 3, height: 4))
    #expect(NSCoder.cgVector(for: "{3, 4}") == CGVector(dx: 3, dy: 4))
    #expect(NSCoder.cgRect(for: "{{0, -1}, {3, 4}}") == CGRect(x: 0, y: -1, width: 3, height: 4))
    #expect(
      NSCoder.cgAffineTransform(for: "[2, 0, 0, 2, 5, 6]") == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
  }

  @Test(arguments: ["", "{1}", "{1, 2, 3}", "one, two", "{{1, 2}"]) func `A text that is none gives zeros`(
    _ text: String
  ) {
    #expect(NSCoder.cgRect(for: text) == .zero)
  }

  @MainActor @Test func `Functions of C make and combine transforms, and coders keep numbers of C`() {
    let transform = CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 3), 1, 1)
    #expect(transform == CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1))
    #expect(CGAffineTransformIsIdentity(CGAffineTransformConcat(transform, CGAffineTransformInvert(transform))))
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(layer.borderColor == UIColor.red.cgColor)
    layer.add(CATransition(), forKey: kCATransition)
    #expect(layer.animationKeys() == ["transition"])
  }
}
