public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// How the user touches a link in a text view; raw values are UIKit's.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// Decides about the editing of a text view and is told of it; every method has UIKit's default (contract T19).
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end; true by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asked before every change of a user; the return key is the text "\n".
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asked when a link is tapped in a view that is not edited.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asked when an attachment is tapped in a view that is not edited; the tap has no other effect.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Kept, without effect: text shows no edit menu by itself here.
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Asked about a link where the form with an interaction is left out.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Asked about an attachment where the form with an interaction is left out.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
  /// Returns what a tap on a link, an attachment or a tagged part runs; nil opens the menu. Asked before the older methods.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// Returns the menu that a long press on a link, an attachment or a tagged part opens; nil for none.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Called before the menu of an item is shown.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Called before the menu of an item closes.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// Default for delegates without the method: true.
  dynamic public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    leftOut(by: self, true, with: [textView])
  }
  /// Default for delegates without the method: true.
  dynamic public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    leftOut(by: self, true, with: [textView])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func textViewDidBeginEditing(_ textView: UITextView) { leftOut(by: self, with: [textView]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func textViewDidEndEditing(_ textView: UITextView) { leftOut(by: self, with: [textView]) }
  /// Default for delegates without the method: true.
  dynamic public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { leftOut(by: self, true, with: [textView, range, text]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func textViewDidChange(_ textView: UITextView) { leftOut(by: self, with: [textView]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func textViewDidChangeSelection(_ textView: UITextView) { leftOut(by: self, with: [textView]) }
  /// Default for delegates without the method: asks the form without an interaction.
  dynamic public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    let heard: Bool? = LeftOutMethod.call(self, "textView(_:shouldInteractWith:in:)") {
      $0.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
    if let heard { return heard }
    return leftOut(by: self, true, with: [textView, URL, characterRange, interaction])
  }
  /// Default for delegates without the method: asks the form without an interaction.
  dynamic public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    let heard: Bool? = LeftOutMethod.call(self, "textView(_:shouldInteractWith:in:)") {
      $0.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
    if let heard { return heard }
    return leftOut(by: self, true, with: [textView, textAttachment, characterRange, interaction])
  }
  /// Default for delegates without the method: nil.
  dynamic public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { leftOut(by: self, nil, with: [textView, range, suggestedActions]) }
  /// Default for delegates without the method: true.
  dynamic public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  {
    leftOut(by: self, true, with: [textView, URL, characterRange])
  }
  /// Default for delegates without the method: true.
  dynamic public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool { leftOut(by: self, true, with: [textView, textAttachment, characterRange]) }
  /// Default for delegates without the method: the usual action.
  dynamic public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { leftOut(by: self, defaultAction, with: [textView, textItem, defaultAction]) }
  /// Default for delegates without the method: nil.
  dynamic public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { leftOut(by: self, nil, with: [textView, textItem, defaultMenu]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { leftOut(by: self, with: [textView, textItem, animator]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { leftOut(by: self, with: [textView, textItem, animator]) }
}

/// What a text view makes links of by itself. Numbers of parcels and flights and suggestions are never found.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the types.
  public let rawValue: UInt
  /// Creates a set of types with UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// URLs.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of parcels; never found.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights; never found.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Suggestions of the system; never found.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All types.
  public static let all = UIDataDetectorTypes(rawValue: .max)

  /// The same for a detector.
  var checkingTypes: NSTextCheckingTypes {
    var types: NSTextCheckingResult.CheckingType = []
    if contains(.phoneNumber) { types.insert(.foundPhoneNumber) }
    if contains(.link) { types.insert(.foundLink) }
    if contains(.address) { types.insert(.foundAddress) }
    if contains(.calendarEvent) { types.insert(.foundDate) }
    return types.rawValue
  }
}

extension BareWidgetDelegate: UITextViewDelegate {}
