import Parcels
import Testing
import UIKit

/// Waiting takes no real time here: minutes of the app's clock pass in milliseconds, with all events in them.
@MainActor @Suite struct ParcelsTests {
  private func launched(_ service: FakeService) throws -> XCUIApplication {
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: ParcelListViewController(service: service)))
    app.recordsTranscript = true
    try app.launch()
    return app
  }

  @Test func `The list is there when everything has settled`() throws {
    let app = try launched(FakeService())
    #expect(app.cells.count == 0)
    try app.settle(within: 10)
    #expect(app.cells.count == 3)
    assertSnapshot(of: app, as: .ascii)
  }

  @Test func `It waits for the service as long as it takes`() throws {
    let app = try launched(FakeService())
    #expect(!app.staticTexts["Lamp"].waitForExistence(timeout: 1.5))
    #expect(app.staticTexts["Lamp"].waitForExistence(timeout: 1))
  }

  @Test func `It tries three times, after one second and after two more`() async throws {
    let service = FakeService(failures: 2)
    let app = try launched(service)
    // Three answers of two seconds each, and the two delays.
    try app.advance(by: 8.9)
    #expect(app.cells.count == 0)
    try app.advance(by: 0.2)
    #expect(app.cells.count == 3)
    #expect(await service.log == ["asked for ''", "asked for ''", "asked for ''"])
  }

  @Test func `Without a connection it says so, and finds the parcels five minutes later`() throws {
    let app = try launched(FakeService(failures: 3))
    try app.settle(until: "the prompt", within: 20) { app.staticTexts["No connection"].exists }
    try app.advance(by: 302)
    #expect(app.cells.count == 3)
    #expect(!app.staticTexts["No connection"].exists)
  }

  @Test func `A search waits until typing rests, and asks once`() async throws {
    let service = FakeService()
    let app = try launched(service)
    try app.settle(within: 10)
    try app.searchFields.firstMatch.tap()
    try app.searchFields.firstMatch.typeText("Bo")
    try app.advance(by: 0.2)
    try app.searchFields.firstMatch.typeText("ot")
    try app.settle(until: "one row", within: 10) { app.cells.count == 1 }
    #expect(app.staticTexts["Boots"].exists)
    #expect(await service.log == ["asked for ''", "asked for 'Boot'"])
  }

  @Test func `A screen that goes cancels what it waits for`() async throws {
    let service = FakeService()
    let app = try launched(service)
    try app.run {
      let navigation = app.window?.rootViewController as? UINavigationController
      navigation?.pushViewController(UIViewController(), animated: true)
    }
    let settlement = try app.settle()
    #expect(settlement.isSettled)
    #expect(await service.log == ["asked for ''", "cancelled ''"])
  }

  @Test func `Updates come while the list is shown`() async throws {
    let service = FakeService()
    let app = try launched(service)
    try app.settle(within: 10)
    await service.send(Parcel(3, "Lamp", "Delivered"))
    try app.settle(within: 1)
    #expect(app.staticTexts["Delivered"].exists)
  }

  @Test func `Every run is the same`() throws {
    var transcripts: Set<String> = []
    for _ in 0..<50 {
      let app = try launched(FakeService(failures: 1))
      try app.settle(within: 20)
      transcripts.insert(app.transcript)
    }
    #expect(transcripts.count == 1)
  }

  @Test func `And no order of tasks changes what happens`() throws {
    let app = try launched(FakeService())
    try app.audit(runs: 10) { app in try app.settle(within: 20) }
  }
}
