import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Stacks that Vercantez/openuikit measured on UIKit, in own words: labels, by the sizes that they had there, around a
/// plain view. Its origins come rounded to whole points, its sizes to half points.
@MainActor @Suite("Stacks of openuikit's scenes") struct StackSceneTests {
  struct Scene: Sendable, CustomTestStringConvertible {
    let isVertical: Bool
    let isCentered: Bool
    let frame: CGRect
    let spacing: CGFloat
    /// The content of the first and the last view; the one between has none.
    let first, last: CGSize
    let frames: [CGRect]
    var testDescription: String { isVertical ? "vertical, filled" : "horizontal, centered" }
  }

  nonisolated private static let scenes = [
    Scene(
      isVertical: false, isCentered: true, frame: CGRect(x: 10, y: 10, width: 300, height: 30), spacing: 8,
      first: CGSize(width: 28, height: 19), last: CGSize(width: 37.5, height: 19),
      frames: [
        CGRect(x: 0, y: 6, width: 28, height: 19), CGRect(x: 36, y: 15, width: 218.5, height: 0),
        CGRect(x: 263, y: 6, width: 37.5, height: 19),
      ]),
    Scene(
      isVertical: true, isCentered: false, frame: CGRect(x: 10, y: 50, width: 300, height: 180), spacing: 10,
      first: CGSize(width: 104.5, height: 20), last: CGSize(width: 86, height: 15),
      frames: [
        CGRect(x: 0, y: 0, width: 300, height: 20), CGRect(x: 0, y: 30, width: 300, height: 125),
        CGRect(x: 0, y: 165, width: 300, height: 15),
      ]),
  ]

  @Test("K4: frames are UIKit's to the pixel", arguments: StackSceneTests.scenes)
  func frames(scene: Scene) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let views = [
      ContentView(scene.first.width, scene.first.height), UIView(),
      ContentView(scene.last.width, scene.last.height),
    ]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = scene.frame
    stack.axis = scene.isVertical ? .vertical : .horizontal
    stack.alignment = scene.isCentered ? .center : .fill
    stack.spacing = scene.spacing
    root.addSubview(stack)
    root.layoutIfNeeded()
    for (view, expected) in zip(views, scene.frames) {
      #expect(abs(view.frame.minX - expected.minX) <= 0.5 && abs(view.frame.minY - expected.minY) <= 0.5)
      #expect(abs(view.frame.width - expected.width) <= 0.25 && abs(view.frame.height - expected.height) <= 0.25)
    }
  }
}
