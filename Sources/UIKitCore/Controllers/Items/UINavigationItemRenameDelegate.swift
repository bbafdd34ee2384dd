public import Foundation
import PlainviewRuntime

/// Handles renames of a bar's title by the user; never called here.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// Called with the new name.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Returns whether the user may rename what the title says; true by default.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Returns the name to begin with and the part of it that is selected; by default what is suggested.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Returns whether a name is taken; true by default.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Default for delegates without the method: true.
  dynamic public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
    leftOut(by: self, true, with: [navigationItem])
  }
  /// Default for delegates without the method: what is suggested.
  dynamic public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) {
    leftOut(by: self, (suggestedTitle, selectedRange), with: [navigationItem, suggestedTitle, selectedRange])
  }
  /// Default for delegates without the method: true.
  dynamic public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
    leftOut(by: self, true, with: [navigationItem, title])
  }
}
