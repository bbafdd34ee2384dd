import Foundation
import PlainviewGraphics
import PlainviewUIKitCore

/// The surface behind the rows of a section in a grouped table.
@MainActor final class TableSectionSurface: UIView {
  static let cornerRadius: CGFloat = 10

  init(isInset: Bool) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemGroupedBackground
    if isInset { layer.cornerRadius = Self.cornerRadius }
  }

  required init?(coder: NSCoder) { nil }
}
