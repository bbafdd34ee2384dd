import UIKit

/// Screens whose views are pinned to each other.
extension Screen {
  static func form(_ count: Int, measuresTexts: Bool) -> Screen {
    let screen = Screen(measuresTexts: measuresTexts)
    let root = screen.root
    screen.sizes = (CGSize(width: 375, height: 667), CGSize(width: 700, height: 667))
    screen.add(root.widthAnchor.constraint(equalTo: screen.window.widthAnchor))
    let labelWidths = (0..<count).map { CGFloat(40 + $0 * 13 % 80) }
    let widest = labelWidths.firstIndex(of: labelWidths.max() ?? 0) ?? 0
    var firstLabel: UIView?
    var top = root.topAnchor
    for index in 0..<count {
      let label = screen.place(screen.makeText(labelWidths[index], 20), in: root)
      let field = screen.place(
        screen.makeContent(
          60, 30, ContentPriorities(horizontalHugging: 250, verticalHugging: 250, compression: 740)), in: root)
      if index == count / 2 { screen.anchor = label }
      if index == widest { screen.editWidth(of: label, by: 20) }
      screen.add(label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16))
      if let firstLabel { screen.add(label.widthAnchor.constraint(equalTo: firstLabel.widthAnchor)) }
      screen.add(label.centerYAnchor.constraint(equalTo: field.centerYAnchor))
      screen.add(field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8))
      screen.add(field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16))
      screen.add(field.topAnchor.constraint(equalTo: top, constant: 8))
      screen.activate()
      firstLabel = firstLabel ?? label
      top = field.bottomAnchor
    }
    screen.add(root.bottomAnchor.constraint(equalTo: top, constant: 8))
    screen.activate()
    return screen
  }

  static func chain(_ count: Int, measuresTexts: Bool) -> Screen {
    let screen = Screen(measuresTexts: measuresTexts)
    let root = screen.root
    screen.sizes = (CGSize(width: 375, height: 667), CGSize(width: 320, height: 667))
    screen.add(root.widthAnchor.constraint(equalTo: screen.window.widthAnchor))
    var previous = root
    for index in 0..<count {
      let view = screen.place(screen.makeContent(UIView.noIntrinsicMetric, CGFloat(20 + index * 7 % 5)), in: root)
      if index == 0 {
        screen.add(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16))
        screen.add(view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -32))
        screen.add(view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8))
      } else {
        screen.add(view.leadingAnchor.constraint(equalTo: previous.leadingAnchor))
        screen.add(view.widthAnchor.constraint(equalTo: previous.widthAnchor))
        let gap = screen.add(view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8))
        if index == count / 2 {
          screen.editConstant(of: gap, to: 12)
          screen.anchor = view
        }
      }
      screen.activate()
      previous = view
    }
    screen.add(root.bottomAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8))
    screen.activate()
    return screen
  }

  static func grid(_ count: Int, measuresTexts: Bool) -> Screen {
    let screen = Screen(measuresTexts: measuresTexts)
    let root = screen.root
    let side = max(2, Int(Double(count).squareRoot().rounded()))
    let height = CGFloat(40 * side + 60)
    screen.sizes = (
      CGSize(width: CGFloat(40 * side + 100), height: height), CGSize(width: CGFloat(50 * side), height: height)
    )
    screen.add(root.widthAnchor.constraint(equalTo: screen.window.widthAnchor))
    screen.add(root.heightAnchor.constraint(equalTo: screen.window.heightAnchor))
    let priorities = ContentPriorities(horizontalHugging: 250, verticalHugging: 250)
    let cells = (0..<side * side).map { _ in screen.place(screen.makeContent(20, 20, priorities), in: root) }
    for row in 0..<side {
      for column in 0..<side {
        let cell = cells[row * side + column]
        let left = column > 0 ? cells[row * side + column - 1].trailingAnchor : root.leadingAnchor
        let above = row > 0 ? cells[(row - 1) * side + column].bottomAnchor : root.topAnchor
        let gap = screen.add(cell.leadingAnchor.constraint(equalTo: left, constant: 8))
        if row == 0, column == side / 2 { screen.editConstant(of: gap, to: 12) }
        screen.add(cell.topAnchor.constraint(equalTo: above, constant: 8))
        if row > 0 || column > 0 {
          screen.add(cell.widthAnchor.constraint(equalTo: cells[0].widthAnchor))
          screen.add(cell.heightAnchor.constraint(equalTo: cells[0].heightAnchor))
        }
        screen.activate()
      }
    }
    screen.add(cells[side - 1].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8))
    screen.add(cells[(side - 1) * side].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8))
    screen.activate()
    screen.anchor = cells[side / 2 * side + side / 2]
    return screen
  }
}
