import Foundation
import PlainviewGraphics
import PlainviewRuntime

extension CALayer {
  func basePresentation() -> CALayer? {
    guard let view else {
      guard storedExtras?.animations.isEmpty == false else { return self }
      let copy = presented()
      showAddedAnimations(on: copy)
      return copy
    }
    let application = view.window?.application ?? UIApplication.shared
    let (animations, now) = (application.animations, application.clock.now)
    func shown(_ property: AnimatedProperty) -> [CGFloat] { animations.shownValue(property, of: view, at: now) }
    var geometry = view.geometry
    geometry.bounds = AnimatedProperty.rectangle(shown(.bounds))
    geometry.transform = AnimatedValue.transform(shown(.transform))
    let center = shown(.center)
    geometry.center = CGPoint(x: center[0], y: center[1])
    let color = shown(.backgroundColor)
    let copy = presented()
    copy.setOwn(geometry)
    copy.opacity = Float(shown(.alpha)[0])
    copy.backgroundColor =
      view.backgroundColor == nil && color[3] == 0 ? nil : AnimatedProperty.color(color).cgColor
    showAddedAnimations(on: copy)
    return copy
  }

  func baseRemoveAllAnimations() {
    removeAddedAnimations()
    guard let view else { return }
    let application = view.window?.application ?? UIApplication.shared
    application.endEarly(application.animations.removeChanges { $0.view === view })
  }

  func baseAnimationKeys() -> [String]? {
    guard let view else { return addedKeys.isEmpty ? nil : addedKeys }
    let application = view.window?.application ?? UIApplication.shared
    let changes = application.animations.running.flatMap(\.changes).filter { $0.view === view }
    let keys = AnimatedProperty.allCases.filter { property in changes.contains { $0.property == property } }
    let all = keys.map(\.layerKey) + addedKeys
    return all.isEmpty ? nil : all
  }
}

extension AnimatedProperty {
  fileprivate var layerKey: String {
    switch self {
    case .bounds: "bounds"
    case .center: "position"
    case .transform: "transform"
    case .alpha: "opacity"
    case .backgroundColor: "backgroundColor"
    }
  }
}
