import Foundation

// The effects of symbols, as the module Symbols names them; text pictures show none of them.

/// An effect of a symbol.
public protocol SymbolEffect {
  /// The kind of the effect and its variants.
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
  /// The kind of the effect and its variants.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: "appear", variants: variants) }

  /// The variant that moves up.
  public var up: AppearSymbolEffect { adding("up", replacing: ["down"]) }
  /// The variant that moves down.
  public var down: AppearSymbolEffect { adding("down", replacing: ["up"]) }
  /// The variant that shows the layers one after the other.
  public var byLayer: AppearSymbolEffect { adding("byLayer", replacing: ["wholeSymbol"]) }
  /// The variant that shows all the layers together.
  public var wholeSymbol: AppearSymbolEffect { adding("wholeSymbol", replacing: ["byLayer"]) }

  private func adding(_ variant: String, replacing others: Set<String>) -> AppearSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The effect in its usual form.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []
  /// The kind of the effect and its variants.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: "disappear", variants: variants)
  }

  /// The variant that moves up.
  public var up: DisappearSymbolEffect { adding("up", replacing: ["down"]) }
  /// The variant that moves down.
  public var down: DisappearSymbolEffect { adding("down", replacing: ["up"]) }
  /// The variant that hides the layers one after the other.
  public var byLayer: DisappearSymbolEffect { adding("byLayer", replacing: ["wholeSymbol"]) }
  /// The variant that hides all the layers together.
  public var wholeSymbol: DisappearSymbolEffect { adding("wholeSymbol", replacing: ["byLayer"]) }

  private func adding(_ variant: String, replacing others: Set<String>) -> DisappearSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The effect in its usual form.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol springs.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []
  /// The kind of the effect and its variants.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: "bounce", variants: variants) }

  /// The variant that bounces up.
  public var up: BounceSymbolEffect { adding("up", replacing: ["down"]) }
  /// The variant that bounces down.
  public var down: BounceSymbolEffect { adding("down", replacing: ["up"]) }
  /// The variant that moves the layers one after the other.
  public var byLayer: BounceSymbolEffect { adding("byLayer", replacing: ["wholeSymbol"]) }
  /// The variant that moves all the layers together.
  public var wholeSymbol: BounceSymbolEffect { adding("wholeSymbol", replacing: ["byLayer"]) }

  private func adding(_ variant: String, replacing others: Set<String>) -> BounceSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The effect in its usual form.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []
  /// The kind of the effect and its variants.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: "scale", variants: variants) }

  /// The variant that is larger.
  public var up: ScaleSymbolEffect { adding("up", replacing: ["down"]) }
  /// The variant that is smaller.
  public var down: ScaleSymbolEffect { adding("down", replacing: ["up"]) }
  /// The variant that scales the layers one after the other.
  public var byLayer: ScaleSymbolEffect { adding("byLayer", replacing: ["wholeSymbol"]) }
  /// The variant that scales all the layers together.
  public var wholeSymbol: ScaleSymbolEffect { adding("wholeSymbol", replacing: ["byLayer"]) }

  private func adding(_ variant: String, replacing others: Set<String>) -> ScaleSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The effect in its usual form.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []
  /// The kind of the effect and its variants.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: "pulse", variants: variants) }

  /// The variant that fades some layers.
  public var byLayer: PulseSymbolEffect { adding("byLayer", replacing: ["wholeSymbol"]) }
  /// The variant that fades all the layers together.
  public var wholeSymbol: PulseSymbolEffect { adding("wholeSymbol", replacing: ["byLayer"]) }

  private func adding(_ variant: String, replacing others: Set<String>) -> PulseSymbolEffect {
    var changed = self
    changed.variants = variants.filter { $0 != variant && !others.contains($0) } + [variant]
    return changed
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The effect in its usual form.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The layers of a symbol light up one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
  private var variants: [String] = []
  /// The kind of the effect and its variants.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: "variableColor", variants: variants)
  }

  /// The variant in which one layer at a time lights up.
  public var iterative: VariableColorSymbolEffect { adding("iterative", replacing: ["cumulative"]) }
  /// The variant in which layers stay lit until all are.
  public var cumulative: VariableColorSymbolEffect { adding("cumulative", replacing: ["iterative"]) }
  /// The variant that runs forwards and then backwards.
  public var reversing: VariableColorSymbolEffect { adding("reversing", replacing: ["nonReversing"]) }
  /// The variant that always runs forwards.
  public var nonReversing: VariableColorSymbolEffect { adding("nonReversing", replacing: ["reversing"]) }
  /// The variant that hides layers that are not lit.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    adding("hideInactiveLayers", replacing: ["dimInactiveLayers"])
  }
  /// The variant that dims layers that are not lit.
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
  /// The effect in its usual form.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
