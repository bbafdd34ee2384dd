import UIKit

/// Fills a collection view with places and hands on the one that is chosen.
open class PlacesController: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  public let places = Box<[Place]>([])
  public weak var delegate: (any PlaceSelectionDelegate)?

  public init(delegate: (any PlaceSelectionDelegate)?) {
    self.delegate = delegate
    super.init()
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
    delegate?.didSelectPlace(place(at: indexPath))
  }

  /// The chosen place; a version of this app always took the first one.
  open func place(at indexPath: IndexPath) -> Place { places.value[indexPath.item] }
}
