import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// What constraints between a scroll view, its content and what is around it mean.
@MainActor @Suite struct ScrollLayoutTests {
  private let outside = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let scrollView = UIScrollView(frame: CGRect(x: 20, y: 100, width: 200, height: 300))
  private let content = UIView()

  init() {
    outside.addSubview(scrollView)
    scrollView.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
  }

  private func pinContent(width: CGFloat, height: CGFloat) {
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -30),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -15),
      content.widthAnchor.constraint(equalToConstant: width), content.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  @Test func `Edges of a descendant determine the content's size (IB law 5)`() {
    pinContent(width: 600, height: 900)
    outside.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 5, width: 600, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 640, height: 920))
    #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 640, height: 920))
    #expect(scrollView.frame == CGRect(x: 20, y: 100, width: 200, height: 300))
  }

  @Test func `L19 A scroll view that no constraint names keeps its frame, whatever its guides are tied to`() {
    let unnamed = UIScrollView(frame: CGRect(x: 20, y: 30, width: 100, height: 150))
    unnamed.translatesAutoresizingMaskIntoConstraints = false
    outside.addSubview(unnamed)
    _ = (unnamed.contentLayoutGuide, unnamed.safeAreaLayoutGuide)
    outside.layoutIfNeeded()
    #expect(unnamed.frame == CGRect(x: 20, y: 30, width: 100, height: 150))
    let width = unnamed.widthAnchor.constraint(equalToConstant: 70)
    width.isActive = true
    outside.layoutIfNeeded()
    #expect(unnamed.frame.size == CGSize(width: 70, height: 0))
  }

  @Test func `W31 The center of a scroll view is that of its frame, not of its content`() {
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    outside.layoutIfNeeded()
    // As wide as the frame, since its center is there; nothing defines the content's width.
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
    scrollView.contentOffset.y = 50
    outside.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
  }

  @Test func `The content layout guide stands for the same edges`() {
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    outside.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 1000))
  }

  @Test func `Width and height against the scroll view mean its frame (IB law 5)`() {
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalTo: scrollView.heightAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
    ])
    outside.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test func `What is tied to the frame layout guide stays in place while the content moves`() {
    pinContent(width: 600, height: 900)
    let overlay = UIView()
    overlay.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(overlay)
    NSLayoutConstraint.activate([
      overlay.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -8),
      overlay.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor, constant: -8),
      overlay.widthAnchor.constraint(equalToConstant: 50), overlay.heightAnchor.constraint(equalToConstant: 40),
    ])
    outside.layoutIfNeeded()
    #expect(overlay.frame == CGRect(x: 142, y: 252, width: 50, height: 40))
    scrollView.contentOffset = CGPoint(x: 30, y: 70)
    outside.layoutIfNeeded()
    #expect(overlay.frame == CGRect(x: 172, y: 322, width: 50, height: 40))
    #expect(overlay.convert(overlay.bounds, to: outside) == CGRect(x: 162, y: 352, width: 50, height: 40))
    #expect(content.frame == CGRect(x: 10, y: 5, width: 600, height: 900))
  }

  @Test func `A view outside that is tied to the content follows it, and the other way round`() {
    pinContent(width: 600, height: 900)
    let marker = UIView()
    marker.translatesAutoresizingMaskIntoConstraints = false
    outside.addSubview(marker)
    let header = UIView()
    header.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(header)
    NSLayoutConstraint.activate([
      marker.topAnchor.constraint(equalTo: content.topAnchor, constant: 1),
      marker.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      marker.widthAnchor.constraint(equalToConstant: 10), marker.heightAnchor.constraint(equalToConstant: 10),
      header.topAnchor.constraint(equalTo: outside.topAnchor),
      header.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      header.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      header.widthAnchor.constraint(equalToConstant: 10),
    ])
    outside.layoutIfNeeded()
    #expect(marker.frame.origin == CGPoint(x: 30, y: 106))
    // The top of `outside` lies 105 points above the content.
    #expect(header.frame == CGRect(x: 0, y: -105, width: 10, height: 1005))
    scrollView.contentOffset = CGPoint(x: 12, y: 100)
    outside.layoutIfNeeded()
    #expect(marker.frame.origin == CGPoint(x: 18, y: 6))
    #expect(header.frame == CGRect(x: 0, y: -5, width: 10, height: 905))
  }

  @Test func `A content size set by code stays when no constraint says anything about it`() {
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    scrollView.contentSize = CGSize(width: 700, height: 800)
    outside.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 700, height: 800))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func `The safe area of a scroll view is what it shows below the bars, at rest the content's beginning`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    scrollView.frame = controller.view.bounds
    scrollView.alwaysBounceVertical = true
    controller.view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -47))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 763))
    #expect(content.safeAreaInsets == .zero)
  }
}
