import Foundation
import PlainviewMetricKit
import PlainviewOS
import PlainviewUIAutomation
import Testing
import UIKit

/// Signposts and tasks of the launch.
@MainActor @Suite struct LaunchMeasurementTests {
  private static func code(_ body: () throws -> Void) -> MXError.Code? {
    do { try body() } catch { return (error as? MXError)?.code }
    return nil
  }

  private class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var root: Root { Root(nibName: nil, bundle: nil) }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }
  /// An app whose task ends at once.
  private final class HastyDelegate: Delegate {
    override var root: Root {
      let root = super.root
      root.isHasty = true
      return root
    }
  }
  private final class Root: UIViewController {
    var isHasty = false
    var said: [MXError.Code?] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      let (load, next) = (MXLaunchTaskID("load"), MXLaunchTaskID("next"))
      said.append(LaunchMeasurementTests.code { try MXMetricManager.extendLaunchMeasurement(forTaskID: load) })
      guard isHasty else { return }
      said.append(LaunchMeasurementTests.code { try MXMetricManager.finishExtendedLaunchMeasurement(forTaskID: load) })
      said.append(LaunchMeasurementTests.code { try MXMetricManager.extendLaunchMeasurement(forTaskID: next) })
    }
  }

  @Test func `A task begins in the launch, others while it goes on, and none later`() throws {
    let app = XCUIApplication(delegate: Delegate.self)
    try app.launch()
    try app.run {
      let root = try #require(UIApplication.shared.windows.first?.rootViewController as? Root)
      #expect(root.said == [nil])
      let (load, draw) = (MXLaunchTaskID("load"), MXLaunchTaskID(rawValue: "draw"))
      #expect(Self.code { try MXMetricManager.extendLaunchMeasurement(forTaskID: draw) } == nil)
      #expect(Self.code { try MXMetricManager.extendLaunchMeasurement(forTaskID: draw) } == .launchTaskDuplicated)
      #expect(Self.code { try MXMetricManager.finishExtendedLaunchMeasurement(forTaskID: load) } == nil)
      #expect(Self.code { try MXMetricManager.finishExtendedLaunchMeasurement(forTaskID: load) } == .launchTaskUnknown)
      #expect(Self.code { try MXMetricManager.finishExtendedLaunchMeasurement(forTaskID: draw) } == nil)
      let late = MXLaunchTaskID("late")
      #expect(Self.code { try MXMetricManager.extendLaunchMeasurement(forTaskID: late) } == .launchTaskPastDeadline)
    }
  }

  @Test func `The launch is over when the last task has ended`() throws {
    let app = XCUIApplication(delegate: HastyDelegate.self)
    try app.launch()
    let root = try #require(try app.run { UIApplication.shared.windows.first?.rootViewController as? Root })
    #expect(root.said == [nil, nil, .launchTaskPastDeadline])
  }

  @Test func `Sixteen tasks can begin, with identifiers of 1 to 128 characters`() throws {
    let app = XCUIApplication(delegate: Delegate.self)
    try app.launch()
    try app.run {
      for number in 2...16 {
        let task = MXLaunchTaskID("\(number)")
        #expect(Self.code { try MXMetricManager.extendLaunchMeasurement(forTaskID: task) } == nil)
      }
      let codes = ["17", "", String(repeating: "a", count: 129)].map { name in
        Self.code { try MXMetricManager.extendLaunchMeasurement(forTaskID: MXLaunchTaskID(name)) }
      }
      #expect(codes == [.launchTaskMaxCount, .launchTaskInvalidID, .launchTaskInvalidID])
    }
    #expect(MXErrorDomain == "MXErrorDomain" && MXError(.launchTaskPastDeadline).errorCode == 2)
  }

  @Test func `Signposts are in the app's log store, under the category of their handle`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let texts = try app.run {
      let log = MXMetricManager.makeLogHandle(category: "Images")
      mxSignpost(.begin, log: log, name: "load")
      mxSignpost(.end, log: log, name: "load", signpostID: .exclusive, "%d pictures", 3)
      mxSignpostAnimationIntervalBegin(log: log, name: "fade")
      return try OSLogStore(scope: .currentProcessIdentifier).getEntries().compactMap { entry in
        (entry as? OSLogEntrySignpost).map {
          "\($0.category) \($0.signpostType) \($0.signpostName) \($0.composedMessage)"
        }
      }
    }
    #expect(texts.count == 3)
    #expect(texts.prefix(2) == ["Images intervalBegin load ", "Images intervalEnd load 3 pictures"])
    #expect(texts.last?.contains("fade") == true)
  }
}
