import PlainviewStage
import UIKit

extension Stage {
  /// Adds a scroll view of 300 × 400 points, 100 points below the top, whose content is 2000 points high.
  func addScrollView(_ delegate: any UIScrollViewDelegate) throws -> UIScrollView {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    scrollView.delegate = delegate
    try add(scrollView, CGRect(x: 0, y: 100, width: 300, height: 400))
    return scrollView
  }

  /// Moves a finger in five steps of 20 milliseconds, and lifts it at once.
  func flick(from start: CGFloat, to end: CGFloat) throws {
    try down(150, start)
    for step in 1...5 {
      try wait(0.02)
      try move(150, start + (end - start) * CGFloat(step) / 5)
    }
    try up()
  }
}
