import Foundation
import PlainviewRuntime
import PlainviewStage
import Testing
@_spi(Plainview) import UIKit
import _Testing_UIKit

/// What of an app is no longer called once an exception has ended its process (contract S2).
@MainActor @Suite struct EndedProcessTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  /// Ends the app's process, and goes on as a frame of the app would that is still on the stack.
  private func afterException(_ body: () -> Void) {
    #expect(throws: UncaughtException.self) {
      try stage.app.run {
        raise(.internalInconsistency("the end"))
        body()
      }
    }
  }

  // MARK: Closures

  @Test func `S2 A button asks no update handler and no transformer any more`() throws {
    let stage = stage
    let button = try stage.add(UIButton(type: .system))
    try stage.app.run { button.configurationUpdateHandler = { _ in stage.note("update") } }
    _ = stage.takeLog()
    let colors = UIConfigurationColorTransformer { _ in
      stage.note("color")
      return .red
    }
    let attributes = UIConfigurationTextAttributesTransformer { _ in
      stage.note("attributes")
      return AttributeContainer()
    }
    var (color, input) = (UIColor.blue, AttributeContainer())
    input.uiKit.foregroundColor = .green
    var output = AttributeContainer()
    afterException {
      button.updateConfiguration()
      color = colors(color)
      output = attributes(input)
    }
    #expect(stage.takeLog() == [])
    #expect(color == .blue)
    #expect(output == input)
  }

  @Test func `S2 An alert configures no field any more`() {
    let stage = stage
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    afterException { alert.addTextField { _ in stage.note("configured") } }
    #expect(alert.textFields?.count == 1)
    #expect(stage.takeLog() == [])
  }

  @Test func `S2 A page view controller completes no change any more`() {
    let stage = stage
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = UIViewController()
    afterException {
      for _ in 0..<2 {
        pages.setViewControllers([page], direction: .forward, animated: false) { _ in stage.note("completed") }
      }
    }
    #expect(stage.takeLog() == [])
  }

  // MARK: Methods of subclasses

  /// An activity and a source of its items that note their calls.
  private final class Sharing: UIActivity, UIActivityItemSource {
    let stage: Stage
    init(_ stage: Stage) { self.stage = stage }
    override var activityType: ActivityType? { ActivityType("app.note") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      stage.note("canPerform")
      return true
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      stage.note("prepare")
      raise(.internalInconsistency("the end"))
    }
    override func perform() { stage.note("perform") }
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      stage.note("item")
      return nil
    }
  }

  @Test func `S2 An activity whose preparation fails is not performed`() {
    let sharing = Sharing(stage)
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [sharing])
    #expect(throws: UncaughtException.self) { try stage.app.run { _ = sheet.choose(.init("app.note")) } }
    #expect(stage.takeLog() == ["canPerform", "prepare"])
  }

  @Test func `S2 Activities and sources of items are asked nothing any more`() {
    let sharing = Sharing(stage)
    let sheet = UIActivityViewController(activityItems: [sharing], applicationActivities: [sharing])
    afterException {
      _ = sheet.offeredActivityTypes
      _ = sheet.items(for: .mail)
    }
    #expect(stage.takeLog() == [])
  }

  @Test func `S2 After a completion handler that fails comes no other one`() {
    let stage = stage
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sheet.completionWithItemsHandler = { _, _, _, _ in
      stage.note("with items")
      raise(.internalInconsistency("the end"))
    }
    sheet.completionHandler = { _, _ in stage.note("plain") }
    #expect(throws: UncaughtException.self) { try stage.app.run { sheet.cancel() } }
    #expect(stage.takeLog() == ["with items"])
  }

  /// Results of a search that fail while their view is loaded.
  private final class FailingResults: UIViewController {
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      raise(.internalInconsistency("the end"))
    }
    override func didMove(toParent parent: UIViewController?) { log.append("didMove") }
  }

  @Test func `S2 Results of a search whose view fails to load do not hear that they moved`() {
    let results = FailingResults()
    let search = UISearchController(searchResultsController: results)
    #expect(throws: UncaughtException.self) { try stage.app.run { search.loadViewIfNeeded() } }
    #expect(results.log == [])
  }

  // MARK: Delegates

  private final class SplitNotes: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    func splitViewController(_ svc: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
      log.append("show")
      return true
    }
    func splitViewController(_ svc: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
      log.append("showDetail")
      return true
    }
  }

  @Test func `S2 A split view controller asks nobody what to show any more`() {
    let split = UISplitViewController(style: .doubleColumn)
    let notes = SplitNotes()
    split.delegate = notes
    afterException {
      split.show(UIViewController(), sender: nil)
      split.showDetailViewController(UIViewController(), sender: nil)
    }
    #expect(notes.log == [])
  }

  private final class Listener: NSObject, UITextInputDelegate {
    var log: [String] = []
    func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("selectionWill") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selectionDid") }
    func textWillChange(_ textInput: (any UITextInput)?) { log.append("textWill") }
    func textDidChange(_ textInput: (any UITextInput)?) { log.append("textDid") }
  }

  @Test func `S2 An input delegate hears of no change any more`() throws {
    let field = try stage.add(UITextField())
    let listener = Listener()
    field.inputDelegate = listener
    afterException {
      field.text = "abc"
      field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    }
    #expect(field.text == "abc")
    #expect(listener.log == [])
  }

  @Test func `What an input delegate hears is in the events`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    app.recordsTranscript = true
    try app.launch()
    let (field, listener) = (UITextField(), Listener())
    field.inputDelegate = listener
    try app.run { field.text = "abc" }
    let events = Snapshotting<XCUIApplication>.events.text(of: app)
    #expect(events.contains("Listener textWillChange(_:)"))
    #expect(events.contains("Listener textDidChange(_:)"))
  }
}
