import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Pictures that are shown one after the other, on the app's clock.
@MainActor @Suite struct ImageAnimationTests {
  private let stage: Stage
  private let view: UIImageView

  init() throws {
    stage = try Stage()
    view = try stage.add(UIImageView(), CGRect(x: 0, y: 0, width: 80, height: 16))
    view.contentMode = .left
    try stage.app.run { view.animationImages = Self.pictures("a", "b", "c") }
  }

  private static func pictures(_ names: String...) -> [UIImage] {
    names.map { name in
      UIImage.declare(name, size: CGSize(width: 8, height: 16))
      return UIImage(named: name) ?? UIImage()
    }
  }

  private var shown: String {
    Snapshotting<UIView>.ascii(cell: CGSize(width: 8, height: 16)).text(of: view).trimmingCharacters(
      in: .whitespacesAndNewlines)
  }

  @Test func `Nothing is shown before the start`() {
    #expect(!view.isAnimating && shown == "")
  }

  @Test func `Each picture has its share of the duration`() throws {
    try stage.app.run {
      view.animationDuration = 3
      view.startAnimating()
    }
    #expect(view.isAnimating && shown == "%a")
    try stage.wait(1)
    #expect(shown == "%b")
    try stage.wait(1.5)
    #expect(shown == "%c")
    try stage.wait(0.5)
    #expect(shown == "%a")
    try stage.app.run { view.stopAnimating() }
    #expect(!view.isAnimating && shown == "")
  }

  @Test func `Without a duration a picture has a 30th of a second`() throws {
    try stage.app.run { view.startAnimating() }
    try stage.wait(1.0 / 30)
    #expect(shown == "%b")
  }

  @Test func `Rounds that are counted end by themselves, and the picture is back`() throws {
    try stage.app.run {
      view.image = Self.pictures("rest")[0]
      view.animationDuration = 0.3
      view.animationRepeatCount = 2
      view.startAnimating()
    }
    try stage.wait(0.55)
    #expect(view.isAnimating && shown == "%c")
    try stage.wait(0.1)
    #expect(!view.isAnimating && shown == "%rest")
  }

  @Test func `A highlighted view has pictures of its own, new pictures stop the animation`() throws {
    try stage.app.run {
      view.highlightedAnimationImages = Self.pictures("x", "y")
      view.animationDuration = 2
      view.isHighlighted = true
      view.startAnimating()
    }
    try stage.wait(1)
    #expect(shown == "%y")
    try stage.app.run { view.animationImages = [] }
    #expect(!view.isAnimating)
    view.startAnimating()
    view.isHighlighted = false
    #expect(shown == "")
  }

  @Test func `An animated image moves by itself`() throws {
    let image = try #require(UIImage.animatedImage(with: Self.pictures("p", "q"), duration: 1))
    #expect(image.images?.count == 2 && image.duration == 1)
    try stage.app.run {
      view.animationImages = nil
      view.image = image
    }
    #expect(view.isAnimating && shown == "%p")
    try stage.wait(0.5)
    #expect(shown == "%q")
    try stage.app.run { view.image = nil }
    #expect(!view.isAnimating && shown == "")
  }

  @Test func `Pictures with numbers are an animated image`() throws {
    let names = try stage.app.run { () -> (Int?, TimeInterval?, Bool) in
      _ = Self.pictures("walk0", "walk1", "walk2")
      let image = UIImage.animatedImageNamed("walk", duration: 0)
      return (image?.images?.count, image?.duration, UIImage.animatedImageNamed("none", duration: 1) == nil)
    }
    #expect(names.0 == 3 && names.1 == 0.1 && names.2)
  }

  @Test func `Symbols take the view's configuration where they have none`() throws {
    let star = try #require(UIImage(systemName: "star"))
    let symbols = UIImageView(image: star)
    #expect(symbols.intrinsicContentSize == CGSize(width: 20, height: 20))
    symbols.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(symbols.intrinsicContentSize == CGSize(width: 40, height: 40))
    symbols.image = star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 17))
    #expect(symbols.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test func `Effects of symbols tell when they are over`() throws {
    var heard: [String] = []
    try stage.app.run {
      view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(2)) { heard.append("bounce \($0.isFinished)") }
      view.addSymbolEffect(.scale.up)
      view.addSymbolEffect(.variableColor.iterative.reversing, options: .speed(2))
      view.removeSymbolEffect(ofType: .scale) { heard.append("scale \($0.isFinished)") }
      view.setSymbolImage(UIImage(systemName: "star.fill") ?? UIImage(), contentTransition: .replace.downUp) {
        heard.append("replace \($0.contentTransition != nil)")
      }
      #expect(heard == [])
    }
    #expect(heard == ["bounce true", "scale true", "replace true"])
    try stage.app.run { view.removeAllSymbolEffects() }
    #expect(view.image?.isSymbolImage == true)
  }
}
