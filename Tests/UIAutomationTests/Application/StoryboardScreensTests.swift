import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// The screens of `trips.storyboard`: tabs, navigation, segues there and back.
@MainActor @Suite struct StoryboardScreensTests {
  private static let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Fixtures/documents/trips.storyboard").standardizedFileURL

  private func launched() throws -> XCUIApplication {
    UIStoryboard.register(TripListController.self, TripController.self)
    let app = XCUIApplication(document: Self.document)
    try app.launch()
    return app
  }

  private func tabs(_ app: XCUIApplication) throws -> UITabBarController {
    try #require(app.window?.rootViewController as? UITabBarController)
  }

  private func trips(_ app: XCUIApplication) throws -> UINavigationController {
    try #require(tabs(app).viewControllers?.first as? UINavigationController)
  }

  private func list(_ app: XCUIApplication) throws -> TripListController {
    try #require(trips(app).viewControllers.first as? TripListController)
  }

  @Test func `Containers hold the controllers that the document ties to them, under their titles`() throws {
    let app = try launched()
    #expect(try tabs(app).viewControllers?.compactMap(\.tabBarItem.title) == ["Trips", "About"])
    #expect(app.navigationBars["Trips"].exists)
    #expect(app.tabBars.buttons["About"].exists)
    #expect(try list(app).navigationItem.leftBarButtonItem?.title == "Sort")
    #expect(try list(app).addItem === list(app).navigationItem.rightBarButtonItem)
  }

  @Test func `A tab is chosen by a tap`() throws {
    let app = try launched()
    #expect(!app.staticTexts["Plans of journeys"].exists)
    try app.tabBars.buttons["About"].tap()
    #expect(app.staticTexts["Plans of journeys"].exists)
    #expect(!app.buttons["Lisbon"].exists)
  }

  @Test func `A bar button sends its action with itself as sender`() throws {
    let app = try launched()
    try app.buttons["Sort"].tap()
    #expect(try list(app).log.last == "sort: from UIBarButtonItem 'Sort'")
  }

  @Test func `An embedded controller is a child before its parent's view is there, and was prepared`() throws {
    let app = try launched()
    #expect(try list(app).log.prefix(2) == ["prepare embedSummary, loaded false", "viewDidLoad, 1 child"])
    #expect(app.staticTexts["One trip planned"].exists)
  }

  @Test func `N1, N6: a button's segue asks, prepares with an unloaded destination, and pushes`() throws {
    let app = try launched()
    let before = try list(app).log.count
    let button = try #require(app.buttons["Lisbon"].view as? UIButton)
    try app.buttons["Lisbon"].tap()
    #expect(try Array(list(app).log.dropFirst(before)) == ["should showTrip", "prepare showTrip, loaded false"])
    #expect(app.staticTexts["Lisbon"].exists)
    #expect(app.navigationBars["Trip"].exists)
    let targets = button.allTargets.compactMap { $0.base as? NSObject }
    #expect(targets.map { className(of: $0) } == ["UIStoryboardShowSegueTemplate"])
    #expect(button.actions(forTarget: targets[0], forControlEvent: .touchUpInside) == ["perform:"])
  }

  @Test func `A segue that the source refuses is not gone`() throws {
    let app = try launched()
    try app.run { try list(app).refused = ["showTrip"] }
    try app.buttons["Lisbon"].tap()
    #expect(try trips(app).viewControllers.count == 1)
  }

  @Test func `A segue gone by its identifier does not ask; one that is not there fails with UIKit's text (N4)`() throws
  {
    let app = try launched()
    try app.run {
      try list(app).refused = ["showByCode"]
      try list(app).performSegue(withIdentifier: "showByCode", sender: nil)
    }
    try app.settle()
    #expect(try trips(app).viewControllers.count == 2)
    let error = try #require(throws: UncaughtException.self) {
      try app.run { try list(app).performSegue(withIdentifier: "showByCod", sender: nil) }
    }
    let address = "<\(String(describing: TripListController.self)): 0x"
    #expect(error.reason.contains("Receiver (<") && error.reason.contains(address.dropFirst()))
    #expect(error.reason.hasSuffix(">) has no segue with identifier 'showByCod'"))
    #expect("\(error)".contains("Nearest identifiers that it has: showByCode"))
  }

  @Test func `An unwinding segue pops to the controller that has the method`() throws {
    let app = try launched()
    try app.buttons["Lisbon"].tap()
    try app.buttons["Cancel trip"].tap()
    #expect(try trips(app).viewControllers.count == 1)
    #expect(try list(app).log.last == "unwound from TripController, cancelTrip")
    #expect(app.buttons["Lisbon"].exists)
  }

  @Test func `An unwinding segue dismisses what is presented, across its navigation controller`() throws {
    let app = try launched()
    try app.buttons["Add"].tap()
    #expect(app.navigationBars["New trip"].exists)
    #expect(!app.buttons["Lisbon"].exists)
    try app.buttons["Done"].tap()
    #expect(try list(app).log.last == "unwound from UIViewController, nothing")
    #expect(app.buttons["Lisbon"].exists)
    #expect(try tabs(app).presentedViewController == nil)
  }

  @Test func `Segues are part of the wiring once, with what triggers them`() throws {
    let app = try launched()
    let wiring = try app.run { Snapshotting<UIView>.wiring.text(of: try #require(app.window)) }
    let lines = wiring.split(separator: "\n").filter { $0.contains("segue") }.map(String.init)
    #expect(lines.contains { $0.contains("UIButton 'Lisbon' --segue show 'showTrip'--> TripController") })
    #expect(!wiring.contains("UIStoryboardShowSegueTemplate"))
  }
}

final class TripListController: UIViewController {
  private(set) var log: [String] = []
  var refused: Set<String> = []
  var addItem: UIBarButtonItem?

  override class var outlets: OutletTable { ["addItem": .init(\TripListController.addItem)] }
  override class var actions: ActionTable {
    ["sort:": .init(sort), "unwindToTrips:": .init(unwindToTrips)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad, \(children.count) child")
  }

  func sort(_ sender: UIBarButtonItem) { log.append("sort: from UIBarButtonItem '\(sender.title ?? "")'") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return !refused.contains(identifier)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "nothing"), loaded \(segue.destination.isViewLoaded)")
    (segue.destination as? TripController)?.place = (sender as? UIButton)?.currentTitle ?? "Somewhere"
  }

  func unwindToTrips(_ segue: UIStoryboardSegue) {
    log.append("unwound from \(type(of: segue.source)), \(segue.identifier ?? "nothing")")
  }
}

final class TripController: UIViewController {
  var place = ""
  var placeLabel: UILabel!

  override class var outlets: OutletTable { ["placeLabel": .init(\TripController.placeLabel)] }

  override func viewDidLoad() {
    super.viewDidLoad()
    placeLabel.text = place
  }
}
