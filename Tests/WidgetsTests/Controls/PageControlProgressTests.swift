import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct PageControlProgressTests {
  @MainActor private final class Delegate: NSObject, UIPageControlTimerProgressDelegate {
    var refused: Int?
    var asked: [Int] = []
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
      page == 2 ? 0.5 : 0
    }
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
      asked.append(page)
      return page != refused
    }
  }

  private func control(_ stage: Stage) throws -> UIPageControl {
    let control = try stage.add(UIPageControl())
    try stage.app.run { control.numberOfPages = 3 }
    return control
  }

  @Test func `A progress is between nothing and all, and begins where the delegate says`() throws {
    let stage = try Stage()
    let control = try control(stage)
    let progress = UIPageControlProgress()
    let delegate = Delegate()
    progress.delegate = delegate
    progress.currentProgress = 3
    #expect(progress.currentProgress == 1 && !progress.isProgressVisible)
    try stage.app.run {
      control.progress = progress
      control.currentPage = 2
    }
    #expect(progress.currentProgress == 0.5 && progress.isProgressVisible)
    try stage.app.run { control.currentPage = 1 }
    #expect(progress.currentProgress == 0)
  }

  @Test func `A timer turns the pages and stops at the last one`() throws {
    let stage = try Stage()
    let control = try control(stage)
    let progress = UIPageControlTimerProgress(preferredDuration: 2)
    progress.setDuration(1, forPage: 1)
    #expect(progress.duration(forPage: 0) == 2 && progress.duration(forPage: 1) == 1)
    try stage.app.run {
      control.progress = progress
      progress.resumeTimer()
    }
    try stage.wait(1)
    #expect(abs(progress.currentProgress - 0.5) < 0.02 && progress.isRunning)
    try stage.wait(1.1)
    #expect(control.currentPage == 1)
    try stage.wait(1)
    #expect(control.currentPage == 2)
    try stage.wait(3)
    #expect(control.currentPage == 2 && !progress.isRunning && progress.currentProgress == 1)
  }

  @Test func `The delegate may hold a page, and the first one may follow the last`() throws {
    let stage = try Stage()
    let control = try control(stage)
    let progress = UIPageControlTimerProgress(preferredDuration: 1)
    let delegate = Delegate()
    delegate.refused = 2
    progress.delegate = delegate
    progress.resetsToInitialPageAfterEnd = true
    try stage.app.run {
      control.progress = progress
      progress.resumeTimer()
    }
    try stage.wait(3)
    #expect(control.currentPage == 1 && delegate.asked == [1, 2] && !progress.isRunning)
    delegate.refused = nil
    try stage.app.run {
      control.currentPage = 2
      progress.currentProgress = 0
      progress.resumeTimer()
    }
    try stage.wait(1.1)
    #expect(control.currentPage == 0)
    try stage.app.run { progress.pauseTimer() }
    try stage.wait(3)
    #expect(control.currentPage == 0)
  }
}
