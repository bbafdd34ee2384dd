import Foundation
import Testing
import UIKit

/// `CATransform3DInvert`.
@Suite struct TransformInverseTests {
  @Test func `A transform and its inverse change nothing`() {
    let moved = CATransform3DMakeTranslation(3, -4, 5)
    #expect(distance(CATransform3DInvert(moved), CATransform3DMakeTranslation(-3, 4, -5)) < 1e-12)
    let scaled = CATransform3DMakeScale(2, 4, 8)
    #expect(distance(CATransform3DInvert(scaled), CATransform3DMakeScale(0.5, 0.25, 0.125)) < 1e-12)
    var perspective = CATransform3DRotate(CATransform3DScale(moved, 2, 3, 4), 1, 1, 2, 3)
    perspective.m34 = -1 / 500
    let both = CATransform3DConcat(perspective, CATransform3DInvert(perspective))
    #expect(distance(both, CATransform3DIdentity) < 1e-12)
  }

  /// The largest difference of two numbers at the same position.
  private func distance(_ one: CATransform3D, _ other: CATransform3D) -> CGFloat {
    zip(numbers(one), numbers(other)).map { abs($0 - $1) }.max() ?? 0
  }

  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
  }

  @Test func `One that nothing undoes is its own answer`() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }
}
