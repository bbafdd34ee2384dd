import UIKit

/// The name and the address of a place.
public final class PlaceCell: UICollectionViewCell {
  public static let reuseIdentifier = "PlaceCell"
  private let nameLabel = UILabel()
  private let addressLabel = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    makeViews()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    makeViews()
  }

  private func makeViews() {
    nameLabel.font = .boldSystemFont(ofSize: 17)
    addressLabel.font = .systemFont(ofSize: 13)
    let stack = UIStackView(arrangedSubviews: [nameLabel, addressLabel])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  public func setPlaceCell(_ place: Place) {
    nameLabel.text = place.name
    addressLabel.text = place.address
  }
}
