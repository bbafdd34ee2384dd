import Foundation
import PlainviewUIKitCore
import PlainviewWidgets

extension ViewDecoder {
  func decodeScrollView(into scrollView: UIScrollView) {
    scrollView.showsContentAsStored = context.options.isCanvasStored
    scrollView.isScrollEnabled = element.bool("scrollEnabled") ?? true
    scrollView.alwaysBounceVertical = element.bool("alwaysBounceVertical") ?? false
    scrollView.alwaysBounceHorizontal = element.bool("alwaysBounceHorizontal") ?? false
    switch element.node["contentInsetAdjustmentBehavior"] {
    case "never": scrollView.contentInsetAdjustmentBehavior = .never
    case "always": scrollView.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
  }
}
