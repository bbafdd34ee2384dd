import Foundation
import PlainviewGraphics
import Testing

/// Patterns, spaces of colors, and the end of clipping.
@MainActor @Suite struct PatternTests {
  private let context = CGContext(area: CGRect(x: 0, y: 0, width: 40, height: 20), scale: 1)

  private var colors: [CGColor] {
    context.steps.compactMap { if case .fill(_, _, let color) = $0.content { color } else { nil } }
  }

  @Test func `A pattern has the color that its cell begins with, and its opacity`() throws {
    let draw: CGPatternDrawPatternCallback = { _, cell in
      cell.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      cell.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      cell.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      cell.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
        tiling: .constantSpacingMinimalDistortion, isColored: true, callbacks: &callbacks))
    context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
    var opacity: CGFloat = 0.5
    context.setFillPattern(pattern, colorComponents: &opacity)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(colors == [CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)])
  }

  @Test func `A pattern without colors has those of the components, and is released at its end`() throws {
    var released = 0
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: { _ in released += 1 })
    var pattern = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
      tiling: .noDistortion, isColored: false, callbacks: &callbacks)
    context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())))
    let components: [CGFloat] = [0, 1, 0, 1]
    context.setFillPattern(try #require(pattern), colorComponents: components)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(colors == [CGColor(red: 0, green: 1, blue: 0, alpha: 1)])
    #expect(released == 0)
    pattern = nil
    #expect(released == 1)
  }

  @Test func `A cell without a size is no pattern`() {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: nil, releaseInfo: nil)
    let pattern = CGPattern(
      info: nil, bounds: .zero, matrix: .identity, xStep: 4, yStep: 4, tiling: .noDistortion, isColored: true,
      callbacks: &callbacks)
    #expect(pattern == nil)
  }

  @Test func `Spaces tell their kind`() throws {
    let patterns = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceGray()))
    #expect(patterns.model == .pattern && patterns.numberOfComponents == 1 && patterns.name == nil)
    #expect(CGColorSpaceCreateDeviceRGB().model == .rgb && !CGColorSpaceCreateDeviceRGB().isWideGamutRGB)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
    #expect(CGColorSpaceCreateDeviceGray().supportsOutput && !patterns.supportsOutput)
    #expect(CGColorSpace(name: "no space") == nil)
    let inks = CGColorSpaceCreateDeviceCMYK()
    #expect(inks.model == .cmyk && inks.numberOfComponents == 4 && !inks.isWideGamutRGB)
    let color = CGColor(red: 0.5, green: 0.25, blue: 0, alpha: 1)
    #expect(CGColor(colorSpace: inks, components: [0, 0.5, 1, 0.5, 1]) == color)
    #expect(CGColor(genericCMYKCyan: 0, magenta: 0.5, yellow: 1, black: 0.5, alpha: 1) == color)
  }

  @Test func `Clipping ends at once`() {
    context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 40, height: 20))
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 4))
  }
}
