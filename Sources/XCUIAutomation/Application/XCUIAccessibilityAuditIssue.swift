public import Foundation
public import PlainviewUIAutomation

/// The kinds of problems that an accessibility audit looks for.
public typealias XCUIAccessibilityAuditType = PlainviewUIAutomation.XCUIAccessibilityAuditType

/// A problem that an accessibility audit found.
@preconcurrency @MainActor open class XCUIAccessibilityAuditIssue: NSObject {
  private let issue: PlainviewUIAutomation.XCUIAccessibilityAuditIssue

  init(_ issue: PlainviewUIAutomation.XCUIAccessibilityAuditIssue) {
    self.issue = issue
    super.init()
  }

  /// The kind of the problem.
  open var auditType: XCUIAccessibilityAuditType { issue.auditType }
  /// The problem in a few words, which are XCTest's.
  open var compactDescription: String { issue.compactDescription }
  /// The problem with what was measured.
  open var detailedDescription: String { issue.detailedDescription }
  /// The element that has the problem; nil for a text that is no element.
  open var element: XCUIElement? {
    guard let element = issue.element else { return nil }
    return XCUIElement { element }
  }

  /// The problem, what was measured, and the element.
  open override nonisolated var description: String { issue.description }
}
