/// The missing modules that a Swift source imports.
package struct MissingImports {
  /// Their names, sorted.
  package let modules: [String]

  /// Scans a source; imports in excluded conditions do not count.
  package init(in source: [UInt8], modules known: KnownModules) {
    modules = SourceScan(source, modules: known).imports.filter { known.has($0) == false }.sorted()
  }
}
