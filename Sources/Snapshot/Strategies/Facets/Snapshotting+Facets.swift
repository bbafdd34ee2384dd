extension Snapshotting {
  /// Several texts of a value in one file, each under its name: `.facets(.ascii, .wiring, .accessibility)`.
  ///
  /// A text that changes leaves the sections of the others as they are. `named(_:)` gives a facet another title.
  public static func facets(_ facets: Self...) -> Self { Self.facets(facets) }

  /// The same for facets that are in a list.
  public static func facets(_ facets: [Self]) -> Self {
    var all = Self(complete: "facets") { value in
      FacetedText(facets.map { FacetedText.Section(title: $0.name, text: $0.text(of: value)) }).text
    }
    if let first = facets.first { all.makeFacts = first.makeFacts }
    return all
  }
}
