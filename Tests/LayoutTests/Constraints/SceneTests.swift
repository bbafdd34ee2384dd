import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import Testing

/// Constraints with the frames that UIKit gives them; the data are in Fixtures/layout/scenes.json.
@MainActor @Suite struct SceneTests {
  struct Scene: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let size: [Double]
    let views: [String]
    let placed: [String: [Double]]
    let constraints: [String]
    let frames: [String: [Double]]
    var testDescription: String { name }
  }
  private struct Scenes: Decodable { let scenes: [Scene] }

  nonisolated static let scenes = LayoutFixture.decode("scenes.json", as: Scenes.self).scenes

  @Test("L11: frames are UIKit's to the pixel", arguments: SceneTests.scenes)
  func frames(scene: Scene) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: scene.size[0], height: scene.size[1]))
    var views: [String: UIView] = [:]
    for name in scene.views {
      let view = UIView()
      let parent = name.lastIndex(of: ".").flatMap { views[String(name[..<$0])] } ?? root
      parent.addSubview(view)
      views[name] = view
      if let frame = scene.placed[name] {
        view.frame = CGRect(frame)
      } else {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
    }
    ConstraintText(root: root, views).activate(scene.constraints)
    root.layoutIfNeeded()
    for name in scene.views {
      let expected = CGRect(scene.frames[name] ?? [])
      let frame = views[name]?.frame ?? .zero
      #expect(abs(frame.minX - expected.minX) <= 0.5 && abs(frame.minY - expected.minY) <= 0.5, "\(name): \(frame)")
      #expect(
        abs(frame.width - expected.width) <= 0.25 && abs(frame.height - expected.height) <= 0.25, "\(name): \(frame)")
    }
    #expect(root.layoutConflicts.isEmpty)
  }
}
