import UIKit

/// Fills a collection view with recommended places and hands on the one that is chosen.
open class RecommendationController: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  public let places = Box<[Place]>([])
  public weak var delegate: (any PlaceSelectionDelegate)?

  public init(_ recommender: any PlaceRecommending, delegate: (any PlaceSelectionDelegate)?) {
    self.delegate = delegate
    super.init()
    recommender.recommend { [places] found in
      if let found { places.value = found }
    }
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    places.value.count
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PlaceCell.reuseIdentifier, for: indexPath)
    guard let cell = cell as? PlaceCell else { return UICollectionViewCell() }
    cell.setPlaceCell(places.value[indexPath.item])
    return cell
  }

  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    delegate?.didSelectPlace(places.value[indexPath.item])
  }
}
