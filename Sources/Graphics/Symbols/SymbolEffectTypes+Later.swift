import Foundation

// Effects of symbols that came later, and those with which a symbol becomes another one.

/// A symbol grows and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []
  /// The kind of the effect and its variants.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: "breathe", variants: variants) }

  /// The variant without a change of opacity.
  public var plain: BreatheSymbolEffect { adding("plain", replacing: ["pulse"]) }
  /// The variant whose opacity changes, too.
  public var pulse: BreatheSymbolEffect { adding("pulse", replacing: ["plain"]) }
  /// The variant that moves the layers one after the other.
  public var byLayer: BreatheSymbolEffect { adding("byLayer", replacing: ["wholeSymbol"]) }
  /// The variant that moves all the layers together.
  public var wholeSymbol: BreatheSymbolEffect { adding("wholeSymbol", replacing: ["byLayer"]) }

  private func adding(_ variant: String, replacing others: Set<String>) -> BreatheSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The effect in its usual form.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []
  /// The kind of the effect and its variants.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: "rotate", variants: variants) }

  /// The variant that turns clockwise.
  public var clockwise: RotateSymbolEffect { adding("clockwise", replacing: ["counterClockwise"]) }
  /// The variant that turns counterclockwise.
  public var counterClockwise: RotateSymbolEffect { adding("counterClockwise", replacing: ["clockwise"]) }
  /// The variant that moves the layers one after the other.
  public var byLayer: RotateSymbolEffect { adding("byLayer", replacing: ["wholeSymbol"]) }
  /// The variant that moves all the layers together.
  public var wholeSymbol: RotateSymbolEffect { adding("wholeSymbol", replacing: ["byLayer"]) }

  private func adding(_ variant: String, replacing others: Set<String>) -> RotateSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The effect in its usual form.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []
  /// The kind of the effect and its variants.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: "wiggle", variants: variants) }

  /// The variant that begins to the left.
  public var left: WiggleSymbolEffect {
    adding("left", replacing: ["right", "up", "down", "forward", "backward", "clockwise", "counterClockwise"])
  }
  /// The variant that begins to the right.
  public var right: WiggleSymbolEffect {
    adding("right", replacing: ["left", "up", "down", "forward", "backward", "clockwise", "counterClockwise"])
  }
  /// The variant that begins upwards.
  public var up: WiggleSymbolEffect {
    adding("up", replacing: ["left", "right", "down", "forward", "backward", "clockwise", "counterClockwise"])
  }
  /// The variant that begins downwards.
  public var down: WiggleSymbolEffect {
    adding("down", replacing: ["left", "right", "up", "forward", "backward", "clockwise", "counterClockwise"])
  }
  /// The variant that begins in the direction of reading.
  public var forward: WiggleSymbolEffect {
    adding("forward", replacing: ["left", "right", "up", "down", "backward", "clockwise", "counterClockwise"])
  }
  /// The variant that begins against the direction of reading.
  public var backward: WiggleSymbolEffect {
    adding("backward", replacing: ["left", "right", "up", "down", "forward", "clockwise", "counterClockwise"])
  }
  /// The variant that begins with a clockwise turn.
  public var clockwise: WiggleSymbolEffect {
    adding("clockwise", replacing: ["left", "right", "up", "down", "forward", "backward", "counterClockwise"])
  }
  /// The variant that begins with a counterclockwise turn.
  public var counterClockwise: WiggleSymbolEffect {
    adding("counterClockwise", replacing: ["left", "right", "up", "down", "forward", "backward", "clockwise"])
  }
  /// The variant that moves the layers one after the other.
  public var byLayer: WiggleSymbolEffect { adding("byLayer", replacing: ["wholeSymbol"]) }
  /// The variant that moves all the layers together.
  public var wholeSymbol: WiggleSymbolEffect { adding("wholeSymbol", replacing: ["byLayer"]) }

  /// To and fro along a line at that angle, in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { adding("custom(\(angle))", replacing: []) }

  private func adding(_ variant: String, replacing others: Set<String>) -> WiggleSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The effect in its usual form.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol is replaced by another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []
  /// The kind of the effect and its variants.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: "replace", variants: variants) }

  /// The variant in which the old symbol goes down and the new one comes up.
  public var downUp: ReplaceSymbolEffect { adding("downUp", replacing: ["upUp", "offUp"]) }
  /// The variant in which both symbols move up.
  public var upUp: ReplaceSymbolEffect { adding("upUp", replacing: ["downUp", "offUp"]) }
  /// The variant in which the old symbol vanishes and the new one comes up.
  public var offUp: ReplaceSymbolEffect { adding("offUp", replacing: ["downUp", "upUp"]) }
  /// The variant that moves the layers one after the other.
  public var byLayer: ReplaceSymbolEffect { adding("byLayer", replacing: ["wholeSymbol"]) }
  /// The variant that moves all the layers together.
  public var wholeSymbol: ReplaceSymbolEffect { adding("wholeSymbol", replacing: ["byLayer"]) }

  /// Parts that both symbols have stay; other symbols are replaced as the fallback says.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

  /// A symbol that becomes another one with parts of it.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    let fallback: ReplaceSymbolEffect
    /// The kind of the effect, with the variants that apply if the symbols have nothing in common.
    public var configuration: SymbolEffectConfiguration {
      SymbolEffectConfiguration(kind: "replace", variants: ["magic"] + fallback.variants)
    }
  }

  private func adding(_ variant: String, replacing others: Set<String>) -> ReplaceSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect in its usual form.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// What the system chooses.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable,
  Sendable
{
  /// The kind of the effect; it has no variants.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: "automatic", variants: []) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect in its usual form.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// How often and how fast an effect is shown.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var count: Int?
  private var isRepeating: Bool?
  private var rate = 1.0
  private var behavior: RepeatBehavior?

  /// The effect's own number and speed.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static var repeating: SymbolEffectOptions { Self.default.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }
  /// Returns options that repeat the effect a number of times; nil for the usual number.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }
  /// Returns options that repeat the effect in a manner.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { Self.default.repeat(behavior) }
  /// A multiple of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// The options with a repeated effect.
  public var repeating: SymbolEffectOptions { changed { $0.isRepeating = true } }
  /// The options with an effect that is shown once.
  public var nonRepeating: SymbolEffectOptions { changed { $0.isRepeating = false } }
  /// Returns the options with a number of repetitions; nil for the usual number.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changed { $0.count = count } }
  /// Returns the options with a manner of repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { changed { $0.behavior = behavior } }
  /// Returns the options with a speed; 1 is the usual one.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.rate = speed } }

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }

  /// How an effect goes on.
  public struct RepeatBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case continuous, periodic(Int?, Double?) }
    private let kind: Kind
    /// Without a pause.
    public static let continuous = RepeatBehavior(kind: .continuous)
    /// With a pause after each time, as long as the system chooses.
    public static let periodic = RepeatBehavior(kind: .periodic(nil, nil))
    /// With pauses of so many seconds between.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(kind: .periodic(count, delay))
    }
  }
}
