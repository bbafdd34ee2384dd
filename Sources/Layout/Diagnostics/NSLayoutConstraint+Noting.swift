import Foundation
import PlainviewRuntime

// Changes of constraints, for transcripts with details; nothing is computed for others.
extension NSLayoutConstraint {
  /// Notes that a number of the constraint changes.
  func noteChange(_ property: String, _ old: Double, _ new: Double) {
    guard let transcript = Self.transcript, !isOfSystem else { return }
    transcript.note(.constraint, "\(shortText): \(property) \(numberText(old)) -> \(numberText(new))")
  }

  func noteActivation(_ isActive: Bool) {
    guard let transcript = Self.transcript, !isOfSystem else { return }
    transcript.note(.constraint, "\(shortText): \(isActive ? "activated" : "deactivated")")
  }

  /// Whether UIKit made the constraint by itself, for a guide or a stack view.
  private var isOfSystem: Bool { isSystem || identifier?.hasPrefix("UI") ?? false }

  private static var transcript: Transcript? {
    guard let transcript = SimulatedProcess.transcript, transcript.isDetailed else { return nil }
    return transcript
  }

  /// `avatar.width == 96`: items by their names, texts or classes.
  private var shortText: String {
    let first = firstNode?.item?.layoutDescription.shortName ?? "(gone)"
    var text = "\(first).\(firstAttribute.word) \(relation.sign) "
    if let second = secondNode?.item?.layoutDescription.shortName {
      let factor = multiplier == 1 ? "" : "\(numberText(Double(multiplier)))*"
      text += "\(factor)\(second).\(secondAttribute.word)\(offsetText(Double(constant)))"
    } else {
      text += signedText(Double(constant))
    }
    if priority < .required { text += "@\(numberText(Double(priority.rawValue)))" }
    return identifier.map { "\(text) '\($0)'" } ?? text
  }
}

extension LayoutItemDescription {
  fileprivate var shortName: String {
    if let name { return name }
    guard let title, !title.isEmpty else { return className }
    return Self.guideNames[title] ?? "\(className) '\(title.prefix(25))'"
  }

  /// The properties of views that guides with these identifiers are.
  private static let guideNames = [
    "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide", "UIViewLayoutMarginsGuide": "layoutMarginsGuide",
    "UIViewReadableContentGuide": "readableContentGuide", "UIKeyboardLayoutGuide": "keyboardLayoutGuide",
    "UIScrollView-contentLayoutGuide": "contentLayoutGuide", "UIScrollView-frameLayoutGuide": "frameLayoutGuide",
  ]
}
