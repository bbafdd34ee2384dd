/// The modules that a Swift source names; imports in excluded conditions do not count.
package struct SourceImports {
  /// Those that it imports, and those of which its conditions ask whether they are there, sorted.
  package let named: [String]
  /// Those that it imports and that are not there, sorted.
  package let missing: [String]

  /// Scans a source.
  package init(in source: [UInt8], modules known: KnownModules) {
    let scan = SourceScan(source, modules: known)
    named = scan.imports.union(scan.asked).sorted()
    missing = scan.imports.filter { known.has($0) == false }.sorted()
  }
}
