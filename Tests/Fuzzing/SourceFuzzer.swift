import PlainviewSourceRewriting

/// Rewrites an input of libFuzzer as a source of an app, of a library and of tests; `Scripts/fuzz source` builds and runs it.
///
/// The first byte says what kind of target it is. A finding is a trap, a hang, or a text with fewer lines than the source.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSource(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  guard size > 1 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: data + 1, count: size - 1))
  let kinds: [TargetKind] = [.executable, .library, .test]
  let context = RewriteContext(
    optionalRequirements: ["f"], hasTests: data[0] & 4 == 0,
    interfaceTestModule: data[0] & 8 == 0 ? "XCUIAutomation" : nil)
  let rewriter = SourceRewriter(
    files: [SourceText(path: "/input.swift", bytes: bytes)], kind: kinds[Int(data[0] & 3) % kinds.count],
    context: context)
  for case let text? in rewriter.rewrite().map(\.text) {
    precondition(lines(text) >= lines(bytes), "lines were lost")
  }
  return 0
}

/// Lines end in a line feed, in a carriage return, or in both.
private func lines(_ bytes: [UInt8]) -> Int {
  var count = 0
  for (index, byte) in bytes.enumerated() {
    if byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)) { count += 1 }
  }
  return count
}
