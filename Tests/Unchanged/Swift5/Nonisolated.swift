import Testing
import UIKit

// Code that Swift 5 lets run on the main thread without saying so: free functions, plain classes, closures.

func makeField() -> UITextField {
  let field = UITextField()
  field.text = "text"
  field.placeholder = "hint"
  field.attributedPlaceholder = NSAttributedString(string: "hint")
  field.font = .systemFont(ofSize: 12)
  field.isSecureTextEntry = false
  return field
}

final class Builder {
  private let stack = UIStackView()
  private var views: [UIView] = []
  var onTap: (() -> Void)?

  func add(_ view: UIView) -> Builder {
    stack.addArrangedSubview(view)
    views.append(view)
    return self
  }

  func build() -> UIStackView {
    stack.axis = .vertical
    stack.spacing = 4
    stack.isHidden = false
    NSLayoutConstraint.activate([stack.widthAnchor.constraint(equalToConstant: 10)])
    return stack
  }
}

struct Theme {
  var color = UIColor.label
  var font = UIFont.preferredFont(forTextStyle: .body)

  func apply(to views: [UIView]) {
    for view in views {
      view.backgroundColor = color
      view.tintColor = color
      (view as? UILabel)?.font = font
      (view as? UIButton)?.setTitle("title", for: .normal)
      (view as? UISearchBar)?.placeholder = "search"
      (view as? UIScrollView)?.contentSize = .zero
      (view as? UISwitch)?.isOn = true
    }
  }
}

class Presenter: NSObject {
  weak var controller: UIViewController?

  func present() -> Bool {
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    alert.addTextField { $0.placeholder = "name" }
    controller?.title = "t"
    controller?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "r", style: .plain, target: nil, action: nil)
    return alert.actions.count == 1
  }
}

extension UITableView {
  func registerAll(_ types: [UITableViewCell.Type]) {
    for type in types { register(type, forCellReuseIdentifier: String(describing: type)) }
  }
}

let sharedFormatterColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
private let sharedWindowSize = UIScreen.main.bounds.size

@Suite struct NonisolatedTests {
  @Test func plainFunctionsUseViews_W6() async {
    await MainActor.run {
      let field = makeField()
      #expect(field.placeholder == "hint" && field.text == "text")
      let stack = Builder().add(field).add(UIView()).build()
      #expect(stack.arrangedSubviews.count == 2)
      let label = UILabel()
      Theme().apply(to: [label, UIButton(type: .system), UISearchBar(), UIScrollView(), UISwitch()])
      #expect(label.font == .preferredFont(forTextStyle: .body))
      #expect(Presenter().present())
      UITableView().registerAll([UITableViewCell.self])
      #expect(sharedFormatterColor != .red)
    }
  }
}
