import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// Lines, sizes and scrolling of a text view. Letters are 8 x 16 points here.
@MainActor @Suite struct TextViewSizeTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  /// A view whose lines hold ten letters: 5 points are left free at both ends.
  private func add(_ text: String, height: CGFloat = 48) throws -> UITextView {
    let view = UITextView()
    view.text = text
    return try stage.add(view, CGRect(x: 0, y: 100, width: 90, height: height))
  }

  @Test func `The defaults are UIKit's`() {
    let view = UITextView()
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.textContainer.maximumNumberOfLines == 0)
    #expect(view.text == "")
    #expect(view.font == nil)
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
    #expect(view.delegate == nil)
  }

  @Test func `The content is as high as its lines with the insets`() throws {
    // Two lines of words and one for the word that is too long for a line: 16 + 3 * 16.
    let view = try add("one two three four")
    #expect(view.contentSize == CGSize(width: 90, height: 48))
    view.text = ""
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 90, height: 32))
    view.text = "a\nb\n"
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 90, height: 64))
  }

  @Test func `W39 The content size of a view that does not scroll is right before any layout`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 10))
    view.isScrollEnabled = false
    view.text = "one two three four"
    #expect(view.contentSize == CGSize(width: 90, height: 48))
    view.text = "one"
    #expect(view.contentSize == CGSize(width: 90, height: 32))
    view.frame.size.width = 50
    view.text = "one two"
    view.textContainerInset = .zero
    #expect(view.contentSize == CGSize(width: 50, height: 32))
    #expect(view.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 34, height: 32))
  }

  @Test func `It fits a width with as many lines as that takes`() {
    let view = UITextView()
    view.text = "one two three"
    #expect(view.sizeThatFits(CGSize(width: 90, height: 1000)) == CGSize(width: 66, height: 48))
    #expect(view.sizeThatFits(CGSize(width: 1000, height: 1000)) == CGSize(width: 114, height: 32))
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    #expect(view.sizeThatFits(CGSize(width: 1000, height: 1000)) == CGSize(width: 104, height: 16))
  }

  @Test func `A view that does not scroll is as high as its text, and grows with it`() throws {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "one two three"
    view.translatesAutoresizingMaskIntoConstraints = false
    try stage.app.run {
      stage.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
        view.topAnchor.constraint(equalTo: stage.view.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 90),
      ])
    }
    #expect(view.frame.size == CGSize(width: 90, height: 48))
    try stage.app.run {
      _ = view.becomeFirstResponder()
      view.insertText("\nfour")
    }
    #expect(view.frame.size == CGSize(width: 90, height: 64))
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `A largest number of lines cuts the text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 100))
    view.text = "one two three four five"
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    #expect(view.sizeThatFits(CGSize(width: 90, height: 1000)).height == 48)
  }

  @Test func `C3 A range is scrolled to, no further than it takes, and the delegate hears`() throws {
    // Ten lines: 176 points in a view of 48.
    let view = try add((0..<10).map { "line \($0)" }.joined(separator: "\n"))
    let recorder = ViewRecorder(stage, "view", view)
    view.scrollRangeToVisible(NSRange(location: 21, length: 1))
    // The fourth line ends 72 points below the upper edge.
    #expect(view.contentOffset.y == 24)
    #expect(stage.takeLog() == ["view didScroll 24.0"])
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    #expect(view.contentOffset.y == 128)
    view.scrollRangeToVisible(NSRange(location: 0, length: 0))
    #expect(view.contentOffset.y == 0)
    withExtendedLifetime(recorder) {}
  }

  @Test func `What is typed stays in sight`() throws {
    let view = try add("1\n2\n3\n4\n5")
    try stage.app.run { _ = view.becomeFirstResponder() }
    try stage.app.typeKeys("\n6")
    #expect(view.contentOffset.y == view.contentSize.height - 48)
  }

  @Test func `Carets and rectangles of selections follow the lines`() throws {
    let view = try add("one two three", height: 100)
    let position = { view.position(from: view.beginningOfDocument, offset: $0)! }
    #expect(view.caretRect(for: position(4)) == CGRect(x: 37, y: 8, width: 2, height: 16))
    // The blank at a soft break belongs to the upper line.
    #expect(view.caretRect(for: position(8)) == CGRect(x: 5, y: 24, width: 2, height: 16))
    let range = view.textRange(from: position(4), to: position(10))!
    #expect(
      view.selectionRects(for: range).map(\.rect) == [
        CGRect(x: 37, y: 8, width: 32, height: 16), CGRect(x: 5, y: 24, width: 16, height: 16),
      ])
    #expect(view.firstRect(for: range) == CGRect(x: 37, y: 8, width: 32, height: 16))
    #expect(view.offset(from: view.beginningOfDocument, to: view.closestPosition(to: CGPoint(x: 20, y: 30))!) == 10)
    #expect(
      view.offset(from: view.beginningOfDocument, to: view.position(from: position(1), in: .down, offset: 1)!) == 9)
    #expect(view.position(from: position(1), in: .up, offset: 1) == nil)
  }

  @Test func `Aligned lines stand where their alignment says`() throws {
    let view = try add("abc")
    view.textAlignment = .right
    #expect(view.caretRect(for: view.endOfDocument).minX == 85)
    view.textAlignment = .center
    #expect(view.caretRect(for: view.beginningOfDocument).minX == 33)
  }
}
