public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Says how many components a picker has, and how many rows each of them.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Returns what the rows of a picker show, and is told of those that the user chooses; every method is optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a component, in points; 0 shares the picker's width equally.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a component's rows, in points; 0 is UIKit's.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row; used when neither a view nor an attributed title is given.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Comes before the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Comes before both titles.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called for what the user does only.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Default for delegates without the method: 0, the width is shared equally.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    leftOut(by: self, 0, with: [pickerView, component])
  }
  /// Default for delegates without the method: 0, UIKit's row height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    leftOut(by: self, 0, with: [pickerView, component])
  }
  /// Default for delegates without the method: nil, no title.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    leftOut(by: self, nil, with: [pickerView, row, component])
  }
  /// Default for delegates without the method: nil, the plain title is used.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { leftOut(by: self, nil, with: [pickerView, row, component]) }
  /// Default for delegates without the method: an internal view that means none, titles are used.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { leftOut(by: self, NoRowView(), with: [pickerView, row, component, view]) }
  /// Default for delegates without the method: nothing happens.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    leftOut(by: self, with: [pickerView, row, component])
  }
}

/// Stands for the row view of a delegate that gives titles.
final class NoRowView: UIView {
  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}
