import UIKit

/// A screen with many views: rows of ten labels, placed by frames, or each row below the last by constraints.
@MainActor final class ContentController: UIViewController {
  private let viewCount: Int
  private let isConstrained: Bool

  init(viewCount: Int, isConstrained: Bool) {
    self.viewCount = viewCount
    self.isConstrained = isConstrained
    super.init(nibName: nil, bundle: nil)
    title = "Content"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var row = UIView()
    var last: UIView?
    for index in 0..<viewCount {
      if index % 10 == 0 {
        row = UIView(frame: CGRect(x: 0, y: CGFloat(index / 10 * 20), width: 390, height: 20))
        view.addSubview(row)
        if isConstrained { place(row, below: last) }
        last = row
      } else {
        row.addSubview(UILabel(frame: CGRect(x: CGFloat(index % 10 * 39), y: 0, width: 39, height: 20)))
      }
    }
  }

  private func place(_ row: UIView, below last: UIView?) {
    row.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: last?.bottomAnchor ?? view.safeAreaLayoutGuide.topAnchor),
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      row.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}
