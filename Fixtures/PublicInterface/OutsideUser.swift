// Code of a program outside this package, which a test compiles against the built modules: names of its own that the
// library once had on UIKit's classes (W8), and overrides of what UIKit lets one override (W4).
import UIKit

class Badge: UIView {
  var displayedText: String? = "3"
  var textAppearance = 1
  var layoutNode: Int { 2 }
  var layoutFrame: CGRect { .zero }
  var layoutConflicts: [String] = []
  var layoutContentSize: CGSize { .zero }
  var layoutAlignmentInsets: UIEdgeInsets { .zero }
  var layoutMarginInsets: UIEdgeInsets { .zero }
  var layoutContentItem: UIView? { nil }
  var layoutDescription: String { "" }
  var isLayoutRightToLeft = false
  var geometry = 1
  var recognizers: [Int] = []
  func contentHeight(forWidth width: CGFloat) -> CGFloat { width }
  func textBaseline(isFirst: Bool) -> CGFloat { 0 }
  func drawText(on canvas: Int) {}
  func layoutBaseline(isFirst: Bool) -> CGFloat { 0 }
  func layoutBaselineItem(isFirst: Bool) -> UIView? { nil }
  func layoutContentHeight(forWidth width: Double) -> Double? { nil }
  func visitLayoutChildren(_ visit: (UIView) -> Void) {}
  func setNeedsLayoutPass() {}
  func setNeedsLayoutFrame() {}
  func baseConvert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }

  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
}

struct LayoutNode {}
struct LayoutItem {}
struct LayoutSolver {}
struct LayoutInsets {}
struct TextCanvas {}
struct TextAppearance {}
class VirtualClock {}
class UIControlSettings {}

class Title: UILabel {
  var displayedText = 1
  var textAppearance: Int { 1 }
  func contentHeight(forWidth width: CGFloat) -> CGFloat { width }
  func drawText(on canvas: TextCanvas) {}
}

class Guide: UILayoutGuide {
  var layoutNode = LayoutNode()
  var layoutDescription = ""
}

class App: UIApplication {
  var clock = VirtualClock()
  var textSettings = 1
  func settle() {}
  override func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {}
}

class Picker: UIImagePickerController {
  func cancel() {}
  func pick(_ image: UIImage) {}
}

class Sheet: UIActivityViewController {
  var activityItems: [Int] { [] }
  func cancel() {}
}

class MockController: UIViewController {
  let navigation = UINavigationController()
  override var navigationController: UINavigationController? { navigation }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
}

class MockTable: UITableView {
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
}

@MainActor func use(_ controller: UIViewController) {
  let navigation = controller.navigationController
  navigation?.pushViewController(MockController(), animated: true)
  guard let tabs = controller.tabBarController else { return }
  tabs.selectedIndex = 1
}
