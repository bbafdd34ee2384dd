@_exported public import PlainviewCoreLocation
