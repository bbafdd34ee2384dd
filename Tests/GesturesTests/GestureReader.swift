import Foundation
import PlainviewStage
import UIKit

/// A target that notes the state of a recognizer and what a test reads from it.
@MainActor final class GestureReader: NSObject, ActionProviding {
  private let read: @MainActor (UIGestureRecognizer) -> String
  private(set) var log: [String] = []

  init(_ read: @escaping @MainActor (UIGestureRecognizer) -> String = { _ in "" }) { self.read = read }

  static var actions: ActionTable { ["note:": .init(note)] }

  func note(_ recognizer: UIGestureRecognizer) {
    let value = read(recognizer)
    log.append("\(recognizer.state)" + (value.isEmpty ? "" : " " + value))
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Points with whole coordinates, as text.
  static func text(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
