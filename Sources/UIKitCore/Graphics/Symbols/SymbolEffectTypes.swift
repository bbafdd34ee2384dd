import Foundation

// The effects of symbols, as the module Symbols names them; text pictures show none of them.

/// An effect of a symbol.
public protocol SymbolEffect {
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is over after a while.
public protocol DiscreteSymbolEffect {}
/// An effect that stays until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
/// An effect with which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// What an effect was made of; two effects of equal configurations look alike.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let kind: String
  let variants: [String]
}

/// A symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: "appear", variants: variants) }

  public var up: AppearSymbolEffect { adding("up", replacing: ["down"]) }
  public var down: AppearSymbolEffect { adding("down", replacing: ["up"]) }
  public var byLayer: AppearSymbolEffect { adding("byLayer", replacing: ["wholeSymbol"]) }
  public var wholeSymbol: AppearSymbolEffect { adding("wholeSymbol", replacing: ["byLayer"]) }

  private func adding(_ variant: String, replacing others: Set<String>) -> AppearSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: "disappear", variants: variants)
  }

  public var up: DisappearSymbolEffect { adding("up", replacing: ["down"]) }
  public var down: DisappearSymbolEffect { adding("down", replacing: ["up"]) }
  public var byLayer: DisappearSymbolEffect { adding("byLayer", replacing: ["wholeSymbol"]) }
  public var wholeSymbol: DisappearSymbolEffect { adding("wholeSymbol", replacing: ["byLayer"]) }

  private func adding(_ variant: String, replacing others: Set<String>) -> DisappearSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol springs.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: "bounce", variants: variants) }

  public var up: BounceSymbolEffect { adding("up", replacing: ["down"]) }
  public var down: BounceSymbolEffect { adding("down", replacing: ["up"]) }
  public var byLayer: BounceSymbolEffect { adding("byLayer", replacing: ["wholeSymbol"]) }
  public var wholeSymbol: BounceSymbolEffect { adding("wholeSymbol", replacing: ["byLayer"]) }

  private func adding(_ variant: String, replacing others: Set<String>) -> BounceSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: "scale", variants: variants) }

  public var up: ScaleSymbolEffect { adding("up", replacing: ["down"]) }
  public var down: ScaleSymbolEffect { adding("down", replacing: ["up"]) }
  public var byLayer: ScaleSymbolEffect { adding("byLayer", replacing: ["wholeSymbol"]) }
  public var wholeSymbol: ScaleSymbolEffect { adding("wholeSymbol", replacing: ["byLayer"]) }

  private func adding(_ variant: String, replacing others: Set<String>) -> ScaleSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: "pulse", variants: variants) }

  public var byLayer: PulseSymbolEffect { adding("byLayer", replacing: ["wholeSymbol"]) }
  public var wholeSymbol: PulseSymbolEffect { adding("wholeSymbol", replacing: ["byLayer"]) }

  private func adding(_ variant: String, replacing others: Set<String>) -> PulseSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The layers of a symbol light up one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
  private var variants: [String] = []
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: "variableColor", variants: variants)
  }

  public var iterative: VariableColorSymbolEffect { adding("iterative", replacing: ["cumulative"]) }
  public var cumulative: VariableColorSymbolEffect { adding("cumulative", replacing: ["iterative"]) }
  public var reversing: VariableColorSymbolEffect { adding("reversing", replacing: ["nonReversing"]) }
  public var nonReversing: VariableColorSymbolEffect { adding("nonReversing", replacing: ["reversing"]) }
  public var hideInactiveLayers: VariableColorSymbolEffect {
    adding("hideInactiveLayers", replacing: ["dimInactiveLayers"])
  }
  public var dimInactiveLayers: VariableColorSymbolEffect {
    adding("dimInactiveLayers", replacing: ["hideInactiveLayers"])
  }

  private func adding(_ variant: String, replacing others: Set<String>) -> VariableColorSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
