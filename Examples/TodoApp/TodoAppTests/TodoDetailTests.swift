//
//  TodoDetailTests.swift
//  TodoAppTests
//

import Testing
import TodoKit
import UIKit

@testable import TodoApp

@MainActor
@Suite struct TodoDetailTests {
  private let detail: TodoDetailViewController
  private let field: UITextField

  init() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: TodoDetailViewController.self))
    detail = try #require(
      storyboard.instantiateViewController(withIdentifier: "TodoDetail") as? TodoDetailViewController)
    detail.todo = Todo(title: "Buy milk")
    detail.loadViewIfNeeded()
    field = try #require(detail.view.subviews.compactMap { $0 as? UITextField }.first)
  }

  @Test func showsTheTitle() {
    #expect(field.text == "Buy milk")
  }

  @Test func anEmptyTitleCannotBeSaved() throws {
    let save = try #require(detail.navigationItem.rightBarButtonItem)
    #expect(save.isEnabled)
    field.text = ""
    field.sendActions(for: .editingChanged)
    #expect(!save.isEnabled)
  }

  @Test func savesWhatIsEdited() throws {
    var saved: Todo?
    detail.onSave = { saved = $0 }
    field.text = "Buy oat milk"
    let toggle = try #require(detail.view.subviews.compactMap { $0 as? UISwitch }.first)
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    let save = try #require(detail.navigationItem.rightBarButtonItem)
    UIApplication.shared.sendAction(try #require(save.action), to: save.target, from: save, for: nil)
    #expect(saved?.title == "Buy oat milk")
    #expect(saved?.isDone == true)
  }
}
