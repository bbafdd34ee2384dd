import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// The kinds of problems that an accessibility audit looks for; raw values are XCTest's.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt64
  /// Creates kinds with XCTest's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Texts whose color differs too little from the one behind them, where both are known colors.
  public static let contrast = Self(rawValue: 1)
  /// Texts that are shown and that no screen reader finds.
  public static let elementDetection = Self(rawValue: 1 << 1)
  /// Controls that are too small to be touched.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// Elements of which a screen reader has nothing to say.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  /// Texts that keep their size when the user prefers another one.
  public static let dynamicType = Self(rawValue: 1 << 16)
  /// Texts of which a part is not shown.
  public static let textClipped = Self(rawValue: 1 << 17)
  /// Wrong traits. Nothing is found: which traits an element should have cannot be seen.
  public static let trait = Self(rawValue: 1 << 18)
  /// All kinds.
  public static let all = Self(rawValue: .max)
}

/// A problem that an accessibility audit found.
@preconcurrency @MainActor public final class XCUIAccessibilityAuditIssue: CustomStringConvertible {
  /// The kind of the problem.
  public let auditType: XCUIAccessibilityAuditType
  /// The problem in a few words, which are XCTest's.
  public let compactDescription: String
  /// The problem with what was measured.
  public let detailedDescription: String
  /// The element that has the problem; nil for a text that is no element.
  public let element: XCUIElement?
  /// The element in a line; nil without one.
  private let line: String?

  init(_ finding: AccessibilityAudit.Finding, _ element: XCUIElement?) {
    auditType = finding.type
    compactDescription = finding.summary
    detailedDescription = finding.details
    self.element = element
    line = finding.element.map { ElementTree.line($0) }
  }

  /// The problem, what was measured, and the element.
  public nonisolated var description: String {
    VisibleText.line("\(compactDescription): \(detailedDescription)" + (line.map { " " + $0 } ?? ""))
  }
}

/// The problems that an accessibility audit found and that the test did not accept.
public struct AccessibilityAuditError: Error, CustomStringConvertible {
  /// The problems, a line each.
  public let description: String

  @MainActor init(_ issues: [XCUIAccessibilityAuditIssue]) {
    description = issues.map(\.description).joined(separator: "\n")
  }
}

extension XCUIApplication {
  /// Looks for accessibility problems on the screen; throws those for which the closure does not return true.
  ///
  /// Looked at is what can be seen of the app's own views; bars, alerts and the parts of UIKit's controls are left out.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    let issues = try accessibilityIssues(for: auditTypes).filter { issue in
      guard let issueHandler else { return true }
      return try !issueHandler(issue)
    }
    if !issues.isEmpty { throw AccessibilityAuditError(issues) }
  }

  /// The problems on the screen, in the order of the elements.
  package func accessibilityIssues(
    for auditTypes: XCUIAccessibilityAuditType
  ) throws -> [XCUIAccessibilityAuditIssue] {
    let query = descendants(matching: .any)
    let findings = try run { AccessibilityAudit(auditTypes, of: rootWindows).findings }
    return findings.map { finding in
      let element = finding.element.map { XCUIElement(source: .view(ElementReference($0, query))) }
      element?.application = self
      return XCUIAccessibilityAuditIssue(finding, element)
    }
  }
}
