import Testing
import UIKit

/// `CATransform3DInvert`.
@Suite struct TransformInverseTests {
  @Test func `A transform and its inverse change nothing`() {
    let moved = CATransform3DMakeTranslation(3, -4, 5)
    #expect(CATransform3DInvert(moved) == CATransform3DMakeTranslation(-3, 4, -5))
    #expect(CATransform3DInvert(CATransform3DMakeScale(2, 4, 8)) == CATransform3DMakeScale(0.5, 0.25, 0.125))
    var perspective = CATransform3DRotate(CATransform3DScale(moved, 2, 3, 4), 1, 1, 2, 3)
    perspective.m34 = -1 / 500
    let both = CATransform3DConcat(perspective, CATransform3DInvert(perspective))
    for row in [[both.m11, both.m22, both.m33, both.m44].map { $0 - 1 }, [both.m12, both.m13, both.m41, both.m34]] {
      #expect(row.allSatisfy { abs($0) < 1e-9 })
    }
  }

  @Test func `One that nothing undoes is its own answer`() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }
}
