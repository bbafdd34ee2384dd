import PlainviewRuntime
public import PlainviewUIKitCore

/// Decides about the tokens of a search field and is told of its suggestions; every method has a default.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Kept, without effect: tokens are not copied here.
  func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
    -> NSItemProvider
  /// Called after the user chose one of the field's suggestions.
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// Default for delegates without the method: nothing to copy.
  dynamic public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { leftOut(by: self, NSItemProvider(), with: [searchTextField, token]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) { leftOut(by: self, with: [searchTextField, suggestion]) }
}

extension BareWidgetDelegate: UISearchTextFieldDelegate {}
