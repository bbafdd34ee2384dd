import Foundation
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit

/// Progress views, activity indicators and refresh controls.
@MainActor @Suite struct ProgressTests {
  @Test func `B5 Progress is kept between 0 and 1 and spoken in per cent`() {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 2
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0)
    view.progress = .nan
    #expect(view.progress == 0)
    view.progress = 0.5
    #expect(view.accessibilityValue == "50%")
    #expect(view.frame.height == 4)
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
  }

  @Test func `A progress that is observed is shown as it stands`() {
    let view = UIProgressView()
    let progress = Progress(totalUnitCount: 4)
    view.observedProgress = progress
    progress.completedUnitCount = 1
    #expect(view.progress == 0.25)
    progress.completedUnitCount = 3
    #expect(view.progress == 0.75)
    view.observedProgress = nil
    #expect(view.progress == 0.75)
  }

  @Test func `An indicator is hidden unless it turns`() {
    let view = UIActivityIndicatorView(style: .large)
    #expect((view.isAnimating, view.isHidden, view.hidesWhenStopped) == (false, true, true))
    #expect(view.frame.size == CGSize(width: 37, height: 37))
    view.startAnimating()
    #expect((view.isAnimating, view.isHidden, view.accessibilityValue) == (true, false, "1"))
    view.stopAnimating()
    #expect((view.isAnimating, view.isHidden) == (false, true))
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.stopAnimating()
    #expect(!view.isHidden)
    view.style = .medium
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test func `A13 B5 Only a pull tells that a refresh begins, and only one at a time`() throws {
    let stage = try Stage()
    let control = try stage.addNoting(UIRefreshControl(), CGRect(x: 0, y: 0, width: 320, height: 60))
    try stage.app.run { control.beginRefreshing() }
    #expect(control.isRefreshing)
    #expect(stage.log == [])
    #expect(try stage.app.run { control.refreshAsUser() } == false)
    try stage.app.run { control.endRefreshing() }
    #expect(!control.isRefreshing)
    #expect(try stage.app.run { control.refreshAsUser() })
    #expect(control.isRefreshing)
    #expect(stage.takeLog() == ["changed", "primary"])
    control.endRefreshing()
    control.isEnabled = false
    #expect(try stage.app.run { control.refreshAsUser() } == false)
  }

  @Test func `A13 B5 A colour that the user chooses is told, one that code sets is not`() throws {
    let stage = try Stage()
    let well = try stage.addNoting(UIColorWell(), CGRect(x: 0, y: 0, width: 28, height: 28))
    well.selectedColor = .red
    #expect(stage.log == [])
    try stage.app.run { _ = well.selectAsUser(.green) }
    #expect(well.selectedColor == .green)
    #expect(stage.log == ["changed", "primary"])
  }
}
