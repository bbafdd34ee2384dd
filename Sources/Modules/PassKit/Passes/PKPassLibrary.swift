public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// What has become of passes: added, to be looked at first, or not added.
public enum PKPassLibraryAddPassesStatus: Int, Sendable { case didAddPasses, shouldReviewPasses, didCancelAddPasses }

/// Whether passes are kept from being shown.
public enum PKAutomaticPassPresentationSuppressionResult: UInt, Sendable {
  /// The device cannot, is showing them, does not let the app, was told to stop, or does.
  case notSupported, alreadyPresenting, denied, cancelled, success
}

/// The number of a request to keep passes from being shown.
public typealias PKSuppressionRequestToken = UInt

/// The names of notifications of the library.
public struct PKPassLibraryNotificationName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// Creates a name with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Posted when passes were added, removed or replaced.
  public static let PKPassLibraryDidChange = Self(rawValue: "PKPassLibraryDidChangeNotification")
  /// Declared for cards of other devices; never posted here.
  public static let PKPassLibraryRemotePaymentPassesDidChange = Self(
    rawValue: "PKPassLibraryRemotePaymentPassesDidChangeNotification")
}

/// The keys of what has changed.
public struct PKPassLibraryNotificationKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String
  /// Creates a key with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The passes that were added.
  public static let addedPassesUserInfoKey = Self(rawValue: "PKPassLibraryAddedPassesUserInfo")
  /// The passes that replace others.
  public static let replacementPassesUserInfoKey = Self(rawValue: "PKPassLibraryReplacementPassesUserInfo")
  /// The passes that were removed, by identifiers and numbers.
  public static let removedPassInfosUserInfoKey = Self(rawValue: "PKPassLibraryRemovedPassInfosUserInfo")
  /// The identifier of the kind of pass.
  public static let passTypeIdentifierUserInfoKey = Self(rawValue: "PKPassLibraryPassTypeIdentifierUserInfo")
  /// The number of the pass.
  public static let serialNumberUserInfoKey = Self(rawValue: "PKPassLibrarySerialNumberUserInfo")
}

/// Tells apps of changes.
enum PassChanges {
  static func post(_ key: PKPassLibraryNotificationKey? = nil, _ values: [Any] = []) {
    UserCode.postAnywhere(
      Notification.Name(PKPassLibraryNotificationName.PKPassLibraryDidChange.rawValue), object: nil,
      userInfo: key.map { [$0.rawValue: values] })
  }

  /// Adds passes; those that are there are replaced.
  static func add(_ passes: [PKPass]) {
    WalletDevice.current.change { state in
      state.passes.removeAll { one in passes.contains { $0.isSame(one) } }
      state.passes += passes
    }
    post(.addedPassesUserInfoKey, passes)
  }
}

