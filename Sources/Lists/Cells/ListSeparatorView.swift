import Foundation
import PlainviewUIKitCore

/// The line above or below a cell of a list of a collection view.
final class ListSeparatorView: UIView, SeparatorShowing {}
