import PlainviewRuntime
import Testing
import UIKit
import _Testing_UIKit

/// A class with observed properties, as rewritten sources have them.
private final class Account: NSObject {
  dynamic var balance = 1 { didSet { __UIKitRuntime.hasChanged(self, "balance", oldValue, balance) } }
  dynamic var partner: Account? { didSet { __UIKitRuntime.hasChanged(self, "partner", oldValue, partner) } }

  @section(".init_array") @used private nonisolated static let __uikit_0: @convention(c) @Sendable () -> Void = {
    __UIKitRuntime.load {
      __UIKitRuntime.define(Account.self) { r in
        r.property(
          "balance", get: { (o: Account) in o.balance },
          set: { (o: Account, v) in __UIKitRuntime.assign(&o.balance, v, "balance") })
        r.property(
          "partner", get: { (o: Account) in o.partner },
          set: { (o: Account, v) in __UIKitRuntime.assign(&o.partner, v, "partner") })
      }
    }
  }
}

private final class Watcher: NSObject {
  var log: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let (old, new) = (change?[.oldKey].map { "\($0)" }, change?[.newKey].map { "\($0)" })
    log.append("\(keyPath ?? "-") \(old ?? "-") \(new ?? "-")")
  }

  @section(".init_array") @used private nonisolated static let __uikit_1: @convention(c) @Sendable () -> Void = {
    __UIKitRuntime.load {
      __UIKitRuntime.define(Watcher.self) { r in
        r.method("observeValueForKeyPath:ofObject:change:context:") {
          (o: Watcher, a0: String?, a1: Any?, a2: [NSKeyValueChangeKey: Any]?, a3: UnsafeMutableRawPointer?) in
          o.observeValue(forKeyPath: a0, of: a1, change: a2, context: a3)
        }
      }
    }
  }
}

@MainActor @Suite struct KeyValueObservingTests {
  @Test func `A closure gets what its options ask for, until the observation ends`() {
    let account = Account()
    var log: [String] = []
    let observation = account.observe(\.balance, __names: "balance", options: [.old, .new]) { _, change in
      log.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    let bare = account.observe(\.balance, __names: "balance") { object, change in
      log.append("\(object.balance) \(change.newValue == nil)")
    }
    account.balance = 2
    observation.invalidate()
    account.balance = 3
    #expect(log == ["1 2", "2 true", "3 true"])
    bare.invalidate()
  }

  @Test func `An observation ends with the object that stands for it`() {
    let account = Account()
    var count = 0
    do { _ = account.observe(\.balance, __names: "balance") { _, _ in count += 1 } }
    account.balance = 2
    #expect(count == 0)
  }

  @Test func `The initial value comes at once and the prior one before each change`() {
    let account = Account()
    var log: [String] = []
    let observation = account.observe(\.balance, __names: "balance", options: [.initial, .prior, .new]) { _, change in
      log.append("\(change.isPrior) \(change.newValue.map { "\($0)" } ?? "-")")
    }
    account.balance = 5
    #expect(log == ["false 1", "true -", "false 5"])
    observation.invalidate()
  }

  @Test func `A path is observed at each of its objects`() {
    let (account, first, second) = (Account(), Account(), Account())
    second.balance = 7
    account.partner = first
    var log: [Int] = []
    let observation = account.observe(\.partner?.balance, __names: "partner.balance", options: .new) { _, change in
      log.append((change.newValue ?? nil) ?? -1)
    }
    first.balance = 4
    account.partner = second
    first.balance = 5
    second.balance = 8
    #expect(log == [4, 7, 8])
    observation.invalidate()
  }

  @Test func `An observer gets the message, with the values of its options`() {
    let (account, watcher) = (Account(), Watcher())
    account.addObserver(watcher, forKeyPath: "balance", options: [.old, .new], context: nil)
    account.setValue(9, forKey: "balance")
    account.removeObserver(watcher, forKeyPath: "balance")
    account.balance = 10
    #expect(watcher.log == ["balance 1 9"])
    #expect(account.value(forKeyPath: "balance") as? Int == 10)
  }

  @Test func `Properties of UIKit's classes tell their observers`() {
    let (scroll, label, image) = (UIScrollView(), UILabel(), UIImageView())
    var log: [String] = []
    let observations = [
      scroll.observe(\.contentOffset, __names: "contentOffset", options: .new) { _, change in
        log.append("offset \(change.newValue?.y ?? -1)")
      },
      scroll.observe(\.isHidden, __names: "isHidden", options: [.old, .new]) { _, change in
        log.append("hidden \(change.oldValue == false) \(change.newValue == true)")
      },
      label.observe(\.text, __names: "text", options: .new) { _, change in
        log.append("text \((change.newValue ?? nil) ?? "-")")
      },
      image.observe(\.image, __names: "image") { _, _ in log.append("image") },
    ]
    scroll.contentOffset.y = 12
    scroll.isHidden = true
    label.text = "a"
    image.image = UIImage()
    #expect(log == ["offset 12.0", "hidden true true", "text a", "image"])
    for observation in observations { observation.invalidate() }
  }

  @Test func `Removing an observer that is none fails with Foundation's text`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let error = #expect(throws: UncaughtException.self) {
      try app.run { Account().removeObserver(Watcher(), forKeyPath: "balance") }
    }
    #expect(error?.name == "NSRangeException")
    #expect(error?.reason.contains("for the key path \"balance\" from") == true)
  }
}
