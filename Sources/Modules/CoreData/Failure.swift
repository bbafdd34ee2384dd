import PlainviewRuntime

/// Ends the current process with an exception, from whatever thread.
func fail(_ exception: UncaughtException) { MainQueue.run { raise(exception) } }
