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

  package static let editMenu = DelegateMethods<any UIEditMenuInteractionDelegate>(
    [
      "editMenuInteraction(_:menuFor:suggestedActions:)": "editMenuInteraction:menuForConfiguration:suggestedActions:",
      "editMenuInteraction(_:targetRectFor:)": "editMenuInteraction:targetRectForConfiguration:",
      "editMenuInteraction(_:willPresentMenuFor:animator:)":
        "editMenuInteraction:willPresentMenuForConfiguration:animator:",
      "editMenuInteraction(_:willDismissMenuFor:animator:)":
        "editMenuInteraction:willDismissMenuForConfiguration:animator:",
    ], bare: BareWidgetDelegate())

  package static let find = DelegateMethods<any UIFindInteractionDelegate>(
    [
      "findInteraction(_:sessionFor:)": "findInteraction:sessionForView:",
      "findInteraction(_:didBegin:)": "findInteraction:didBeginFindSession:",
      "findInteraction(_:didEnd:)": "findInteraction:didEndFindSession:",
    ], bare: BareWidgetDelegate())

  package static let pointer = DelegateMethods<any UIPointerInteractionDelegate>(
    [
      "pointerInteraction(_:regionFor:defaultRegion:)": "pointerInteraction:regionForRequest:defaultRegion:",
      "pointerInteraction(_:styleFor:)": "pointerInteraction:styleForRegion:",
      "pointerInteraction(_:willEnter:animator:)": "pointerInteraction:willEnterRegion:animator:",
      "pointerInteraction(_:willExit:animator:)": "pointerInteraction:willExitRegion:animator:",
    ], bare: BareWidgetDelegate())

  package static let text = DelegateMethods<any UITextInteractionDelegate>(
    [
      "interactionShouldBegin(_:at:)": "interactionShouldBegin:atPoint:",
      "interactionWillBegin(_:)": "interactionWillBegin:",
      "interactionDidEnd(_:)": "interactionDidEnd:",
    ], bare: BareWidgetDelegate())
}
