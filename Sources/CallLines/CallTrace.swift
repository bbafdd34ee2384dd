import Runtime

/// The call stack at a time, whose lines the toolchain's module Runtime finds in debug information.
///
/// Nothing imports this module; XCTest declares its two functions by their symbols. A module that imports Runtime brings what
/// that adds to all integers, such as `init?(_: Backtrace.Address)`, into every source that imports it, where a call of
/// `Int($0)` can be ambiguous then.
final class CallTrace: Sendable {
  private let trace: Backtrace

  private init(_ trace: Backtrace) { self.trace = trace }

  /// The loaded files. They are read once: that takes long, and fails if another thread takes a file out of memory meanwhile.
  private static let images = ImageMap.capture()

  static var current: CallTrace? { (try? Backtrace.capture(images: images)).map(CallTrace.init) }

  /// The line of the innermost call whose source is outside of a folder.
  func caller(outside folder: String) -> (path: String, line: Int)? {
    // Inlined calls are left out: to look for them takes most of a minute in a large optimized program.
    let symbolicated = trace.symbolicated(options: [.showSourceLocations, .useSymbolCache])
    for frame in symbolicated?.frames ?? [] {
      guard let location = frame.symbol?.sourceLocation, location.line > 0, location.path.hasPrefix("/"),
        !location.path.hasPrefix(folder), location.path.firstRange(of: "<compiler-generated>") == nil
      else { continue }
      return (location.path, location.line)
    }
    return nil
  }
}

/// Captures the running call stack; nil where that fails. Called by its symbol.
@_silgen_name("plainview_call_trace") public func captureCallTrace() -> AnyObject? { CallTrace.current }

/// The line of the innermost call outside of a folder of sources, in what was captured; nil for none. Called by its symbol.
@_silgen_name("plainview_call_trace_caller")
public func findCaller(in trace: AnyObject, outside folder: String) -> (path: String, line: Int)? {
  (trace as? CallTrace)?.caller(outside: folder)
}
