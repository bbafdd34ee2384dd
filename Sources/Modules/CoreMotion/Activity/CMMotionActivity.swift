public import Foundation
import PlainviewRuntime

/// What the user does since a time; more than one may be true.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  private let simulated: SimulatedActivity
  private func has(_ kind: SimulatedActivity.Kind) -> Bool { simulated.kinds.contains(kind) }

  /// How certain it is.
  open var confidence: CMMotionActivityConfidence { simulated.confidence }
  /// When it began.
  open var startDate: Date { simulated.start }
  /// Whether nothing is known.
  open var unknown: Bool { simulated.kinds.isEmpty }
  /// Whether the device does not move.
  open var stationary: Bool { has(.stationary) }
  /// Whether the user walks.
  open var walking: Bool { has(.walking) }
  /// Whether the user runs.
  open var running: Bool { has(.running) }
  /// Whether the user is in a vehicle.
  open var automotive: Bool { has(.automotive) }
  /// Whether the user rides a bicycle.
  open var cycling: Bool { has(.cycling) }

  /// Creates an unknown activity, for subclasses that override what the user does.
  public override init() {
    simulated = SimulatedActivity([], from: Date(timeIntervalSinceReferenceDate: 0), confidence: .low)
    super.init()
  }
  init(_ activity: SimulatedActivity) {
    simulated = activity
    super.init(timestamp: SimulatedProcess.current.clock.now)
  }
  /// Creates an activity from an archive.
  public required init?(coder: NSCoder) {
    let kinds = SimulatedActivity.Kind.allCases.filter { coder.decodeBool(forKey: "\($0)") }
    simulated = SimulatedActivity(
      Set(kinds), from: Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "startDate")),
      confidence: CMMotionActivityConfidence(rawValue: coder.decodeInteger(forKey: "confidence")) ?? .low)
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    for kind in SimulatedActivity.Kind.allCases { coder.encode(has(kind), forKey: "\(kind)") }
    coder.encode(simulated.start.timeIntervalSinceReferenceDate, forKey: "startDate")
    coder.encode(simulated.confidence.rawValue, forKey: "confidence")
  }
}
