package import PlainviewGraphics
import PlainviewRuntime

extension SymbolEffects {
  package func run(_ effect: any SymbolEffect, sender: AnyObject, _ completion: UISymbolEffectCompletion?) {
    tell(completion, sender, effect: effect, isFinished: true)
  }

  package func add(_ effect: any SymbolEffect, sender: AnyObject, _ completion: UISymbolEffectCompletion?) {
    // These go once, unless they are asked to go on.
    if effect is BounceSymbolEffect || effect is WiggleSymbolEffect { return run(effect, sender: sender, completion) }
    drop(type(of: effect), sender)
    entries.append((effect, completion))
  }

  package func remove(_ effect: any SymbolEffect, sender: AnyObject, _ completion: UISymbolEffectCompletion?) {
    drop(type(of: effect), sender)
    tell(completion, sender, effect: effect, isFinished: true)
  }

  package func removeAll() { entries = [] }

  package func change(
    _ transition: any ContentTransitionSymbolEffect, sender: AnyObject, _ completion: UISymbolEffectCompletion?
  ) { tell(completion, sender, transition: transition, isFinished: true) }

  private func drop(_ kind: any SymbolEffect.Type, _ sender: AnyObject) {
    for entry in entries where type(of: entry.effect) == kind {
      tell(entry.completion, sender, effect: entry.effect, isFinished: false)
    }
    entries.removeAll { type(of: $0.effect) == kind }
  }

  private func tell(
    _ completion: UISymbolEffectCompletion?, _ sender: AnyObject, effect: (any SymbolEffect)? = nil,
    transition: (any ContentTransitionSymbolEffect)? = nil, isFinished: Bool
  ) {
    guard let completion else { return }
    let context = UISymbolEffectCompletionContext(
      sender: sender, effect: effect, contentTransition: transition, isFinished: isFinished)
    UIApplication.shared.afterCommit { UserCode.run { completion(context) } }
  }
}
