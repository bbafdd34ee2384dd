package import Foundation
package import PlainviewGraphics
package import PlainviewUIKitCore

/// The size that a control has by itself and the part of its frame that constraints align, in points.
package struct ControlSize: Equatable {
  /// `noIntrinsicMetric` on an axis without a preferred size.
  package var intrinsic: CGSize
  package var alignmentInsets: UIEdgeInsets
  /// What each part of a control of several parts has besides its content, in points.
  package var partPadding: CGFloat
  /// The line between two parts; where there is one, parts have whole widths. Points.
  package var partGap: CGFloat

  package init(
    width: CGFloat = UIView.noIntrinsicMetric, height: CGFloat = UIView.noIntrinsicMetric,
    alignmentInsets: UIEdgeInsets = UIEdgeInsets(), partPadding: CGFloat = 0,
    partGap: CGFloat = 0
  ) {
    intrinsic = CGSize(width: width, height: height)
    self.alignmentInsets = alignmentInsets
    self.partPadding = partPadding
    self.partGap = partGap
  }

  /// The size of a frame that holds the intrinsic size and the parts outside the alignment rectangle.
  var frameSize: CGSize {
    CGSize(
      width: intrinsic.width + alignmentInsets.left + alignmentInsets.right,
      height: intrinsic.height + alignmentInsets.top + alignmentInsets.bottom)
  }
}

/// A view whose size by itself depends on the version of iOS; the classes' own values are those of iOS 13 to 18.
@preconcurrency @MainActor package protocol EraSized: UIView {
  var eraSize: ControlSize { get set }
}
