import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Values of a transaction by their names, and requests for scenes.
@MainActor @Suite struct TransactionValueTests {
  @Test func `A transaction's values are set by their names`() throws {
    let stage = try Stage()
    var ends = 0
    try stage.app.run {
      CATransaction.begin()
      CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
      CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
      #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 0.5)
      let ended: () -> Void = { ends += 1 }
      CATransaction.setValue(ended, forKey: kCATransactionCompletionBlock)
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
    }
    #expect(ends == 1)
  }

  @Test func `A transaction has the values of those around it, also under names of the app's own`() throws {
    let stage = try Stage()
    try stage.app.run {
      CATransaction.begin()
      CATransaction.setValue("outer", forKey: "reason")
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      #expect(CATransaction.value(forKey: "reason") as? String == "outer" && CATransaction.disableActions())
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
      CATransaction.setValue("inner", forKey: "reason")
      CATransaction.setDisableActions(false)
      #expect(CATransaction.value(forKey: "reason") as? String == "inner" && !CATransaction.disableActions())
      CATransaction.setValue(nil, forKey: "reason")
      #expect(CATransaction.value(forKey: "reason") as? String == "outer")
      CATransaction.commit()
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "reason") == nil && CATransaction.animationDuration() == 0.25)
    }
  }

  @Test func `A request for a new scene fails where the app has one scene only`() throws {
    let stage = try Stage()
    try stage.app.run {
      var failures = 0
      let request = UISceneSessionActivationRequest(role: .windowApplication)
      UIApplication.shared.activateSceneSession(for: request) { _ in failures += 1 }
      #expect(failures == 1 && request.session == nil)
    }
  }

  @Test func `A scene has a service for screenshots`() throws {
    let stage = try Stage()
    let scene = try #require(stage.view.window?.windowScene)
    #expect(scene.screenshotService?.windowScene === scene && scene.screenshotService?.delegate == nil)
  }
}
