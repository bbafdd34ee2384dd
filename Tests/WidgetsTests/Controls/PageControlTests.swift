import Foundation
import PlainviewStage
import Testing
import UIKit

@MainActor @Suite struct PageControlTests {
  private let stage: Stage
  private let control: UIPageControl

  init() throws {
    stage = try Stage()
    control = try stage.addNoting(UIPageControl(), CGRect(x: 100, y: 100, width: 100, height: 26))
    control.numberOfPages = 3
  }

  private func tapLeft() throws { try stage.tap(110, 110) }
  private func tapRight() throws { try stage.tap(190, 110) }

  @Test func `A13 The right half goes a page on, the left one back`() throws {
    try tapRight()
    #expect(control.currentPage == 1)
    #expect(stage.takeLog() == ["changed", "primary", "up inside"])
    try tapLeft()
    #expect(control.currentPage == 0)
  }

  @Test func `At the ends nothing changes and nothing is told`() throws {
    try tapLeft()
    #expect(stage.takeLog() == ["up inside"])
    try stage.app.run { control.currentPage = 2 }
    try tapRight()
    #expect(control.currentPage == 2)
    #expect(stage.takeLog() == ["up inside"])
  }

  @Test func `B5 Code that sets the page sends nothing, and pages are kept in range`() {
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -4
    #expect(control.currentPage == 0)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0)
    #expect(stage.log == [])
  }

  @Test func `Its value is spoken as a page of all`() {
    control.currentPage = 1
    #expect(control.accessibilityValue == "page 2 of 3")
  }

  @Test func `A size for every number of pages, wider for more`() {
    let (two, five) = (control.size(forNumberOfPages: 2), control.size(forNumberOfPages: 5))
    #expect(two.height == 26)
    #expect(five.width > two.width)
    #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 3))
    #expect(control.size(forNumberOfPages: 0).width == 0)
  }

  @Test func `The dots can be made to wait for the app`() throws {
    control.defersCurrentPageDisplay = true
    let before = Snapshotting<UIView>.ascii.text(of: control)
    try tapRight()
    #expect(control.currentPage == 1)
    #expect(Snapshotting<UIView>.ascii.text(of: control) == before)
    control.updateCurrentPageDisplay()
    #expect(Snapshotting<UIView>.ascii.text(of: control) != before)
  }

  @Test func `Images of single dots go with their pages`() {
    let image = UIImage(systemName: "star")
    control.setIndicatorImage(image, forPage: 2)
    #expect(control.indicatorImage(forPage: 2) === image)
    control.numberOfPages = 2
    control.numberOfPages = 3
    #expect(control.indicatorImage(forPage: 2) == nil)
  }

  @Test func `The way of the dots says which half goes on, and dots below each other are as high as others are wide`()
    throws
  {
    control.direction = .rightToLeft
    try tapLeft()
    #expect(control.currentPage == 1)
    let across = control.size(forNumberOfPages: 3)
    control.direction = .topToBottom
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: across.height, height: across.width))
    try stage.tap(110, 125)
    #expect(control.currentPage == 2)
    try stage.tap(190, 101)
    #expect(control.currentPage == 1)
    control.direction = .bottomToTop
    try stage.tap(110, 101)
    #expect(control.currentPage == 2)
  }

  @Test func `Dots below each other are drawn in rows`() {
    control.frame.size = CGSize(width: 24, height: 64)
    control.direction = .topToBottom
    let rows = Snapshotting<UIView>.ascii.text(of: control).split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(rows.filter { !$0.isEmpty } == ["*", "o", "o"])
    control.direction = .bottomToTop
    let others = Snapshotting<UIView>.ascii.text(of: control).split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(others.filter { !$0.isEmpty } == ["o", "o", "*"])
  }
}
