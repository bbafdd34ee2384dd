public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// How a person touches a link in a text view; raw values are UIKit's.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// Decides about and hears of the editing of a text view; every method has UIKit's default (contract T19).
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asked before every change of a user; the return key is the text "\n".
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asked when a link is tapped in a view that is not edited.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Kept, without effect: attachments are no links here.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Kept, without effect: text shows no edit menu by itself here.
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
}

extension UITextViewDelegate {
  dynamic public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    leftOut(by: self, true, with: [textView])
  }
  dynamic public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    leftOut(by: self, true, with: [textView])
  }
  dynamic public func textViewDidBeginEditing(_ textView: UITextView) { leftOut(by: self, with: [textView]) }
  dynamic public func textViewDidEndEditing(_ textView: UITextView) { leftOut(by: self, with: [textView]) }
  dynamic public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { leftOut(by: self, true, with: [textView, range, text]) }
  dynamic public func textViewDidChange(_ textView: UITextView) { leftOut(by: self, with: [textView]) }
  dynamic public func textViewDidChangeSelection(_ textView: UITextView) { leftOut(by: self, with: [textView]) }
  dynamic public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { leftOut(by: self, true, with: [textView, URL, characterRange, interaction]) }
  dynamic public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { leftOut(by: self, true, with: [textView, textAttachment, characterRange, interaction]) }
  dynamic public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { leftOut(by: self, nil, with: [textView, range, suggestedActions]) }
}

/// What a text view makes links of by itself. Numbers of parcels and flights and suggestions are never found.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
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
