import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import Testing

// The numbers were measured on UIKit (Mac Catalyst, iOS 26.1) by Vercantez/openuikit, SafeAreaGuideTests.
@MainActor @Suite struct SafeAreaTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)

  init() { window.deviceSafeArea = insets }

  @Test(
    arguments: [
      ([0, 0, 320, 480], [44, 10, 34, 12]), ([30, 20, 100, 500], [24, 0, 34, 0]),
      ([-40, -60, 200, 200], [44, 10, 0, 0]),
      ([0, 100, 320, 200], [0, 10, 0, 12]), ([0, 460, 320, 100], [0, 10, 34, 12]),
      ([300, 0, 100, 480], [44, 0, 34, 12]),
      ([-50, -50, 500, 700], [44, 10, 34, 12]), ([5, 10, 60, 20], [34, 5, 0, 0]), ([0, 500, 100, 50], [0, 10, 34, 0]),
    ] as [([CGFloat], [CGFloat])])
  func `L10 A child's insets are what of the parent's bands lies inside its edges`(
    _ frame: [CGFloat], _ expected: [CGFloat]
  ) {
    let child = UIView(frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    window.addSubview(child)
    let found = child.safeAreaInsets
    #expect([found.top, found.left, found.bottom, found.right] == expected)
  }

  @Test func `L10 Moving a child changes its insets`() {
    let child = UIView(frame: CGRect(x: 50, y: 100, width: 50, height: 50))
    window.addSubview(child)
    #expect(child.safeAreaInsets == .zero)
    child.frame.origin = .zero
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0))
  }

  @Test func `L10 The guide is the bounds without the insets`() {
    let child = UIView(frame: window.bounds)
    window.addSubview(child)
    let guide = child.safeAreaLayoutGuide
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
  }

  @Test func `L10 Margins are 8 points and the safe area`() {
    let child = UIView(frame: window.bounds)
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    window.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `L10 A child that preserves its parent's margins keeps out of them`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test func `L10 The margins' callback comes before the safe area's`() {
    final class Watcher: UIView {
      var log: [String] = []
      override func layoutMarginsDidChange() { log.append("margins") }
      override func safeAreaInsetsDidChange() { log.append("safe area") }
    }
    let watcher = Watcher(frame: window.bounds)
    window.addSubview(watcher)
    #expect(watcher.log == ["margins", "safe area"])
  }
}
