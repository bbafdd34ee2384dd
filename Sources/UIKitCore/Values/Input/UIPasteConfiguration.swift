public import Foundation
import PlainviewRuntime

/// Which kinds of data a responder takes from the pasteboard.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject, NSCopying {
  /// The kinds, the best first.
  open var acceptableTypeIdentifiers: [String] = []

  public override init() { super.init() }

  /// Creates a configuration with kinds of data.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Creates a configuration with the kinds of data that objects of a class are made of.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
    super.init()
  }

  /// Adds kinds of data behind the others.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the kinds of data that objects of a class are made of.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }

  /// Returns a copy of the configuration.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIPasteConfiguration in
      UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }
  }
}

/// Whether gestures of three fingers cut, copy, paste and undo; raw values are UIKit's.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }

/// An object that can paste; every responder does so by its configuration.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// Which kinds of data are taken; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes what is pasted.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether something can be pasted.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
