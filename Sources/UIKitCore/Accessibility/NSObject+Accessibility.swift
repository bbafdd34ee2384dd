public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

// UIKit declares what is read aloud on every object. Responders and bar items have members of their own; these here are those
// of other objects, such as models and actions.

extension NSObjectProtocol where Self: NSObject {
  /// Whether the object is read aloud as a whole.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { (self as? UIResponder)?.isAccessibilityElement ?? spoken.isElement }
    set { speaking({ $0.isAccessibilityElement = newValue }, nil) { $0.isElement = newValue } }
  }
  /// The text that is read aloud for the object; nil for none.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { SpokenText.ofOwn(self, \.accessibilityLabel, \.accessibilityLabel) ?? spoken.label }
    set { speaking({ $0.accessibilityLabel = newValue }, { $0.accessibilityLabel = newValue }) { $0.label = newValue } }
  }
  /// The text that is read aloud after the label; nil for none.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { SpokenText.ofOwn(self, \.accessibilityHint, \.accessibilityHint) ?? spoken.hint }
    set { speaking({ $0.accessibilityHint = newValue }, { $0.accessibilityHint = newValue }) { $0.hint = newValue } }
  }
  /// The value that is read aloud; nil for none.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { SpokenText.ofOwn(self, \.accessibilityValue, \.accessibilityValue) ?? spoken.value }
    set { speaking({ $0.accessibilityValue = newValue }, { $0.accessibilityValue = newValue }) { $0.value = newValue } }
  }
  /// What users of Voice Control may call the object, the best name first; its label by default.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityUserInputLabels }
      return spoken.inputLabels ?? accessibilityLabel.map { [$0] } ?? []
    }
    set { speaking({ $0.accessibilityUserInputLabels = newValue }, nil) { $0.inputLabels = newValue } }
  }
  /// The object's kind and behavior for users of VoiceOver.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { (self as? UIResponder)?.accessibilityTraits ?? spoken.traits }
    set { speaking({ $0.accessibilityTraits = newValue }, nil) { $0.traits = newValue } }
  }

  /// The rectangle that is marked on the screen, in its coordinates, in points.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { (self as? UIResponder)?.accessibilityFrame ?? spoken.frame }
    set { speaking({ $0.accessibilityFrame = newValue }, nil) { $0.frame = newValue } }
  }

  @MainActor private var spoken: SpokenText {
    objc_getAssociatedObject(self, SpokenText.key) as? SpokenText ?? SpokenText()
  }

  /// Changes what a responder or a bar item has itself, or what is kept for another object.
  @MainActor private func speaking(
    _ ofResponder: (UIResponder) -> Void, _ ofItem: ((UIBarItem) -> Void)?, _ ofOthers: (inout SpokenText) -> Void
  ) {
    if let responder = self as? UIResponder { return ofResponder(responder) }
    if let item = self as? UIBarItem, let ofItem { return ofItem(item) }
    var spoken = spoken
    ofOthers(&spoken)
    objc_setAssociatedObject(self, SpokenText.key, spoken, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

/// The accessibility values of an object that is no responder.
@MainActor private struct SpokenText {
  static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var inputLabels: [String]?
  var traits = UIAccessibilityTraits.none
  var frame = CGRect.zero

  /// The text that a responder or a bar item has itself.
  static func ofOwn(
    _ object: NSObject, _ ofResponder: KeyPath<UIResponder, String?>, _ ofItem: KeyPath<UIBarItem, String?>
  ) -> String? {
    (object as? UIResponder)?[keyPath: ofResponder] ?? (object as? UIBarItem)?[keyPath: ofItem]
  }
}
