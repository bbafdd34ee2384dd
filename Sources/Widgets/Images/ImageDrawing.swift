import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

/// A picture as text: `%name` where the content mode puts it, from three rows and six columns up in an outline.
@MainActor struct ImageDrawing {
  private let image: UIImage
  private let view: UIView

  init(_ image: UIImage, in view: UIView) {
    self.image = image
    self.view = view
  }

  static func label(_ image: UIImage) -> String { "%" + (image.name ?? "image") }

  func draw(on canvas: TextCanvas) {
    let cells = self.cells(on: canvas)
    let label = Self.label(image)
    if cells.width >= 6, cells.height >= 3 {
      canvas.outline(column: cells.left, row: cells.top, width: cells.width, height: cells.height)
      canvas.writeName(label, in: cells, row: cells.top + (cells.height - 1) / 2, isEnclosed: true)
    } else {
      // The name of a small picture may be longer than the picture.
      canvas.writeName(label, in: cells, row: canvas.firstRow(ofLines: 1, around: middleShare), isEnclosed: false)
    }
  }

  // MARK: Positions

  /// The area of the picture in points of the view's bounds.
  var area: CGRect {
    let (bounds, size) = (view.bounds, shownSize)
    return CGRect(
      x: bounds.minX + share(horizontalShare, bounds.width, size.width),
      y: bounds.minY + share(verticalShare, bounds.height, size.height), width: size.width, height: size.height)
  }

  /// The cells of the picture.
  private func cells(on canvas: TextCanvas) -> CellRect {
    let (bounds, size) = (view.bounds, shownSize)
    guard bounds.width > 0, bounds.height > 0 else {
      return CellRect(left: 0, top: 0, right: canvas.width, bottom: canvas.height)
    }
    let (x, y) = (share(horizontalShare, bounds.width, size.width), share(verticalShare, bounds.height, size.height))
    let columns = CGFloat(canvas.width) / bounds.width
    let rows = CGFloat(canvas.height) / bounds.height
    return CellRect(
      left: cell(x * columns, canvas.width), top: cell(y * rows, canvas.height),
      right: cell((x + size.width) * columns, canvas.width), bottom: cell((y + size.height) * rows, canvas.height))
  }

  /// Where the middle of the picture is, as a share of the view's height.
  private var middleShare: CGFloat {
    let (available, own) = (view.bounds.height, shownSize.height)
    return available > 0 ? (share(verticalShare, available, own) + own / 2) / available : 0.5
  }

  private func cell(_ position: CGFloat, _ limit: Int) -> Int {
    Int(min(max(0, (position + 0.5).rounded(.down)), CGFloat(limit)))
  }

  private func share(_ share: CGFloat, _ available: CGFloat, _ size: CGFloat) -> CGFloat { (available - size) * share }

  /// The size of the picture in points, as the content mode makes it.
  private var shownSize: CGSize {
    let (available, own) = (view.bounds.size, image.size)
    guard own.width > 0, own.height > 0 else { return available }
    switch view.contentMode {
    case .scaleToFill, .redraw, .scaleAspectFill: return available
    case .scaleAspectFit:
      let scale = min(available.width / own.width, available.height / own.height)
      return CGSize(width: own.width * scale, height: own.height * scale)
    default: return own
    }
  }

  /// The share of the free width that lies before the picture.
  private var horizontalShare: CGFloat {
    switch view.contentMode {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  private var verticalShare: CGFloat {
    switch view.contentMode {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
