/// Which wires of an app carried something while it ran, and which never did.
///
/// A wire is an action of a control, a target of a recognizer, or a method that a delegate's class implements. Methods
/// that a delegate leaves to UIKit's default do not count. Which methods a class implements is read from the program's
/// symbols: an optimized build keeps those of public methods only, so measure in a debug build.
public struct WiringCoverage: Equatable, Sendable {
  /// What kind of connection a wire is.
  public enum Kind: String, Sendable, CaseIterable {
    /// An action of a control, a target of a gesture recognizer, or a method of a delegate.
    case action, recognizer, delegate
  }

  /// One call that can happen.
  public struct Wire: Equatable, Sendable {
    /// What kind of connection it is.
    public let kind: Kind
    /// Sender and receiver: `UIButton 'Sign up' --touchUpInside--> SignUpViewController signUp:`.
    public let text: String
    /// How often it happened.
    public let count: Int

    package init(_ kind: Kind, _ text: String, count: Int) {
      self.kind = kind
      self.text = text
      self.count = count
    }
  }

  /// In the order of their texts, each text once.
  public let wires: [Wire]

  /// Wires with the same text count as one.
  package init(_ wires: [Wire] = []) {
    var counts: [String: Int] = [:]
    for wire in wires { counts[wire.text, default: 0] += wire.count }
    var seen: Set<String> = []
    self.wires = wires.filter { seen.insert($0.text).inserted }
      .map { Wire($0.kind, $0.text, count: counts[$0.text] ?? 0) }
      .sorted { $0.text < $1.text }
  }

  /// The wires that carried something.
  public var covered: [Wire] { wires.filter { $0.count > 0 } }
  /// The wires that never did.
  public var missed: [Wire] { wires.filter { $0.count == 0 } }

  /// The share of the covered wires, from 0 to 100; 100 when there are none.
  public var percent: Double { wires.isEmpty ? 100 : 100 * Double(covered.count) / Double(wires.count) }

  /// Both runs taken together.
  public func merging(_ other: WiringCoverage) -> WiringCoverage { WiringCoverage(wires + other.wires) }
}

extension WiringCoverage: CustomStringConvertible {
  /// `3 of 4 wires carried something (75 %)`, and below it a line for each wire with its count, or `never`.
  public var description: String {
    ([summary] + lines(of: wires)).joined(separator: "\n")
  }

  /// The share as text; a percentage is rounded down, so that 100 means all.
  package var summary: String {
    wires.isEmpty
      ? "there are no wires" : "\(covered.count) of \(wires.count) wires carried something (\(Int(percent)) %)"
  }

  package func lines(of wires: [Wire]) -> [String] {
    let widest = max("never".count, wires.map { "\($0.count) x".count }.max() ?? 0)
    return wires.map { wire in
      let count = wire.count == 0 ? "never" : "\(wire.count) x"
      return "  " + String(repeating: " ", count: widest - count.count) + count + "  " + wire.text
    }
  }
}
