@_exported public import PlainviewXCTest
