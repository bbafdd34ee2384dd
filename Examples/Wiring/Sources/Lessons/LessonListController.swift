public import UIKit

/// The lessons, a row each; the switch says whether their faults are mended.
public final class LessonListController: UITableViewController {
  private let mended = UISwitch()

  /// The title of each lesson, and its screen with the fault or without.
  private let lessons: [(title: String, screen: @MainActor (_ isMended: Bool) -> UIViewController)] = [
    ("Missing registration", { $0 ? SavingController() : MisspelledController() }),
    ("A delegate that is gone", { CouponController(keepsDelegate: $0) }),
    ("A covered button", { CoveredController(letsTouchesPass: $0) }),
    ("A recognizer that eats the touch", { ChoosingController(leavesTouches: $0) }),
    ("A target of nil", { $0 ? ArchivingController() : UnansweredController() }),
  ]

  public init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lessons"
    mended.accessibilityLabel = "Mended"
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: mended)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "lesson")
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lessons.count
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "lesson", for: indexPath)
    cell.textLabel?.text = lessons[indexPath.row].title
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let lesson = lessons[indexPath.row]
    let screen = lesson.screen(mended.isOn)
    screen.title = lesson.title
    navigationController?.pushViewController(screen, animated: false)
  }
}

/// A screen with views below each other, and a line with the last event.
public class LessonController: UIViewController {
  let outcome = UILabel()
  /// What the screen shows, from top to bottom.
  var rows: [UIView] { [] }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    outcome.text = "Nothing happened yet."
    let stack = UIStackView(arrangedSubviews: rows + [outcome])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
