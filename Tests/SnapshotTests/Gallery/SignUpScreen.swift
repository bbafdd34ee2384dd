import UIKit

/// A light form.
final class SignUpScreen: ColumnController {
  override func makeRows() -> [UIView] {
    let plan = UISegmentedControl(items: ["Free", "Team", "Company"])
    plan.selectedSegmentIndex = 1
    let password = Self.field("Password", "correct horse")
    password.isSecureTextEntry = true
    let terms = Self.label(
      "By signing up you agree to our terms, which are shorter than those of most others.", lines: 0)
    return [
      Self.label("Create an account"), Self.field("Name", "Kim Minji"), Self.field("Email"), password, plan,
      Self.row(Self.label("News by mail"), Self.toggle(true)), Self.button("Sign up"), terms,
    ]
  }
}
