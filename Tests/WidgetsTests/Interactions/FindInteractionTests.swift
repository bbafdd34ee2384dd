import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Searches in views.
@MainActor @Suite struct FindInteractionTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  @Test func `A text view finds and replaces, capital letters or not`() throws {
    let view = try stage.add(UITextView())
    #expect(view.findInteraction == nil && !view.isFindInteractionEnabled)
    try stage.app.run {
      view.text = "one two One"
      view.isFindInteractionEnabled = true
    }
    let find = try #require(view.findInteraction)
    #expect(!find.isFindNavigatorVisible && find.activeFindSession == nil)
    try stage.app.run {
      find.presentFindNavigator(showingReplace: true)
      find.searchText = "one"
    }
    let session = try #require(find.activeFindSession)
    #expect(find.isFindNavigatorVisible && session.resultCount == 2 && session.highlightedResultIndex == 0)
    try stage.app.run { find.findNext() }
    #expect(session.highlightedResultIndex == 1)
    try stage.app.run { find.findNext() }
    #expect(session.highlightedResultIndex == 0)
    try stage.app.run { find.findPrevious() }
    #expect(session.highlightedResultIndex == 1)
    try stage.app.run { session.replaceAll(searchQuery: "one", replacementString: "1", options: nil) }
    #expect(view.text == "1 two 1" && session.resultCount == 0)
    try stage.app.run { find.dismissFindNavigator() }
    #expect(!find.isFindNavigatorVisible)
    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil)
  }

  private final class Session: UIFindSession {
    var log: [String] = []
    override func performSearch(query: String, options: UITextSearchOptions?) { log.append("search \(query)") }
    override func highlightNextResult(in direction: UITextStorageDirection) {
      log.append(direction == .forward ? "next" : "previous")
    }
    override func invalidateFoundResults() { log.append("forget") }
  }

  private final class Delegate: NSObject, UIFindInteractionDelegate {
    let session = Session()
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      self.session.log.append("begin")
    }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      self.session.log.append("end")
    }
  }

  @Test func `A session of the app's own is told what is searched for`() throws {
    let view = try stage.add(UIView())
    let delegate = Delegate()
    let find = UIFindInteraction(sessionDelegate: delegate)
    find.presentFindNavigator(showingReplace: false)
    #expect(!find.isFindNavigatorVisible)
    try stage.app.run {
      view.addInteraction(find)
      find.presentFindNavigator(showingReplace: false)
      find.searchText = "a"
      find.findPrevious()
      find.dismissFindNavigator()
    }
    #expect(delegate.session.log == ["begin", "search a", "previous", "forget", "end"])
  }
}
