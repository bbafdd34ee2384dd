/// The modules that a Swift source imports; imports in excluded conditions do not count.
package struct SourceImports {
  /// The names of all, sorted.
  package let all: [String]
  /// Those that are not there, sorted.
  package let missing: [String]

  /// Scans a source.
  package init(in source: [UInt8], modules known: KnownModules) {
    all = SourceScan(source, modules: known).imports.sorted()
    missing = all.filter { known.has($0) == false }
  }
}
