import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The order of calls when pages turn, against transcripts written by hand from logs of devices.
@MainActor @Suite struct PageTranscriptTests {
  private func stage(_ style: UIPageViewController.TransitionStyle) throws -> (TransitionStage, NotingPages) {
    let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    var source: NotingPages?
    let stage = try TransitionStage { notes in
      let pages = NotingPages(notes, count: 3)
      source = pages
      controller.dataSource = pages
      controller.delegate = pages
      controller.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
      return controller
    }
    return (stage, try #require(source))
  }

  @Test func `Page scroll that is finished`() throws {
    let (stage, pages) = try stage(.scroll)
    try stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
    assertSnapshot(of: stage.lines(), as: .lines)
    #expect((stage.root as? UIPageViewController)?.viewControllers == [pages.pages[1]])
  }

  @Test func `Page scroll that is called off`() throws {
    let (stage, pages) = try stage(.scroll)
    try stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 280, y: 400), pausing: true)
    assertSnapshot(of: stage.lines(), as: .lines)
    #expect((stage.root as? UIPageViewController)?.viewControllers == [pages.pages[0]])
  }

  @Test func `Page curl that is finished`() throws {
    let (stage, pages) = try stage(.pageCurl)
    try stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
    assertSnapshot(of: stage.lines(), as: .lines)
    #expect((stage.root as? UIPageViewController)?.viewControllers == [pages.pages[1]])
  }

  @Test func `Page curl that is called off`() throws {
    let (stage, pages) = try stage(.pageCurl)
    try stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 280, y: 400), pausing: true)
    assertSnapshot(of: stage.lines(), as: .lines)
    #expect((stage.root as? UIPageViewController)?.viewControllers == [pages.pages[0]])
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func `Page set by code`(style: UIPageViewController.TransitionStyle) throws {
    let (stage, pages) = try stage(style)
    let controller = try #require(stage.root as? UIPageViewController)
    let text = try stage.transcript {
      controller.setViewControllers([pages.pages[2]], direction: .forward, animated: true) {
        stage.notes.note("completion \($0)")
      }
    }
    assertSnapshot(of: text, as: .lines, named: "\(style)")
    #expect(controller.viewControllers == [pages.pages[2]])
  }
}
