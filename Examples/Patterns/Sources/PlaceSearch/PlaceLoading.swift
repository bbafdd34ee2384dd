/// Recommends places: on a device a server, in a test a list.
@MainActor public protocol PlaceRecommending {
  func recommend(_ completion: @escaping ([Place]?) -> Void)
}

/// Completes what is typed, as the maps of a device do, and tells its delegate.
@MainActor public protocol PlaceCompleting: AnyObject {
  var queryFragment: String { get set }
  var results: [Place] { get }
  var delegate: (any PlaceCompletingDelegate)? { get set }
}

@MainActor public protocol PlaceCompletingDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: any PlaceCompleting)
}

/// Continues with a place that was chosen.
@MainActor public protocol PlaceSelectionDelegate: AnyObject {
  func didSelectPlace(_ place: Place)
}
