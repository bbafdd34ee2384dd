/// Finds places whose names complete the typed text.
open class CompletionController: PlacesController, PlaceCompletingDelegate {
  private let completer: any PlaceCompleting

  public init(_ completer: any PlaceCompleting, delegate: (any PlaceSelectionDelegate)?) {
    self.completer = completer
    super.init(delegate: delegate)
    completer.delegate = self
  }

  public func setQueryFragment(_ text: String) { completer.queryFragment = text }

  public func clear() { places.value = [] }

  public func completerDidUpdateResults(_ completer: any PlaceCompleting) { places.value = completer.results }
}
