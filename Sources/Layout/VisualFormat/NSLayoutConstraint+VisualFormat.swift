import PlainviewRuntime

extension NSLayoutConstraint {
  class func baseConstraints(
    withVisualFormat format: String, options: FormatOptions, metrics: [String: Any]?, views: [String: Any]
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
