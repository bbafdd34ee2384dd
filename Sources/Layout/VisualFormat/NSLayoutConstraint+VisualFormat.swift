import PlainviewRuntime

extension NSLayoutConstraint {
  /// Makes the constraints that a line such as `H:|-[find]-[field(>=20@750)]-|` draws; none of them is active yet.
  ///
  /// Numbers are points. A `-` alone is 8 points between views and the superview's margin beside a `|`. Metrics may be
  /// any kind of number; views are views and layout guides. Beyond UIKit's documented grammar a size may be a multiple
  /// of another, `[a(==b*2+4)]` or `[a(b/2)]`. A line that cannot be read fails with UIKit's
  /// NSInvalidArgumentException, which shows the place (contract L7). Costs O(n) of the line's length.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let names = VisualFormatNames(metrics: metrics ?? [:], views: views)
      let line = try VisualFormatParser.parse(format, options: options, names: names)
      return VisualFormatBuilder.constraints(for: line, options: options)
    } catch {
      raise(error.exception(format: format))
      return []
    }
  }
}
