import Foundation

/// Called by libFuzzer once, before everything else: reads which reader the inputs are for from `--target=NAME`.
@_cdecl("LLVMFuzzerInitialize")
public func fuzzInitialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
  let flag = "--target="
  let texts = (0..<Int(count.pointee)).compactMap { arguments.pointee[$0].map { String(cString: $0) } }
  let name = texts.last { $0.hasPrefix(flag) }?.dropFirst(flag.count) ?? ""
  guard let target = Target.all.first(where: { $0.name == name }) else {
    let names = Target.all.map(\.name).joined(separator: " ")
    FileHandle.standardError.write(Data("fuzz: there is no target '\(name)'; the targets: \(names)\n".utf8))
    exit(2)
  }
  chosen = target
  return 0
}

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  // libFuzzer calls on the main thread, always.
  MainActor.assumeIsolated { chosen?.run(bytes) }
  return 0
}

/// Set once, before the first input.
private nonisolated(unsafe) var chosen: Target?
