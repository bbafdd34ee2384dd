import Foundation

// What takes the places of methods of Foundation's values that answer otherwise than on a device.

/// A method of rectangles: the argument, then the rectangle itself.
private struct RectanglePredicate {
  let call: (CGRect, CGRect) -> Bool
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

/// Whether two rectangles have inner points in common, as CoreGraphics means it: an edge alone is none.
private func haveCommonPoints(_ first: CGRect, _ second: CGRect) -> Bool {
  if first.isNull || second.isNull { return false }
  return first.minX < second.maxX && second.minX < first.maxX && first.minY < second.maxY && second.minY < first.maxY
}

private let functions = ReplacedFunctions([
  "$s10Foundation6CGRectV10intersectsySbACF": RectanglePredicate(call: haveCommonPoints).parts.code
])

/// Programs may ask at any time.
@section(".init_array") @used
private let installReplacement: @convention(c) @Sendable () -> Void = { functions.install() }
