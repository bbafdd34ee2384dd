/// Who goes on when somebody has signed up.
@MainActor public protocol SignUpDelegate {
  func logIn(id: String, password: String)
}
