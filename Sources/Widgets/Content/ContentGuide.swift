package import Foundation
import PlainviewLayout
package import PlainviewUIKitCore

/// A guide that follows a rectangle which no constraint positions.
@MainActor package final class ContentGuide {
  package let guide = UILayoutGuide()
  private let left: NSLayoutConstraint
  private let top: NSLayoutConstraint
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint

  package init(in view: UIView) {
    view.addLayoutGuide(guide)
    left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
    top = guide.topAnchor.constraint(equalTo: view.topAnchor)
    width = guide.widthAnchor.constraint(equalToConstant: 0)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([left, top, width, height])
  }

  /// Moves the guide to a rectangle of its view.
  package func show(_ frame: CGRect) {
    left.constant = frame.minX
    top.constant = frame.minY
    width.constant = frame.width
    height.constant = frame.height
  }
}
