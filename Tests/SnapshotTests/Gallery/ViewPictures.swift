import UIKit

/// Plain views: outlines, what covers what, clipping, transforms, layers.
@MainActor enum ViewPictures {
  static var page: GalleryPage {
    GalleryPage(
      "Views",
      """
      A border, a shadow, or a background that differs from what is behind makes an outline, drawn into the cells that \
      content leaves blank. Neighbors share their line; what covers, covers.
      """, [.init(text: outlines.text), .init(text: covers.text), .init(text: moved.text)])
  }

  private static func cells(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> CGRect {
    CGRect(x: left * 8, y: top * 16, width: width * 8, height: height * 16)
  }

  private static func box(_ frame: CGRect, radius: CGFloat = 0, in parent: UIView) -> UIView {
    let box = UIView(frame: frame)
    box.layer.borderWidth = 1
    box.layer.cornerRadius = radius
    parent.addSubview(box)
    return box
  }

  @discardableResult
  private static func label(_ text: String, _ frame: CGRect, in parent: UIView) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    parent.addSubview(label)
    return label
  }

  private static var outlines: StateTable {
    var table = StateTable()
    table.add("border", UIView(), columns: 20, rows: 3) { _ = box(cells(0, 0, 20, 3), in: $0) }
    table.add("round corners", UIView(), columns: 20, rows: 3) { _ = box(cells(0, 0, 20, 3), radius: 8, in: $0) }
    table.add("nested", UIView(), columns: 20, rows: 7) {
      let inner = box(cells(2, 1, 16, 5), radius: 8, in: box(cells(0, 0, 20, 7), in: $0))
      label("inside", cells(1, 1, 10, 1), in: box(cells(2, 1, 12, 3), in: inner))
    }
    table.add("neighbors", UIView(), columns: 20, rows: 5) {
      for frame in [cells(0, 0, 11, 3), cells(10, 0, 10, 3), cells(0, 2, 20, 3)] { _ = box(frame, in: $0) }
    }
    table.add("content up to the edge", UIView(), columns: 20, rows: 4) {
      label("moves the outline", cells(0, 0, 17, 1), in: box(cells(1, 1, 17, 2), in: $0))
    }
    table.add("a shadow, a hairline", UIView(), columns: 20, rows: 5) { card(in: $0) }
    table.add("an underline layer", UIView(), columns: 20, rows: 2) { underlined(in: $0) }
    return table
  }

  /// White on white: only the shadow shows that there is a card.
  private static func card(in parent: UIView) {
    parent.backgroundColor = nil
    let card = UIView(frame: cells(0, 0, 20, 5))
    card.backgroundColor = .white
    card.layer.cornerRadius = 8
    card.layer.shadowOpacity = 0.3
    parent.addSubview(card)
    label("Title", cells(1, 1, 18, 1), in: card)
    label("Text", cells(1, 3, 18, 1), in: card)
    let line = UIView(frame: CGRect(x: 8, y: 40, width: 144, height: 0.5))
    line.backgroundColor = .separator
    card.addSubview(line)
  }

  private static func underlined(in parent: UIView) {
    label("Heading", cells(0, 0, 20, 1), in: parent)
    let line = CALayer()
    line.frame = CGRect(x: 0, y: 20, width: 160, height: 1)
    line.backgroundColor = UIColor.systemBlue.cgColor
    parent.layer.addSublayer(line)
  }

  private static var covers: StateTable {
    var table = StateTable()
    table.add("an opaque view in front", UIView(), columns: 24, rows: 3) {
      label("what is behind the sheet", cells(0, 1, 24, 1), in: $0)
      box(cells(8, 0, 10, 3), in: $0).backgroundColor = .white
    }
    table.add("a transparent one", UIView(), columns: 24, rows: 3) {
      label("what is behind the sheet", cells(0, 1, 24, 1), in: $0)
      box(cells(8, 0, 10, 3), in: $0).backgroundColor = .init(white: 0, alpha: 0.5)
    }
    table.add("half of a wide letter", UIView(), columns: 24, rows: 3) {
      label("한국어한국어한국어한국어", cells(0, 1, 24, 1), in: $0)
      box(cells(7, 0, 11, 3), in: $0).backgroundColor = .white
    }
    table.add("clipped", UIView(), columns: 24, rows: 4) {
      let frame = box(cells(2, 0, 16, 4), in: $0)
      frame.clipsToBounds = true
      label("sticks out on both sides", cells(-3, 1, 24, 1), in: frame)
      _ = box(cells(11, 2, 10, 4), in: frame)
    }
    table.add("scrolled", UIScrollView(), columns: 24, rows: 4) { scroll in
      scroll.layer.borderWidth = 1
      for row in 0..<12 { label("Row \(row)", cells(2, row, 10, 1), in: scroll) }
      scroll.contentSize = CGSize(width: 192, height: 192)
      scroll.contentOffset.y = 80
    }
    return table
  }

  private static var moved: StateTable {
    var table = StateTable()
    table.add("as it is", UIView(), columns: 24, rows: 5) { _ = sign(in: $0) }
    table.add("twice as large", UIView(), columns: 24, rows: 6) {
      sign(in: $0).transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    table.add("turned by 90 degrees", UIView(), columns: 24, rows: 5) {
      sign(in: $0).transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    table.add("turned by 180 degrees", UIView(), columns: 24, rows: 5) {
      sign(in: $0).transform = CGAffineTransform(rotationAngle: .pi)
    }
    return table
  }

  private static func sign(in parent: UIView) -> UIView {
    let sign = box(cells(7, 1, 10, 3), radius: 8, in: parent)
    label("Exit", cells(1, 1, 8, 1), in: sign).textAlignment = .center
    return sign
  }
}
