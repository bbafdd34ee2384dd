import Foundation
import FoundationNetworking
import Testing
import UIKit

/// What sessions have on Apple's systems alone.
@Suite struct URLSessionDelegateTests {
  private final class Delegate: NSObject, URLSessionTaskDelegate {}

  @Test func `A delegate that leaves methods out can be called nevertheless`() throws {
    let delegate: any URLSessionTaskDelegate = Delegate()
    let task = URLSession.shared.dataTask(with: try #require(URL(string: "https://example.com")))
    delegate.urlSession(.shared, didCreateTask: task)
    delegate.urlSession(.shared, taskIsWaitingForConnectivity: task)
  }

  @Test func `Whether data comes in parts is kept`() throws {
    let task = URLSession.shared.dataTask(with: try #require(URL(string: "https://example.com")))
    #expect(task.prefersIncrementalDelivery)
    task.prefersIncrementalDelivery = false
    #expect(!task.prefersIncrementalDelivery)
  }
}
