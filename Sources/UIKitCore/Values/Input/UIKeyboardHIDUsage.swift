/// A key by its position on a keyboard, whatever is printed on it; raw values are those of USB's usage tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// The keyboard's errors, and its keys by the characters of an American keyboard or by their function.
  case keyboardErrorRollOver = 0x01, keyboardPOSTFail, keyboardErrorUndefined, keyboardA, keyboardB, keyboardC,
    keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM,
    keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW,
    keyboardX, keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7,
    keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab,
    keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash,
    keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod,
    keyboardSlash, keyboardCapsLock, keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6,
    keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12, keyboardPrintScreen,
    keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp, keyboardDeleteForward,
    keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow,
    keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2, keypad3,
    keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod, keyboardNonUSBackslash,
    keyboardApplication, keyboardPower, keypadEqualSign, keyboardF13, keyboardF14, keyboardF15, keyboardF16,
    keyboardF17, keyboardF18, keyboardF19, keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24,
    keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo,
    keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown,
    keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock, keypadComma, keypadEqualSignAS400,
    keyboardInternational1, keyboardInternational2, keyboardInternational3, keyboardInternational4,
    keyboardInternational5, keyboardInternational6, keyboardInternational7, keyboardInternational8,
    keyboardInternational9, keyboardLANG1, keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6,
    keyboardLANG7, keyboardLANG8, keyboardLANG9, keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel,
    keyboardClear, keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper, keyboardClearOrAgain,
    keyboardCrSelOrProps, keyboardExSel
  /// The modifier keys at the left and at the right.
  case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl,
    keyboardRightShift, keyboardRightAlt, keyboardRightGUI
  /// A value that no key has.
  case keyboard_Reserved = 0xFFFF

  // Keys that have other names on keyboards of other languages.
  /// The key that switches between Hangul and Latin letters.
  public static let keyboardHangul = keyboardLANG1
  /// The key that converts Hangul to Hanja.
  public static let keyboardHanja = keyboardLANG2
  /// The key that switches to kana.
  public static let keyboardKanaSwitch = keyboardLANG1
  /// The key that switches to Latin letters.
  public static let keyboardAlphanumericSwitch = keyboardLANG2
  /// The key that switches to katakana.
  public static let keyboardKatakana = keyboardLANG3
  /// The key that switches to hiragana.
  public static let keyboardHiragana = keyboardLANG4
  /// The key that switches between the widths of characters.
  public static let keyboardZenkakuHankakuKanji = keyboardLANG5
}
