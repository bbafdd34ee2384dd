import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// A scroll view that shows items of a data source.
@MainActor package protocol DescribedList: UIScrollView {
  /// What comes behind the parts that all scroll views have, as `dataSource: (null)`.
  var listDetails: [String] { get }
}

extension UIScrollView: DescribedView {
  package var descriptionDetails: [String] {
    let (offset, size, inset) = (contentOffset, contentSize, adjustedContentInset)
    let own = [
      "contentOffset: \(Self.text(offset.x, offset.y))", "contentSize: \(Self.text(size.width, size.height))",
      "adjustedContentInset: \(Self.text(inset.top, inset.left, inset.bottom, inset.right))",
    ]
    return own + ((self as? any DescribedList)?.listDetails ?? [])
  }

  private static func text(_ numbers: CGFloat...) -> String {
    "{" + numbers.map { compactNumber(Double($0)) }.joined(separator: ", ") + "}"
  }

  /// How a description names an object that a list refers to.
  package static func text(ofReference object: AnyObject?) -> String {
    object.map { "<\(SimulatedProcess.classAndAddress(of: $0))>" } ?? "(null)"
  }
}
