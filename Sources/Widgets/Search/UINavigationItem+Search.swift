public import PlainviewUIKitCore

extension UINavigationItem {
  /// The search whose bar stands below the titles while the item is shown.
  public var searchController: UISearchController? {
    get { searchOwner as? UISearchController }
    set { searchOwner = newValue }
  }

  /// Where the search bar of an item stands.
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }
  /// Where the search bar should stand; automatic by default. Kept as data: it stands below the titles.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { SearchBarPlacement(rawValue: storedSearchBarPlacement) ?? .automatic }
    set { storedSearchBarPlacement = newValue.rawValue }
  }
  /// Always `stacked`: below the titles.
  public var searchBarPlacement: SearchBarPlacement { .stacked }
}
