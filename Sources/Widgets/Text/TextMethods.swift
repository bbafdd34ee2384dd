package import PlainviewRuntime

/// What fields and views of text ask their delegates.
@MainActor package enum TextMethods {
  package static let field = DelegateMethods<any UITextFieldDelegate>(
    [
      "textFieldShouldBeginEditing(_:)": "textFieldShouldBeginEditing:",
      "textFieldDidBeginEditing(_:)": "textFieldDidBeginEditing:",
      "textFieldShouldEndEditing(_:)": "textFieldShouldEndEditing:",
      "textFieldDidEndEditing(_:)": "textFieldDidEndEditing:",
      "textFieldDidEndEditing(_:reason:)": "textFieldDidEndEditing:reason:",
      "textField(_:shouldChangeCharactersIn:replacementString:)":
        "textField:shouldChangeCharactersInRange:replacementString:",
      "textFieldDidChangeSelection(_:)": "textFieldDidChangeSelection:",
      "textFieldShouldClear(_:)": "textFieldShouldClear:",
      "textFieldShouldReturn(_:)": "textFieldShouldReturn:",
      "textField(_:editMenuForCharactersIn:suggestedActions:)":
        "textField:editMenuForCharactersInRange:suggestedActions:",
    ], bare: BareWidgetDelegate())

  package static let view = DelegateMethods<any UITextViewDelegate>(
    [
      "textViewShouldBeginEditing(_:)": "textViewShouldBeginEditing:",
      "textViewShouldEndEditing(_:)": "textViewShouldEndEditing:",
      "textViewDidBeginEditing(_:)": "textViewDidBeginEditing:",
      "textViewDidEndEditing(_:)": "textViewDidEndEditing:",
      "textView(_:shouldChangeTextIn:replacementText:)": "textView:shouldChangeTextInRange:replacementText:",
      "textViewDidChange(_:)": "textViewDidChange:",
      "textViewDidChangeSelection(_:)": "textViewDidChangeSelection:",
      "textView(_:shouldInteractWith:in:interaction:)": "textView:shouldInteractWithURL:inRange:interaction:",
      "textView(_:shouldInteractWith:in:interaction:)":
        "textView:shouldInteractWithTextAttachment:inRange:interaction:",
      "textView(_:editMenuForTextIn:suggestedActions:)": "textView:editMenuForTextInRange:suggestedActions:",
      "textView(_:shouldInteractWith:in:)": "textView:shouldInteractWithURL:inRange:",
      "textView(_:shouldInteractWith:in:)": "textView:shouldInteractWithTextAttachment:inRange:",
      "textView(_:primaryActionFor:defaultAction:)": "textView:primaryActionForTextItem:defaultAction:",
      "textView(_:menuConfigurationFor:defaultMenu:)": "textView:menuConfigurationForTextItem:defaultMenu:",
      "textView(_:textItemMenuWillDisplayFor:animator:)": "textView:textItemMenuWillDisplayForTextItem:animator:",
      "textView(_:textItemMenuWillEndFor:animator:)": "textView:textItemMenuWillEndForTextItem:animator:",
    ], bare: BareWidgetDelegate())

  package static let storage = DelegateMethods<any NSTextStorageDelegate>(
    [
      "textStorage(_:willProcessEditing:range:changeInLength:)":
        "textStorage:willProcessEditing:range:changeInLength:",
      "textStorage(_:didProcessEditing:range:changeInLength:)": "textStorage:didProcessEditing:range:changeInLength:",
    ], bare: BareWidgetDelegate())

  package static let layout = DelegateMethods<any NSLayoutManagerDelegate>(
    [
      "layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)":
        "layoutManager:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:",
      "layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)":
        "layoutManager:lineSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:",
      "layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)":
        "layoutManager:paragraphSpacingBeforeGlyphAtIndex:withProposedLineFragmentRect:",
      "layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)":
        "layoutManager:paragraphSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:",
      "layoutManager(_:shouldUse:forControlCharacterAt:)":
        "layoutManager:shouldUseAction:forControlCharacterAtIndex:",
      "layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)":
        "layoutManager:shouldBreakLineByWordBeforeCharacterAtIndex:",
      "layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)":
        "layoutManager:shouldBreakLineByHyphenatingBeforeCharacterAtIndex:",
      "layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:)":
        "layoutManager:boundingBoxForControlGlyphAtIndex:forTextContainer:proposedLineFragment:glyphPosition:characterIndex:",
      "layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)":
        "layoutManager:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:inTextContainer:forGlyphRange:",
      "layoutManagerDidInvalidateLayout(_:)": "layoutManagerDidInvalidateLayout:",
      "layoutManager(_:didCompleteLayoutFor:atEnd:)": "layoutManager:didCompleteLayoutForTextContainer:atEnd:",
      "layoutManager(_:textContainer:didChangeGeometryFrom:)":
        "layoutManager:textContainer:didChangeGeometryFromSize:",
    ], bare: BareWidgetDelegate())
}
