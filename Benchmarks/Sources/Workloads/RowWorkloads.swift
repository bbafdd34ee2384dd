@_spi(Plainview) import PlainviewLayout

/// Screens made of rows with an icon, a title, a subtitle and an accessory.
extension WorkloadBuilder {
  /// N rows below each other; about 40 % of the titles do not fit.
  mutating func buildList() {
    pinResizable(root.width, 375, 320)
    var previous = root
    for index in 0..<workload.size {
      let row = addView()
      equate([(1, row.left)], 0)
      equate([(1, row.left), (1, row.width), (-1, root.width)], 0)
      if index == 0 {
        equate([(1, row.top)], 0)
      } else {
        equate([(1, row.top), (-1, previous.top), (-1, previous.height)], 0)
      }
      fillRow(row, index)
      previous = row
    }
    equate([(1, previous.top), (1, previous.height), (-1, root.height)], 0)
  }

  /// N screens of one row each, without constraints between them.
  mutating func buildCells() {
    for index in 0..<workload.size {
      let row = addView()
      equate([(1, row.left)], 0)
      equate([(1, row.top)], 0)
      if index == workload.size / 2 {
        pinResizable(row.width, 375, 320)
      } else {
        equate([(1, row.width)], 375)
      }
      fillRow(row, index)
    }
    equate([(1, root.width)], 0)
    equate([(1, root.height)], 0)
  }

  private mutating func fillRow(_ row: ViewVariables, _ index: Int) {
    let views = addViews(4)
    let (icon, title, subtitle, accessory) = (views[0], views[1], views[2], views[3])
    relate([(1, row.height)], .greaterThanOrEqual, 44)
    placeIcon(icon, in: row)
    let titleTop = equate([(1, title.top)], 8)
    equate([(1, title.left), (-1, icon.left), (-1, icon.width)], 12)
    relate([(1, title.left), (1, title.width), (-1, accessory.left)], .lessThanOrEqual, -8)
    addIntrinsic(title.width, Double(80 + index * 37 % 300), hugging: 251, compression: 750)
    addIntrinsic(title.height, index % 3 == 2 ? 40 : 20, hugging: 252, compression: 750)
    equate([(1, subtitle.left), (-1, title.left)], 0)
    equate([(1, subtitle.top), (-1, title.top), (-1, title.height)], 4)
    relate([(1, subtitle.left), (1, subtitle.width), (-1, accessory.left)], .lessThanOrEqual, -8)
    equate([(1, subtitle.top), (1, subtitle.height), (-1, row.height)], -8)
    addIntrinsic(subtitle.width, Double(60 + index * 53 % 280), hugging: 251, compression: 750)
    addIntrinsic(subtitle.height, 16, hugging: 251, compression: 750)
    placeAccessory(accessory, in: row)
    if index == workload.size / 2 {
      edit(titleTop, to: 12)
      anchor = title
    }
  }

  private mutating func placeIcon(_ icon: ViewVariables, in row: ViewVariables) {
    equate([(1, icon.left)], 16)
    equate([(1, icon.width)], 40)
    equate([(1, icon.height)], 40)
    equate([(1, icon.top), (0.5, icon.height), (-0.5, row.height)], 0)
    relate([(1, icon.top)], .greaterThanOrEqual, 8)
  }

  private mutating func placeAccessory(_ accessory: ViewVariables, in row: ViewVariables) {
    equate([(1, accessory.left), (1, accessory.width), (-1, row.width)], -16)
    equate([(1, accessory.top), (0.5, accessory.height), (-0.5, row.height)], 0)
    addIntrinsic(accessory.width, 24, hugging: 252, compression: 800)
    addIntrinsic(accessory.height, 24, hugging: 252, compression: 800)
  }
}
