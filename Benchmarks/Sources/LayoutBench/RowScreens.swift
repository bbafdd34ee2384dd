import UIKit

/// Screens made of rows with an icon, a title, a subtitle and an accessory.
extension Screen {
  static func list(_ count: Int, measuresTexts: Bool) -> Screen {
    let screen = Screen(measuresTexts: measuresTexts)
    screen.sizes = (CGSize(width: 375, height: 667), CGSize(width: 320, height: 667))
    screen.add(screen.root.widthAnchor.constraint(equalTo: screen.window.widthAnchor))
    var top = screen.root.topAnchor
    for index in 0..<count {
      let row = screen.place(UIView(), in: screen.root)
      screen.add(row.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor))
      screen.add(row.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor))
      screen.add(row.topAnchor.constraint(equalTo: top))
      screen.fillRow(row, index, isMiddle: index == count / 2)
      top = row.bottomAnchor
    }
    screen.add(screen.root.bottomAnchor.constraint(equalTo: top))
    screen.activate()
    return screen
  }

  /// N rows without constraints between them.
  static func cells(_ count: Int, measuresTexts: Bool) -> Screen {
    let screen = Screen(measuresTexts: measuresTexts)
    screen.sizes = (CGSize(width: 375, height: 667), CGSize(width: 320, height: 667))
    for index in 0..<count {
      let row = screen.place(UIView(), in: screen.root)
      screen.add(row.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor))
      screen.add(row.topAnchor.constraint(equalTo: screen.root.topAnchor))
      let isMiddle = index == count / 2
      screen.add(
        isMiddle
          ? row.widthAnchor.constraint(equalTo: screen.window.widthAnchor)
          : row.widthAnchor.constraint(equalToConstant: 375))
      screen.fillRow(row, index, isMiddle: isMiddle)
    }
    screen.add(screen.root.widthAnchor.constraint(equalToConstant: 0))
    screen.add(screen.root.heightAnchor.constraint(equalToConstant: 0))
    screen.activate()
    return screen
  }

  private func fillRow(_ row: UIView, _ index: Int, isMiddle: Bool) {
    let icon = place(UIView(), in: row)
    let title = place(
      makeText(
        CGFloat(80 + index * 37 % 300), index % 3 == 2 ? 40 : 20, ContentPriorities(verticalHugging: 252)), in: row)
    let subtitle = place(makeText(CGFloat(60 + index * 53 % 280), 16), in: row)
    let accessory = place(
      makeContent(24, 24, ContentPriorities(horizontalHugging: 252, verticalHugging: 252, compression: 800)), in: row)
    add(row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44))
    add(icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16))
    add(icon.widthAnchor.constraint(equalToConstant: 40))
    add(icon.heightAnchor.constraint(equalToConstant: 40))
    add(icon.centerYAnchor.constraint(equalTo: row.centerYAnchor))
    add(icon.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: 8))
    let titleTop = add(title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8))
    add(title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12))
    add(title.trailingAnchor.constraint(lessThanOrEqualTo: accessory.leadingAnchor, constant: -8))
    add(subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor))
    add(subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4))
    add(subtitle.trailingAnchor.constraint(lessThanOrEqualTo: accessory.leadingAnchor, constant: -8))
    add(subtitle.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8))
    add(accessory.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16))
    add(accessory.centerYAnchor.constraint(equalTo: row.centerYAnchor))
    activate()
    guard isMiddle else { return }
    editConstant(of: titleTop, to: 12)
    anchor = title
  }
}
