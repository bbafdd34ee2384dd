public import PlainviewOS

/// Marks a signpost that metrics tell of, with values behind a format; the app's `OSLogStore` keeps it.
public func mxSignpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString = "", _ arguments: any CVarArg...
) { log.mark(type, name, signpostID, format: format, arguments) }

/// Marks the beginning of an interval in which something moves, with values behind a format.
public func mxSignpostAnimationIntervalBegin(
  dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString = "", _ arguments: any CVarArg...
) { log.mark(.animationBegin, name, signpostID, format: format, arguments) }
