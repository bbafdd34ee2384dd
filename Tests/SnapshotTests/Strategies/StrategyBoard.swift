import PlainviewSnapshot
import UIKit

/// An empty view of so many cells of 8 x 16 points, for tests of strategies to put things on.
@MainActor final class StrategyBoard {
  let root: UIView

  init(columns: Int, rows: Int) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16))
  }

  @discardableResult
  func add<View: UIView>(
    _ view: View, _ column: Int, _ row: Int, _ width: Int, _ height: Int = 1, _ change: (View) -> Void = { _ in }
  ) -> View {
    view.frame = CGRect(x: column * 8, y: row * 16, width: width * 8, height: height * 16)
    root.addSubview(view)
    change(view)
    return view
  }

  @discardableResult
  func label(
    _ text: String, _ column: Int = 0, _ row: Int = 0, width: Int? = nil, _ change: (UILabel) -> Void = { _ in }
  ) -> UILabel {
    add(UILabel(), column, row, width ?? text.count) { label in
      label.text = text
      change(label)
    }
  }

  @discardableResult
  func button(_ title: String, _ column: Int, _ row: Int, width: Int, _ change: (UIButton) -> Void = { _ in })
    -> UIButton
  {
    add(UIButton(type: .system), column, row, width) { button in
      button.setTitle(title, for: .normal)
      change(button)
    }
  }

  func text(_ strategy: Snapshotting<UIView>) -> String { strategy.text(of: root) }
}
