import Foundation
import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// What a layer draws besides what is in it, and the layers of no view that it holds.
@MainActor struct LayerText {
  private let layer: CALayer

  init(_ layer: CALayer) { self.layer = layer }

  /// The values that are not the usual ones.
  var parts: [String] {
    var parts = kind
    if layer.cornerRadius > 0 { parts.append("corners \(LayoutText.number(layer.cornerRadius))" + corners) }
    if layer.borderWidth > 0 { parts.append("border \(LayoutText.number(layer.borderWidth))") }
    if layer.shadowOpacity > 0 {
      let offset = LayoutText.numbers(layer.shadowOffset.width, layer.shadowOffset.height)
      let opacity = compactNumber(Double(layer.shadowOpacity))
      parts.append("shadow (\(offset)) radius \(LayoutText.number(layer.shadowRadius)) opacity \(opacity)")
    }
    if layer.zPosition != 0 { parts.append("z \(LayoutText.number(layer.zPosition))") }
    return parts
  }

  /// A line for the mask and for each layer of no view, back to front, and for what they hold in turn.
  var lines: [String] {
    var lines = layer.mask.map { ["mask " + Self.line($0)] } ?? []
    guard layer.hasLayersOfNoView else { return lines }
    for part in layer.sublayers ?? [] where part.view == nil {
      lines.append("sublayer " + Self.line(part))
      lines += LayerText(part).lines.map { "  " + $0 }
    }
    return lines
  }

  private static func line(_ layer: CALayer) -> String {
    let frame = layer.frame
    let frameText =
      "(\(LayoutText.numbers(frame.minX, frame.minY)); \(LayoutText.numbers(frame.width, frame.height)))"
    return (["\(className(of: layer))  \(frameText)"] + LayerText(layer).parts).joined(separator: ", ")
  }

  // MARK: Kinds

  /// What layers of a kind draw: a gradient, a path, a text.
  private var kind: [String] {
    switch layer {
    case let gradient as CAGradientLayer: [self.gradient(gradient)]
    case let shape as CAShapeLayer: path(shape)
    case let text as CATextLayer: text.string.map { ["text '\(VisibleText.quoted("\($0)"))'"] } ?? []
    default: []
    }
  }

  private func gradient(_ layer: CAGradientLayer) -> String {
    let (start, end) = (layer.startPoint, layer.endPoint)
    let points = "from (\(LayoutText.numbers(start.x, start.y))) to (\(LayoutText.numbers(end.x, end.y)))"
    let stops = (layer.locations ?? []).map { compactNumber($0.doubleValue) }.joined(separator: " ")
    return "\(layer.type.rawValue) gradient of \(layer.colors?.count ?? 0) colors \(points)"
      + (stops.isEmpty ? "" : " at \(stops)")
  }

  private func path(_ layer: CAShapeLayer) -> [String] {
    guard let box = layer.path?.boundingBox, !box.isNull else { return [] }
    let area = "(\(LayoutText.numbers(box.minX, box.minY)); \(LayoutText.numbers(box.width, box.height)))"
    let line = layer.strokeColor == nil ? "" : ", line \(LayoutText.number(layer.lineWidth))"
    return ["path in \(area)" + line]
  }

  /// Which corners are round, where not all are.
  private var corners: String {
    let names: [(CACornerMask, String)] = [
      (.layerMinXMinYCorner, "top left"), (.layerMaxXMinYCorner, "top right"), (.layerMinXMaxYCorner, "bottom left"),
      (.layerMaxXMaxYCorner, "bottom right"),
    ]
    let round = names.filter { layer.maskedCorners.contains($0.0) }.map(\.1)
    return round.count == names.count ? "" : " (\(round.isEmpty ? "none" : round.joined(separator: ", ")))"
  }
}
