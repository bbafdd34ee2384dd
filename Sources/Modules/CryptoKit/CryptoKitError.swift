/// Why a function of CryptoKit failed.
public enum CryptoKitError: Error, Equatable, Hashable {
  /// The key has a wrong size.
  case incorrectKeySize
  /// A parameter has a wrong size.
  case incorrectParameterSize
  /// The tag does not belong to the data.
  case authenticationFailure
  /// A computation had no result.
  case underlyingCoreCryptoError(error: Int32)
  /// The key cannot be wrapped.
  case wrapFailure
  /// The data is no wrapped key, or one of another key.
  case unwrapFailure
  /// A parameter has a wrong value.
  case invalidParameter
}

/// Why the text or the bytes of a key cannot be read.
public enum CryptoKitASN1Error: Error, Equatable, Hashable {
  /// A field has an invalid tag.
  case invalidFieldIdentifier
  /// A field has the tag of another.
  case unexpectedFieldType
  /// An object identifier is invalid.
  case invalidObjectIdentifier
  /// The fields are not those of a key.
  case invalidASN1Object
  /// An integer has more bytes than it needs.
  case invalidASN1IntegerEncoding
  /// A field ends too early.
  case truncatedASN1Field
  /// The length of a field cannot be read.
  case unsupportedFieldLength
  /// The text is no PEM document of a key.
  case invalidPEMDocument
}
