import Testing
import UIKit
import _Testing_UIKit

/// What the system asks an app to do in the background.
@MainActor @Suite struct BackgroundFetchTests {
  private final class Fetcher: NSObject, UIApplicationDelegate {
    private(set) var fetches = 0
    func application(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      fetches += 1
      completionHandler(.newData)
    }
  }

  private final class Idler: NSObject, UIApplicationDelegate {}

  @Test func `An app fetches when it is asked to, and one that does not goes on`() throws {
    let app = XCUIApplication(delegate: Fetcher.self)
    try app.launch()
    try app.performBackgroundFetch()
    try app.run { #expect((UIApplication.shared.delegate as? Fetcher)?.fetches == 1) }
    let other = XCUIApplication(delegate: Idler.self)
    try other.launch()
    try other.performBackgroundFetch()
  }
}
