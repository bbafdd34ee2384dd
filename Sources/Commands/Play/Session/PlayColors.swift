/// The attributes of what the tool itself draws, as parameters of escape sequences (ECMA-48, SGR).
struct PlayColors {
  /// Whether there are colours; weights are always there.
  let usesColor: Bool

  let title = "1"
  let status = "7"
  var former: String { usesColor ? "2" : "" }
  /// What a click would hit.
  var marked: String { usesColor ? "30;46" : "4" }
}
