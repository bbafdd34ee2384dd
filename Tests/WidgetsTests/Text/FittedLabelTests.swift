import Testing
import UIKit

/// Labels of several lines in views that are fitted to their content.
@MainActor @Suite struct FittedLabelTests {
  private func header(width: CGFloat) -> UIView {
    let (header, label) = (UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10)), UILabel())
    label.numberOfLines = 0
    label.text = String(repeating: "many words here ", count: 20)
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.topAnchor),
      label.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: header.trailingAnchor),
    ])
    return header
  }

  @Test func `W37 A label that was laid out keeps its width where an ancestor is fitted`() {
    let header = header(width: 320)
    let oneLine = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(oneLine.width > 1000)
    header.layoutIfNeeded()
    let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width <= 320)
    #expect(size.height == header.subviews[0].sizeThatFits(CGSize(width: 320, height: 0)).height)
    #expect(size.height > oneLine.height * 7)
  }

  @Test func `W37 A width that is asked for is the label's all the same`() {
    let header = header(width: 320)
    header.layoutIfNeeded()
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 640, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 640, height: header.subviews[0].sizeThatFits(CGSize(width: 640, height: 0)).height))
  }
}
