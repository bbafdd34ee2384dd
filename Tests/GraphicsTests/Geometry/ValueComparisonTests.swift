import Foundation
import Testing
import UIKit

/// Objects that UIKit compares by what they are.
@MainActor @Suite struct ValueComparisonTests {
  @Test func `W39 Symbols of the same name and configuration are equal`() {
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star") != UIImage(systemName: "star.fill"))
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(UIImage(systemName: "star", withConfiguration: large) != UIImage(systemName: "star"))
    #expect(
      UIImage(systemName: "star", withConfiguration: large) == UIImage(systemName: "star", withConfiguration: large))
    #expect(UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal) != UIImage(systemName: "star"))
  }

  @Test(arguments: [
    "star", "star.fill", "square.and.arrow.up", "1.circle", "a.square.fill", "person.crop.circle.badge.xmark", "4k.tv",
    "rectangle.inset.filled.and.person.filled", "arrow.trianglehead.2.clockwise", "character.book.closed.fill.ja",
    "00.circle",
  ])
  func `W39 Symbols are found`(name: String) { #expect(UIImage(systemName: name) != nil) }

  @Test(arguments: [
    "", "no.such.symbol", "Star", "star.", ".star", "star..fill", "star fill", "logo-blue", "strar.fill", "-1.circle",
  ])
  func `W39 Other names are no symbols`(name: String) { #expect(UIImage(systemName: name) == nil) }

  @Test func `W39 A drawn picture is equal to itself alone`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let (one, other) = (renderer.image { _ in }, renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) })
    #expect(one == one)
    #expect(one != other)
    #expect(one.withRenderingMode(.alwaysTemplate) == one.withRenderingMode(.alwaysTemplate))
    #expect(one.withRenderingMode(.alwaysTemplate) != one)
    #expect(one.withRenderingMode(.alwaysTemplate) != other.withRenderingMode(.alwaysTemplate))
  }

  @Test func `Pictures without a pixel are equal`() {
    let drawn = UIGraphicsImageRenderer(size: .zero).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(drawn == UIImage() && UIImage() == UIImage())
    #expect(UIImage() != UIImage(systemName: "star"))
  }

  @Test func `W39 Paths of the same steps and style are equal`() {
    let (one, other) = (UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 5)), UIBezierPath())
    other.move(to: .zero)
    other.addLine(to: CGPoint(x: 4, y: 0))
    other.addLine(to: CGPoint(x: 4, y: 5))
    other.addLine(to: CGPoint(x: 0, y: 5))
    other.close()
    #expect(one == other)
    #expect(one.hash == other.hash)
    other.lineWidth = 3
    #expect(one != other)
    #expect(one != UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 6)))
  }

  /// TextAttributes' own tests compare a shadow with its copy.
  @Test func `Shadows of the same values are equal`() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy !== shadow && copy == shadow && copy.hash == shadow.hash)
    copy.shadowColor = UIColor.blue
    #expect(copy != shadow)
    copy.shadowColor = UIColor.red
    copy.shadowBlurRadius = 4
    #expect(copy != shadow)
  }
}
