/// Has its members appear in scripts on a device.
///
/// Without an Objective-C runtime they cannot be found: an object of such a class can be handed to scripts and comes back
/// as itself, but a script that reads a member of it gets a `TypeError` that says so. Closures can be handed over member by
/// member (`JSValue.setObject(_:forKeyedSubscript:)`).
public protocol JSExport: AnyObject {}
