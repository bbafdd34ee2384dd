import Foundation
@_spi(Plainview) import PlainviewLayout

/// Screens whose views are pinned to each other.
extension WorkloadBuilder {
  /// N pairs of a label and a field; all labels are equally wide.
  mutating func buildForm() {
    pinResizable(root.width, 375, 700)
    let labelWidths = (0..<workload.size).map { Double(40 + $0 * 13 % 80) }
    let widest = labelWidths.firstIndex(of: labelWidths.max() ?? 0) ?? 0
    var firstLabel = root
    var previous = root
    for index in 0..<workload.size {
      let label = addView()
      let field = addView()
      if index == 0 { firstLabel = label }
      if index == workload.size / 2 { anchor = label }
      equate([(1, label.left)], 16)
      if index > 0 { equate([(1, label.width), (-1, firstLabel.width)], 0) }
      equate([(1, label.top), (0.5, label.height), (-1, field.top), (-0.5, field.height)], 0)
      relate([(1, label.width)], .lessThanOrEqual, labelWidths[index], at: 251)
      let resistance = relate([(1, label.width)], .greaterThanOrEqual, labelWidths[index], at: 750)
      if index == widest { edit(resistance, to: labelWidths[index] + 20) }
      addIntrinsic(label.height, 20, hugging: 251, compression: 750)
      equate([(1, field.left), (-1, label.left), (-1, label.width)], 8)
      equate([(1, field.left), (1, field.width), (-1, root.width)], -16)
      if index == 0 {
        equate([(1, field.top)], 8)
      } else {
        equate([(1, field.top), (-1, previous.top), (-1, previous.height)], 8)
      }
      addIntrinsic(field.width, 60, hugging: 250, compression: 740)
      addIntrinsic(field.height, 30, hugging: 250, compression: 740)
      previous = field
    }
    equate([(1, previous.top), (1, previous.height), (-1, root.height)], -8)
  }

  /// N views, each pinned to the one before on three sides.
  mutating func buildChain() {
    pinResizable(root.width, 375, 320)
    var previous = root
    for index in 0..<workload.size {
      let view = addView()
      if index == 0 {
        equate([(1, view.left)], 16)
        equate([(1, view.width), (-1, root.width)], -32)
        equate([(1, view.top)], 8)
      } else {
        equate([(1, view.left), (-1, previous.left)], 0)
        equate([(1, view.width), (-1, previous.width)], 0)
        let gap = equate([(1, view.top), (-1, previous.top), (-1, previous.height)], 8)
        if index == workload.size / 2 {
          edit(gap, to: 12)
          anchor = view
        }
      }
      addIntrinsic(view.height, Double(20 + index * 7 % 5), hugging: 251, compression: 750)
      previous = view
    }
    equate([(1, previous.top), (1, previous.height), (-1, root.height)], -8)
  }

  /// A square of about N views, all equally wide and equally high.
  mutating func buildGrid() {
    let side = max(2, Int(Double(workload.size).squareRoot().rounded()))
    pinResizable(root.width, 40 * Double(side) + 100, 50 * Double(side))
    pin(root.height, 40 * Double(side) + 60)
    let cells = addViews(side * side)
    for row in 0..<side {
      for column in 0..<side {
        let cell = cells[row * side + column]
        var leading: WorkloadBuilder.Terms = [(1, cell.left)]
        if column > 0 {
          let before = cells[row * side + column - 1]
          leading += [(-1, before.left), (-1, before.width)]
        }
        let gap = equate(leading, 8)
        if row == 0, column == side / 2 { edit(gap, to: 12) }
        var top: WorkloadBuilder.Terms = [(1, cell.top)]
        if row > 0 {
          let above = cells[(row - 1) * side + column]
          top += [(-1, above.top), (-1, above.height)]
        }
        equate(top, 8)
        if row > 0 || column > 0 {
          equate([(1, cell.width), (-1, cells[0].width)], 0)
          equate([(1, cell.height), (-1, cells[0].height)], 0)
        }
        if row == 0, column == side - 1 { equate([(1, cell.left), (1, cell.width), (-1, root.width)], -8) }
        if row == side - 1, column == 0 { equate([(1, cell.top), (1, cell.height), (-1, root.height)], -8) }
        addIntrinsic(cell.width, 20, hugging: 250, compression: 750)
        addIntrinsic(cell.height, 20, hugging: 250, compression: 750)
      }
    }
    anchor = cells[side / 2 * side + side / 2]
  }
}
