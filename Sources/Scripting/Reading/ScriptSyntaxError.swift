/// Why a script cannot be read, and at which of its units.
struct ScriptSyntaxError: Error {
  let message: String
  let at: Int
}
