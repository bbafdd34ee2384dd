import PlainviewStage
import Testing
import UIKit

/// Properties of views that say what their change makes invalid.
@MainActor @Suite struct InvalidatingTests {
  enum Mood { case calm, excited }

  @MainActor final class Face: UIView {
    @Invalidating(.layout) var mood: Mood = .calm
    @Invalidating(.layout, .constraints) var spacing: CGFloat = 8
    @Invalidating(.display, .layout, .intrinsicContentSize) var side = 20
    @Invalidating(.count) var counted = 0
    var told: [String] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      told.append("layout")
    }

    override func updateConstraints() {
      super.updateConstraints()
      told.append("constraints")
    }

    override var intrinsicContentSize: CGSize {
      told.append("size")
      return CGSize(width: side, height: side)
    }
  }

  @MainActor final class Chip: UIButton {
    @Invalidating(.configuration) var isLoud = false
    var updates = 0

    override func updateConfiguration() {
      super.updateConfiguration()
      updates += 1
    }
  }

  private func shown(_ view: UIView) throws -> Stage {
    let stage = try Stage()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: stage.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
    ])
    try stage.app.settle()
    return stage
  }

  @Test func `Another value has the view do again what it makes invalid, an equal one nothing`() throws {
    let face = Face()
    let stage = try shown(face)
    face.told = []
    face.mood = .calm
    try stage.app.settle()
    #expect(face.told == [])
    face.mood = .excited
    #expect(face.mood == .excited)
    try stage.app.settle()
    #expect(face.told == ["layout"])
  }

  @Test func `Several invalidations are made in the order of their names`() throws {
    let face = Face()
    let stage = try shown(face)
    face.told = []
    face.spacing = 10
    try stage.app.settle()
    #expect(face.told == ["constraints", "layout"])
    face.side = 30
    try stage.app.settle()
    #expect(face.bounds.size == CGSize(width: 30, height: 30))
  }

  @Test func `An invalidation of the app's own is told the view`() throws {
    let face = Face()
    face.counted = 3
    #expect(face.told == ["counted 3"])
  }

  @Test func `A button is configured again`() throws {
    let chip = Chip(configuration: .filled())
    let stage = try shown(chip)
    chip.updates = 0
    chip.isLoud = true
    try stage.app.settle()
    #expect(chip.updates == 1)
  }
}

private struct Count: UIViewInvalidating {
  func invalidate(view: UIView) {
    if let face = view as? InvalidatingTests.Face { face.told.append("counted \(face.counted)") }
  }
}

extension UIViewInvalidating where Self == Count {
  fileprivate static var count: Self { Self() }
}
