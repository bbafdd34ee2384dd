extension Workload {
  package static let names = ["list", "stack", "form", "chain", "grid", "cells"]

  /// The workload of that name; nil if there is none.
  package static func generated(_ name: String, size: Int) -> Workload? {
    var builder = WorkloadBuilder(name: name, size: size)
    switch name {
    case "list": builder.buildList()
    case "cells": builder.buildCells()
    case "form": builder.buildForm()
    case "chain": builder.buildChain()
    case "grid": builder.buildGrid()
    case "stack": builder = StackWorkload.build(builder)
    default: return nil
    }
    return builder.finish()
  }
}
