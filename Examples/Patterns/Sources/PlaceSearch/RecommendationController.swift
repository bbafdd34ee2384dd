/// Recommends places, as long as nothing is typed.
open class RecommendationController: PlacesController {
  public init(_ recommender: any PlaceRecommending, delegate: (any PlaceSelectionDelegate)?) {
    super.init(delegate: delegate)
    recommender.recommend { [places] found in
      if let found { places.value = found }
    }
  }
}
