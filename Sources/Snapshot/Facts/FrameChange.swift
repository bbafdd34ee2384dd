import Foundation

/// How a rectangle changed, in points.
struct FrameChange: Hashable {
  let right, down, wider, higher: Double

  init(from old: FactFrame, to new: FactFrame) {
    right = Self.difference(old.x, new.x)
    down = Self.difference(old.y, new.y)
    wider = Self.difference(old.width, new.width)
    higher = Self.difference(old.height, new.height)
  }

  /// What is less than a hundredth of a point is noise of the numbers' six digits.
  private static func difference(_ old: Double, _ new: Double) -> Double {
    let difference = ((new - old) * 100).rounded() / 100
    return difference == 0 ? 0 : difference
  }

  var isNone: Bool { !isMove && !isResize }
  var isMove: Bool { right != 0 || down != 0 }
  var isResize: Bool { wider != 0 || higher != 0 }

  /// The sides that are no more what they were.
  var sides: [Side] {
    [(right, Side.left), (wider, .width), (down, .top), (higher, .height)].filter { $0.0 != 0 }.map(\.1)
  }

  /// For one view: `moved down by 20 and is 42 high (was 22)`.
  func text(from old: FactFrame, to new: FactFrame) -> String {
    [moveText("moved"), sizeText(from: old, to: new)].compactMap { $0 }.joined(separator: " and ")
  }

  /// For several views: `moved down by 20 and are 8 narrower`.
  var textForMany: String {
    [moveText("moved"), sizeTextForMany].compactMap { $0 }.joined(separator: " and ")
  }

  private func moveText(_ verb: String) -> String? {
    guard isMove else { return nil }
    var parts: [String] = []
    if right != 0 { parts.append("\(right < 0 ? "left" : "right") by \(FactToken.number(abs(right)))") }
    if down != 0 { parts.append("\(down < 0 ? "up" : "down") by \(FactToken.number(abs(down)))") }
    return "\(verb) \(parts.joined(separator: " and "))"
  }

  private func sizeText(from old: FactFrame, to new: FactFrame) -> String? {
    func number(_ value: Double) -> String { FactToken.number(value) }
    if wider != 0, higher != 0 {
      return "is \(number(new.width)) x \(number(new.height)) (was \(number(old.width)) x \(number(old.height)))"
    }
    if wider != 0 { return "is \(number(new.width)) wide (was \(number(old.width)))" }
    if higher != 0 { return "is \(number(new.height)) high (was \(number(old.height)))" }
    return nil
  }

  private var sizeTextForMany: String? {
    var parts: [String] = []
    if wider != 0 { parts.append("\(FactToken.number(abs(wider))) \(wider < 0 ? "narrower" : "wider")") }
    if higher != 0 { parts.append("\(FactToken.number(abs(higher))) \(higher < 0 ? "lower" : "higher")") }
    return parts.isEmpty ? nil : "are " + parts.joined(separator: " and ")
  }
}
