public import Foundation
import PlainviewGraphics

/// A registration for changes of traits, by which it can be ended.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An observer of changes of some traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  @MainActor func tell(_ old: UITraitCollection, _ new: UITraitCollection) {
    if traits.contains(where: { !new.isSame($0, as: old) }) { handler(old) }
  }
}
