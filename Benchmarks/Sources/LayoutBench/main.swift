import UIKit
import Workloads

// layout-bench WORKLOAD N: measures a screen of views, its labels with texts.
// layout-bench check WORKLOAD N: compares the frames of views with the values of the solver for the same workload.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

let names = Workload.names.joined(separator: " ")
let isChecking = CommandLine.arguments.dropFirst().first == "check"
let arguments = Array(CommandLine.arguments.dropFirst(isChecking ? 2 : 1))
guard arguments.count >= 2, let size = Int(arguments[1]), size > 0, Workload.names.contains(arguments[0]) else {
  fail("usage: layout-bench [check] WORKLOAD N, WORKLOAD one of \(names)")
}
let name = arguments[0]

@MainActor func makeScreen(measuresTexts: Bool) -> Screen {
  switch name {
  case "list": .list(size, measuresTexts: measuresTexts)
  case "cells": .cells(size, measuresTexts: measuresTexts)
  case "form": .form(size, measuresTexts: measuresTexts)
  case "chain": .chain(size, measuresTexts: measuresTexts)
  case "grid": .grid(size, measuresTexts: measuresTexts)
  default: StackScreen.make(size, measuresTexts: measuresTexts)
  }
}

if isChecking {
  ScreenCheck(name: name, size: size).run(makeScreen(measuresTexts: false))
} else {
  ScreenMeasurement(name: name, size: size).run { makeScreen(measuresTexts: true) }
}
