/// Continues after a user has signed up.
@MainActor public protocol SignUpDelegate {
  func logIn(id: String, password: String)
}
