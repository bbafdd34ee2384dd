import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

extension AccessoryView {
  /// Discs for deleting, inserting, selecting and details; marks for the others.
  func drawAccessory(on canvas: ScreenCanvas) {
    let color = textAppearance.color
    switch accessory.accessoryType {
    case .delete: canvas.drawDisc("−", in: bounds, color)
    case .insert: canvas.drawDisc("+", in: bounds, color)
    case .multiselect: canvas.drawDisc(cell?.isSelected == true ? "✓" : nil, in: bounds, color)
    case .detail: canvas.drawDisc("i", in: bounds, color)
    default:
      guard let mark = mark(isASCII: false) else { return }
      canvas.write(mark, centeredIn: bounds, font: .systemFont(ofSize: 17, weight: .semibold), color: color)
    }
  }
}
