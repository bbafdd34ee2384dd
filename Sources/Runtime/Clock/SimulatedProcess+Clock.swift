extension SimulatedProcess {
  /// Puts what is loaded by now on the clocks of the apps.
  func replaceFunctions() { Interposition.install() }

  /// Ends the timers and the requests of the process, which hold its code.
  func endReplacedCalls() {
    endTimers(of: self)
    forgetRequests(of: self)
  }
}
