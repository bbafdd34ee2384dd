public import Foundation

/// Has an object for each intent that handles it.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// Returns the object that handles an intent; nil for none.
  func handler(for intent: INIntent) -> Any?
}

/// The entry of an app's extension for intents. No extension is launched here; code may make one and ask it.
open class INExtension: NSObject, INIntentHandlerProviding {
  public override init() { super.init() }
  /// Returns the object that handles an intent: this one.
  open func handler(for intent: INIntent) -> Any? { self }
}
