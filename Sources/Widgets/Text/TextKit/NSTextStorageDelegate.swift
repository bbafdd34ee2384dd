public import Foundation
import PlainviewRuntime

/// Is told of the changes of a text storage; it belongs to no actor, and is called on the thread that changes the text.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before a change is processed; the delegate may change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called when a change was processed; the delegate may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) { leftOut(by: self, anywhere: (), with: [textStorage, editedMask, editedRange, delta]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) { leftOut(by: self, anywhere: (), with: [textStorage, editedMask, editedRange, delta]) }
}

extension BareWidgetDelegate: NSTextStorageDelegate {}
