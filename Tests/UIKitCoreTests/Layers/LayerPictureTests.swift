import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// A view whose layer is a gradient.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

/// Layers of kinds of their own in text pictures. One cell is 8 x 16 points.
@MainActor @Suite struct LayerPictureTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 64))

  private var picture: String { Snapshotting<UIView>.ascii.text(of: view) }

  @Test func `A text layer shows its text`() {
    let layer = CATextLayer()
    layer.string = "Hello"
    layer.alignmentMode = .right
    layer.frame = CGRect(x: 0, y: 16, width: 80, height: 16)
    view.layer.addSublayer(layer)
    #expect(picture == "\n     Hello\n\n")
    layer.string = NSAttributedString(string: "A long line of text")
    layer.truncationMode = .end
    #expect(picture == "\nA long ...\n\n")
  }

  @Test func `A text layer wraps its lines at its width if it is to`() {
    let layer = CATextLayer()
    layer.string = "One two three\nfour"
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 64)
    view.layer.addSublayer(layer)
    #expect(picture == "One two th\nfour\n\n")
    layer.isWrapped = true
    #expect(picture == "One two\nthree\nfour\n")
    layer.alignmentMode = .right
    #expect(picture == "   One two\n     three\n      four\n")
    layer.alignmentMode = .left
    layer.string = "One two three four"
    layer.truncationMode = .end
    layer.frame.size.height = 32
    #expect(picture == "One two\nthree four\n\n")
    layer.frame.size.height = 16
    #expect(picture == "One two...\n\n\n")
  }

  @Test func `An image has a text layer's lines in its font and colour, as far as they have room`() {
    let layer = CATextLayer()
    layer.string = "One\ntwo"
    layer.fontSize = 10
    layer.foregroundColor = UIColor.red.cgColor
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 64)
    view.layer.addSublayer(layer)
    var texts: [String] { Snapshotting<UIView>.svg.text(of: view).split(separator: "\n").map(String.init) }
    let lines = texts.filter { $0.hasPrefix("<text") }
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix(">One</text>") ?? false && lines.last?.hasSuffix(">two</text>") ?? false)
    #expect(lines.allSatisfy { $0.contains("font-size=\"10\"") })
    layer.string = String(repeating: "long ", count: 40)
    layer.truncationMode = .end
    #expect(texts.contains { $0.hasPrefix("<text") && $0.contains("long") && $0.hasSuffix("…</text>") })
    layer.string = nil
    #expect(!texts.contains { $0.hasPrefix("<text") })
  }

  @Test func `A plain text of a layer has the layer's colour, white at first, and an attributed one its own`() {
    let layer = CATextLayer()
    layer.string = "Hello"
    layer.frame = CGRect(x: 0, y: 16, width: 80, height: 16)
    view.layer.addSublayer(layer)
    var colored: String { Snapshotting<UIView>.ansi.text(of: view) }
    #expect(colored.contains("\u{1B}[38;2;255;255;255mHello\u{1B}[0m"))
    layer.foregroundColor = UIColor.red.cgColor
    #expect(colored.contains("\u{1B}[38;2;255;0;0mHello\u{1B}[0m"))
    layer.string = NSAttributedString(string: "Hello", attributes: [.foregroundColor: UIColor.blue])
    #expect(colored.contains("\u{1B}[38;2;0;0;255mHello\u{1B}[0m"))
  }

  @Test func `A shape layer draws its path where that is`() {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 16, y: 16, width: 32, height: 32)).cgPath
    layer.fillColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    #expect(picture == "\n  ####\n  ####\n")
    layer.fillColor = nil
    layer.strokeColor = UIColor.blue.cgColor
    #expect(picture == "\n  +--+\n  +--+\n")
    layer.strokeEnd = 0
    #expect(picture == "\n\n\n")
  }

  @Test func `A gradient is its first colour`() throws {
    let gradient = GradientView(frame: CGRect(x: 0, y: 0, width: 80, height: 64))
    let layer = try #require(gradient.layer as? CAGradientLayer)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.addSubview(gradient)
    #expect(picture == "+--------+\n|        |\n|        |\n+--------+")
  }

  @Test func `Layers keep what they are told`() {
    let layer = CALayer()
    #expect(
      layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ])
    layer.maskedCorners = .layerMinXMinYCorner
    layer.mask = CAShapeLayer()
    layer.shadowPath = CGPath(rect: .zero, transform: nil)
    layer.setValue(5, forKey: "own")
    #expect(layer.maskedCorners == .layerMinXMinYCorner)
    #expect(layer.mask is CAShapeLayer)
    #expect(layer.value(forKey: "own") as? Int == 5)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(layer.affineTransform().b - 1) < 1e-12)
  }

  @Test func `Points are converted and found through layers`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    view.layer.addSublayer(outer)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: view.layer) == CGPoint(x: 16, y: 16))
    #expect(inner.convert(CGPoint(x: 16, y: 16), from: view.layer) == CGPoint(x: 1, y: 1))
    #expect(outer.hitTest(CGPoint(x: 16, y: 16)) === inner)
    #expect(outer.hitTest(CGPoint(x: 50, y: 50)) === outer)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5)) == nil)
  }

  @Test func `Transforms in space are multiplied by rows`() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let moved = CATransform3DTranslate(turn, 10, 0, 0)
    // Moved first, then turned: ten to the right becomes ten down.
    #expect(abs(moved.m41) < 1e-12)
    #expect(abs(moved.m42 - 10) < 1e-12)
    #expect(CATransform3DIsAffine(moved))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DConcat(CATransform3DIdentity, moved) == moved)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }
}
