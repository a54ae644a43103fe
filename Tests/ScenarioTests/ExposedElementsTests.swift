import CanopyAccessibility
@testable import CanopyTesting
import Foundation
import HostTestSupport
import SwiftUI
import Testing

@testable import ScenarioApp

/// Assistive technologies are told the same elements by all hosts: through the bus of a desktop, and through the tree of a browser.
@MainActor @Suite(.serialized)
struct ExposedElementsTests {
  private static let size = CGSize(width: 480, height: 400)

  /// Actions, after each of which the elements are compared.
  private static let steps = [
    "", "tap \"New note\"\ntype \"Tea\"\npress Return", "tap \"Settings\"", "tap \"Close\"\ntap \"Controls\"",
    "tap \"Rows\"", "tap \"Elements\"",
  ]

  @Test func theBusAndThePageTellTheElementsOfTheProgram() async throws {
    let app = TestApp(ScenarioApp(), size: Self.size)
    let window = try await WindowStage(size: Self.size)
    let tab = try TabStage(size: Self.size)
    for step in Self.steps {
      let scenario = try Scenario(step)
      _ = try await app.play(scenario)
      let expected = ExposedElement.all(in: app.window.frame.accessibility.snapshot())
      _ = try await scenario.play(on: window)
      try await expect(expected, after: step, "on the bus") { try window.exposedElements }
      _ = try await scenario.play(on: tab)
      try await expect(expected, after: step, "in the page") { try tab.exposedElements }
    }
  }

  /// Waits until elements are as expected, and tells the difference if they don't become so.
  private func expect(
    _ expected: [ExposedElement], after step: String, _ place: String, in read: () throws -> [ExposedElement]
  ) async throws {
    var exposed: [ExposedElement] = []
    let isSame = try await Wait.until {
      exposed = try read()
      return exposed == expected
    }
    if isSame { return }
    let difference = exposed.difference(from: expected).map { change in
      switch change {
      case .insert(_, let element, _): "+ \(element)"
      case .remove(_, let element, _): "- \(element)"
      }
    }
    Issue.record("After “\(step)”, other elements are told \(place):\n\(difference.joined(separator: "\n"))")
  }
}
