import Foundation
import PlainviewUIKitCore
import Testing
import UIKit

/// Where a button puts its contents: the facts that flowkey/UIKit-cross-platform verifies on iOS in ButtonContentAlignmentTests.
@MainActor @Suite("Button alignment (flowkey/UIKit-cross-platform, ButtonContentAlignmentTests)")
struct ButtonAlignmentTests {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let side: CGFloat = 40

  private var label: CGRect { button.titleLabel?.frame ?? .null }
  private var image: CGRect { button.imageView?.frame ?? .null }

  private func show(title: Bool = false, image: Bool = false) {
    UIImage.declare("square", size: CGSize(width: side, height: side))
    if title { button.setTitle("Short", for: .normal) }
    if image { button.setImage(UIImage(named: "square"), for: .normal) }
    button.layoutIfNeeded()
  }

  private func align(_ horizontal: UIControl.ContentHorizontalAlignment, _ vertical: UIControl.ContentVerticalAlignment)
  {
    button.contentHorizontalAlignment = horizontal
    button.contentVerticalAlignment = vertical
    button.layoutIfNeeded()
  }

  @Test func `The alignment is in the middle until it is set`() {
    #expect((button.contentHorizontalAlignment, button.contentVerticalAlignment) == (.center, .center))
    align(.left, .top)
    #expect((button.contentHorizontalAlignment, button.contentVerticalAlignment) == (.left, .top))
    align(.right, .bottom)
    #expect((button.contentHorizontalAlignment, button.contentVerticalAlignment) == (.right, .bottom))
  }

  @Test func `A title alone is in the middle`() {
    show(title: true)
    #expect(label.minX == 100 - label.width / 2)
    #expect(label.minY == 50 - label.height / 2)
  }

  @Test func `A title alone goes to the corner`() {
    show(title: true)
    align(.left, .top)
    #expect(label.origin == .zero)
    align(.right, .bottom)
    #expect((label.maxX, label.maxY) == (200, 100))
  }

  @Test func `An image alone is in the middle`() {
    show(image: true)
    #expect(image == CGRect(x: 80, y: 30, width: side, height: side))
  }

  @Test func `An image alone goes to the corner`() {
    show(image: true)
    align(.left, .top)
    #expect(image.origin == .zero)
    align(.right, .bottom)
    #expect((image.maxX, image.maxY) == (200, 100))
  }

  @Test func `Image and title are in the middle as one, each at its own height`() {
    show(title: true, image: true)
    #expect(image.minX == (200 - side - label.width) / 2)
    #expect(label.minX == (200 - label.width + side) / 2)
    #expect((image.midY, label.midY) == (50, 50))
  }

  @Test func `Image and title go to the corner together`() {
    show(title: true, image: true)
    align(.left, .top)
    #expect(image.origin == .zero)
    #expect((label.minX, label.minY) == (side, 0))
    align(.right, .bottom)
    #expect((label.maxX, label.maxY) == (200, 100))
    #expect((image.maxX, image.maxY) == (200 - label.width, 100))
  }

  @Test func `Leading and trailing follow the layout direction`() {
    show(title: true)
    align(.leading, .center)
    #expect(button.effectiveContentHorizontalAlignment == .left)
    #expect(label.minX == 0)
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.effectiveContentHorizontalAlignment == .right)
    align(.leading, .top)
    #expect(label.maxX == 200)
  }

  @Test func `Filling stretches the title over what the image leaves`() {
    show(title: true, image: true)
    align(.fill, .fill)
    #expect(image.minX == 0)
    #expect((label.minX, label.maxX) == (side, 200))
    #expect((label.minY, label.maxY) == (0, 100))
  }
}
