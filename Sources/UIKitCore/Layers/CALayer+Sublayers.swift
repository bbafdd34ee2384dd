import Foundation

extension CALayer {
  /// The layers of subviews and those of no view, back to front.
  var stackedLayers: [CALayer] {
    guard let view else { return additions.layers.map(\.layer) }
    var stack = layers(inFrontOf: nil)
    for subview in view.storedSubviews { stack += [subview.layer] + layers(inFrontOf: subview) }
    return stack
  }

  var baseSublayers: [CALayer]? {
    let layers = stackedLayers
    return layers.isEmpty ? nil : layers
  }

  package var hasLayersOfNoView: Bool { !additions.layers.isEmpty }

  /// The layers of no view right in front of a subview, back to front; without a subview those behind all of them.
  package func layers(inFrontOf subview: UIView?) -> [CALayer] {
    additions.layers.filter { $0.support === subview }.map(\.layer)
  }

  /// Notes which subview each layer of no view stands in front of now.
  private func stack(_ layers: [CALayer]) {
    var support: UIView?
    additions.layers = []
    for layer in layers {
      if let subview = layer.view, subview.superview === view {
        support = subview
      } else {
        additions.layers.append((layer, support))
      }
    }
  }

  func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    guard layer !== self, layer.view == nil else { return }
    layer.leaveSuperlayer()
    var layers = stackedLayers
    layers.insert(layer, at: index(layers))
    stack(layers)
    layer.storedSuperlayer = self
  }

  /// Sets the sublayers, back to front; layers of subviews give the order of the others and stay if they are left out.
  func replaceSublayers(by layers: [CALayer]) {
    let new = layers.filter { $0 !== self && ($0.view == nil || $0.view?.superview === view) }
    for old in additions.layers.map(\.layer) where !new.contains(where: { $0 === old }) { old.leaveSuperlayer() }
    for layer in new where layer.view == nil && layer.storedSuperlayer !== self { layer.leaveSuperlayer() }
    stack(new)
    for layer in new where layer.view == nil { layer.storedSuperlayer = self }
  }

  func leaveSuperlayer() {
    storedSuperlayer?.additions.layers.removeAll { $0.layer === self }
    storedSuperlayer = nil
  }

  /// Layers in front of a removed subview are then in front of the subview behind it.
  func subviewWillLeave(_ subview: UIView) {
    guard !additions.layers.isEmpty else { return }
    stack(stackedLayers.filter { $0.view !== subview })
  }

  /// A view that was inserted in front of another one is behind the layers in front of that one.
  func subviewWasInserted(_ subview: UIView, above sibling: UIView) {
    guard !additions.layers.isEmpty else { return }
    for index in additions.layers.indices where additions.layers[index].support === sibling {
      additions.layers[index].support = subview
    }
  }
}
