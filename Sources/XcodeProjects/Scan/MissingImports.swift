/// The modules that a Swift source imports and that are not there.
package struct MissingImports {
  /// Their names, sorted.
  package let modules: [String]

  /// Looks at a source; what conditions keep away is not imported.
  package init(in source: [UInt8], modules known: KnownModules) {
    modules = SourceScan(source, modules: known).imports.filter { known.has($0) == false }.sorted()
  }
}
