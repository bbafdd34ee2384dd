package import PlainviewRuntime

/// What interactions ask their delegates.
@MainActor package enum InteractionMethods {
  package static let contextMenu = DelegateMethods<any UIContextMenuInteractionDelegate>(
    [
      "contextMenuInteraction(_:configurationForMenuAtLocation:)":
        "contextMenuInteraction:configurationForMenuAtLocation:",
      "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)":
        "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:",
      "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)":
        "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:",
      "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)":
        "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:",
      "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)":
        "contextMenuInteraction:previewForDismissingMenuWithConfiguration:",
      "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)":
        "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:",
      "contextMenuInteraction(_:willDisplayMenuFor:animator:)":
        "contextMenuInteraction:willDisplayMenuForConfiguration:animator:",
      "contextMenuInteraction(_:willEndFor:animator:)": "contextMenuInteraction:willEndForConfiguration:animator:",
    ], bare: BareWidgetDelegate())
}
