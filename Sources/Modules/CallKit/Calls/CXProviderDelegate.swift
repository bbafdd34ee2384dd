import Foundation
public import PlainviewAVFoundation
import PlainviewRuntime

/// Does what the user and the app want with calls, and is called on the queue that was given with it; only the first method is required.
@preconcurrency public protocol CXProviderDelegate: NSObjectProtocol {
  /// Called when the provider has lost all its calls.
  func providerDidReset(_ provider: CXProvider)
  /// Called when the provider can get actions.
  func providerDidBegin(_ provider: CXProvider)
  /// Asked whether the delegate performs a transaction as a whole; the other methods are called if not.
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  /// Called to begin a call.
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  /// Called to answer a call.
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  /// Called to end a call.
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  /// Called to put a call on hold, or to resume it.
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  /// Called to turn the microphone of a call off or on.
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  /// Called to group a call with another one.
  func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
  /// Called to play digits in a call.
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  /// Called when an action has failed, because the delegate has not said anything of it in time.
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
  /// Called when calls may use the audio session.
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  /// Called when calls may no longer use the audio session.
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func providerDidBegin(_ provider: CXProvider) { leftOut(by: self, anywhere: (), with: [provider]) }
  /// The default of the optional method: returns false.
  dynamic public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool {
    leftOut(by: self, anywhere: false, with: [provider, transaction])
  }
  /// The default of the optional method: the action is not performed.
  dynamic public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
    leftOut(by: self, anywhere: (), with: [provider, action])
  }
  /// The default of the optional method: the action is not performed.
  dynamic public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
    leftOut(by: self, anywhere: (), with: [provider, action])
  }
  /// The default of the optional method: the action is not performed.
  dynamic public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
    leftOut(by: self, anywhere: (), with: [provider, action])
  }
  /// The default of the optional method: the action is not performed.
  dynamic public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {
    leftOut(by: self, anywhere: (), with: [provider, action])
  }
  /// The default of the optional method: the action is not performed.
  dynamic public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {
    leftOut(by: self, anywhere: (), with: [provider, action])
  }
  /// The default of the optional method: the action is not performed.
  dynamic public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {
    leftOut(by: self, anywhere: (), with: [provider, action])
  }
  /// The default of the optional method: the action is not performed.
  dynamic public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {
    leftOut(by: self, anywhere: (), with: [provider, action])
  }
  /// The default of the optional method: does nothing.
  dynamic public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {
    leftOut(by: self, anywhere: (), with: [provider, action])
  }
  /// The default of the optional method: does nothing.
  dynamic public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {
    leftOut(by: self, anywhere: (), with: [provider, audioSession])
  }
  /// The default of the optional method: does nothing.
  dynamic public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {
    leftOut(by: self, anywhere: (), with: [provider, audioSession])
  }
}
