package import Foundation
import PlainviewRuntime
package import PlainviewUIKitCore

/// The suggestions of a search as rows; a tap on one chooses it.
@preconcurrency @MainActor package protocol SearchSuggestionListing: UIView {
  /// Called with the suggestion that the user chose.
  var chosen: (@MainActor (any UISearchSuggestion) -> Void)? { get set }
  /// Shows suggestions instead of the former ones.
  func show(_ suggestions: [any UISearchSuggestion])
}

/// The lists of suggestions are tables, which belong to a higher target; it installs here what makes them.
package enum SearchSuggestionLists {
  /// Makes a list with a frame.
  package typealias Maker = @MainActor @Sendable (CGRect) -> any SearchSuggestionListing
  private static let maker = Installed<Maker>()

  package static func install(_ new: @escaping Maker) { maker.install(new) }

  /// Makes a list with a frame; nil while the higher target is not loaded.
  @MainActor static func make(frame: CGRect) -> (any SearchSuggestionListing)? { maker.value?(frame) }
}
