@_exported public import PlainviewIntents