/// The passes of the device (`XCUIDevice.wallet`); the app gets all of them.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  private var device: WalletDevice { .current }

  /// Returns whether there is a library.
  open class func isPassLibraryAvailable() -> Bool { WalletDevice.current.state.isAvailable }
  /// Returns whether cards can be activated, never.
  open class func isPaymentPassActivationAvailable() -> Bool { false }
  /// Whether cards can be activated, never.
  open var isSecureElementPassActivationAvailable: Bool { false }
  /// Returns whether cards can be activated, never.
  open func isPaymentPassActivationAvailable() -> Bool { false }

  // MARK: Passes

  /// Returns the passes, oldest first.
  open func passes() -> [PKPass] { device.state.passes }
  /// Returns the passes of a kind.
  open func passes(of passType: PKPassType) -> [PKPass] {
    device.state.passes.filter { passType == .any || $0.passType == passType }
  }
  /// Returns a pass; nil where there is no such pass.
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? {
    device.state.passes.first { $0.passTypeIdentifier == identifier && $0.serialNumber == serialNumber }
  }
  /// Returns the cards of other devices; none.
  open func remotePaymentPasses() -> [PKPaymentPass] { [] }
  /// The cards of other devices; none.
  open var remoteSecureElementPasses: [PKSecureElementPass] { [] }
  /// Returns whether a pass is in the library.
  open func containsPass(_ pass: PKPass) -> Bool { device.state.passes.contains { $0.isSame(pass) } }
  /// Removes a pass.
  open func removePass(_ pass: PKPass) {
    guard containsPass(pass) else { return }
    device.change { $0.passes.removeAll { $0.isSame(pass) } }
    PassChanges.post(
      .removedPassInfosUserInfoKey,
      [
        [
          PKPassLibraryNotificationKey.passTypeIdentifierUserInfoKey.rawValue: pass.passTypeIdentifier,
          PKPassLibraryNotificationKey.serialNumberUserInfoKey.rawValue: pass.serialNumber,
        ]
      ])
  }
  /// Replaces a pass by a newer one; returns false where there is no such pass.
  open func replacePass(with pass: PKPass) -> Bool {
    guard containsPass(pass) else { return false }
    device.change { state in
      if let index = state.passes.firstIndex(where: { $0.isSame(pass) }) { state.passes[index] = pass }
    }
    PassChanges.post(.replacementPassesUserInfoKey, [pass])
    return true
  }

  /// Asks the user, in an alert, whether passes are added, to be looked at first, or not added.
  open func addPasses(
    _ passes: [PKPass], withCompletionHandler completion: (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "a question about passes") {
      let answer: @MainActor (PKPassLibraryAddPassesStatus) -> Void = { status in
        if status == .didAddPasses { PassChanges.add(passes) }
        UserCode.run { completion?(status) }
      }
      let alert = UIAlertController(
        title: "Add \(passes.count == 1 ? "Pass" : "\(passes.count) Passes") to Wallet?",
        message: passes.map(\.localizedDescription).joined(separator: "\n"), preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answer(.didCancelAddPasses) })
      alert.addAction(UIAlertAction(title: "Review", style: .default) { _ in answer(.shouldReviewPasses) })
      alert.addAction(UIAlertAction(title: "Add", style: .default) { _ in answer(.didAddPasses) })
      Presenter.show(alert, over: UIApplication.shared.keyWindow) { answer(.didCancelAddPasses) }
    }
  }
  /// Asks the user, in an alert, whether passes are added, to be looked at first, or not added.
  open func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus {
    await withCheckedContinuation { continuation in
      addPasses(passes, withCompletionHandler: { continuation.resume(returning: $0) })
    }
  }

  // MARK: Cards

  /// Asks the user to add a card: the device counts it (`XCUIDevice.wallet.setupRequests`).
  open func openPaymentSetup() { device.change { $0.setupRequests += 1 } }
  /// Does nothing, since there are no cards in the library.
  open func present(_ pass: PKSecureElementPass) {}
  /// Returns whether a card can be added, never.
  open func canAddSecureElementPass(primaryAccountIdentifier: String) -> Bool { false }
  /// Returns whether a card can be added, never.
  open func canAddPaymentPass(withPrimaryAccountIdentifier primaryAccountIdentifier: String) -> Bool { false }
  /// Returns whether a Felica card can be added, never.
  open func canAddFelicaPass() -> Bool { false }

  // MARK: Automatic presentation

  /// Keeps passes from being shown near a reader; the closure gets in the next turn whether that is so.
  open class func requestAutomaticPassPresentationSuppression(
    responseHandler: @escaping (PKAutomaticPassPresentationSuppressionResult) -> Void
  ) -> PKSuppressionRequestToken {
    nonisolated(unsafe) let responseHandler = responseHandler
    let device = WalletDevice.current
    let token = device.change { state in
      state.suppressionCount += 1
      if state.canSuppress { state.suppressions.insert(state.suppressionCount) }
      return state.suppressionCount
    }
    SimulatedProcess.current.clock.schedule(after: 0, "a request about passes") {
      let state = device.state
      let result: PKAutomaticPassPresentationSuppressionResult =
        state.suppressions.contains(token) ? .success : state.canSuppress ? .cancelled : .denied
      UserCode.run { responseHandler(result) }
    }
    return token
  }
  /// Lets passes be shown again.
  open class func endAutomaticPassPresentationSuppression(withRequestToken requestToken: PKSuppressionRequestToken) {
    WalletDevice.current.change { state in _ = state.suppressions.remove(requestToken) }
  }
  /// Returns whether passes are kept from being shown.
  open class func isSuppressingAutomaticPassPresentation() -> Bool { !WalletDevice.current.state.suppressions.isEmpty }
}
