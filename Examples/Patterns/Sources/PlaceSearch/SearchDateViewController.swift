import UIKit

/// The screen after the choice of a place: when to go there.
public final class SearchDateViewController: UIViewController {
  public var place: Place? { didSet { title = place?.name } }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
    picker.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      picker.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}
