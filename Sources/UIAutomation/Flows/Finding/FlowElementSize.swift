import Foundation
@_spi(Plainview) import PlainviewUIKitCore

/// How large a view is and how much text it has, for selectors that ask for it; their numbers have been evaluated.
@MainActor struct FlowElementSize {
  private let size: CGSize
  private let texts: [String]

  init(of view: UIView) {
    size = FlowElementFinder.frame(of: view).size
    texts = ElementTree.texts(of: view)
  }

  func meets(_ selector: FlowSelector) -> Bool {
    let tolerance = Self.points(selector.tolerance) ?? 0
    if let width = Self.points(selector.width), abs(width - size.width) > tolerance { return false }
    if let height = Self.points(selector.height), abs(height - size.height) > tolerance { return false }
    return selector.traits.allSatisfy(has)
  }

  private static func points(_ number: FlowNumber?) -> CGFloat? {
    if case .literal(let value) = number { return CGFloat(value) }
    return nil
  }

  private func has(_ trait: FlowTrait) -> Bool {
    switch trait {
    case .text: !texts.isEmpty
    case .longText: texts.contains { $0.count >= 200 }
    case .square: size.height > 0 && abs(1 - size.width / size.height) <= 0.03
    }
  }
}
