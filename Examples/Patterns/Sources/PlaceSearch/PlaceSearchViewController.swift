import UIKit

/// Searches for places: recommended ones at first, completions as soon as something is typed.
open class PlaceSearchViewController: UIViewController, UISearchBarDelegate, PlaceSelectionDelegate {
  public let searchBar = UISearchBar()
  public let collectionView: UICollectionView
  /// One screen for every choice, which is why a choice made twice in a row fails.
  public let dateViewController = SearchDateViewController(nibName: nil, bundle: nil)
  /// Kept here: collection views hold whom they ask weakly.
  public private(set) lazy var recommendations = RecommendationController(recommender, delegate: self)
  public lazy var completions = CompletionController(completer, delegate: self)
  private let recommender: any PlaceRecommending
  private let completer: any PlaceCompleting

  public init(_ recommender: any PlaceRecommending, _ completer: any PlaceCompleting) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 56)
    layout.minimumLineSpacing = 0
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.recommender = recommender
    self.completer = completer
    super.init(nibName: nil, bundle: nil)
    title = "Where to?"
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchBar.placeholder = "Search places"
    searchBar.delegate = self
    registerCells()
    let stack = UIStackView(arrangedSubviews: [searchBar, collectionView])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    show(recommendations)
    recommendations.places.bind { [collectionView] _ in collectionView.reloadData() }
    completions.places.bind { [collectionView] _ in collectionView.reloadData() }
  }

  open func registerCells() {
    collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: PlaceCell.reuseIdentifier)
  }

  private func show(_ source: PlacesController) {
    collectionView.dataSource = source
    collectionView.delegate = source
    collectionView.reloadData()
  }

  // MARK: Searching

  open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    if searchText.isEmpty {
      completions.clear()
      show(recommendations)
    } else {
      show(completions)
      completions.setQueryFragment(searchText)
    }
  }

  // MARK: Choosing

  open func didSelectPlace(_ place: Place) {
    dateViewController.place = place
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      navigationController?.pushViewController(dateViewController, animated: true)
    }
  }
}
