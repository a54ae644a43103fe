import CanopyTesting
import Foundation
import HostTestSupport
import SwiftUI
import Testing

/// What a screen reader says after each step of a person who uses nothing but the keyboard: on the bus of a desktop, and in a page.
@MainActor @Suite(.serialized)
struct SpokenStepsTests {
  private static let size = CGSize(width: 480, height: 400)

  private enum Step {
    case tab, back
    case key(KeyEquivalent)
    case text(String)
  }

  private static let steps: [(Step, spoken: String)] =
    [
      (.tab, "button Controls"), (.tab, "button Rows"), (.tab, "button Elements"), (.tab, "button Letter"),
      (.tab, "button Trip"),
      (.tab, "text field New note"),
      (.text("Tea"), "text field New note Tea"), (.key(.delete), "text field New note Te"),
      (.text("a"), "text field New note Tea"), (.tab, "button Add"), (.back, "text field New note Tea"),
      (.key(.return), "text field New note"), (.text("Milk"), "text field New note Milk"),
      (.key(.return), "text field New note"), (.tab, "button Finish"), (.tab, "button Delete"), (.tab, "button Finish"),
      (.key(.space), "button Reopen"), (.tab, "button Delete"), (.tab, "button Settings"),
      // The bus tells of the sheet, but nothing in it has the focus until the Tab key is pressed.
      (.key(.return), "dialog Settings"), (.tab, "toggle Hide finished notes off"),
      (.key(.space), "toggle Hide finished notes on"), (.key(.space), "toggle Hide finished notes off"),
      (.tab, "button Close"), (.back, "toggle Hide finished notes off"), (.key(.escape), "button Settings"),
      (.back, "button Delete"), (.back, "button Reopen"), (.back, "button Delete"), (.back, "button Finish"),
      (.back, "text field New note"), (.back, "button Trip"), (.back, "button Letter"), (.back, "button Elements"),
      (.back, "button Rows"),
      (.back, "button Controls"),
      // The button is disabled on its own page.
      (.key(.return), ""), (.tab, "button Notes"), (.tab, "button Rows"), (.tab, "button Elements"),
      (.tab, "button Letter"), (.tab, "button Trip"), (.tab, "slider Volume 50%"),
      (.key(.rightArrow), "slider Volume 60%"),
      (.key(.upArrow), "slider Volume 70%"),
      (.tab, "toggle Sound off"), (.key(.space), "toggle Sound on"), (.back, "slider Volume 70%"),
      (.key(.leftArrow), "slider Volume 60%"), (.back, "button Trip"), (.back, "button Letter"),
      (.back, "button Elements"),
      (.back, "button Rows"), (.key(.return), ""),
      (.tab, "button Notes"), (.tab, "button Controls"), (.tab, "button Elements"), (.tab, "button Letter"),
      (.tab, "button Trip"),
    ]
    // The last rows come into view on the way.
    + (0..<12).map { (.tab, "button Row \($0)") }

  @Test func thereAreFortySteps() { #expect(Self.steps.count >= 40) }

  @Test func eachStepIsSpokenOnTheBus() async throws {
    let window = try await WindowStage(size: Self.size)
    try await take(Self.steps.map { ($0, $1.hasPrefix("dialog") ? "" : $1) }, on: window) { try window.spoken }
  }

  @Test func eachStepIsSpokenInThePage() async throws {
    let tab = try TabStage(size: Self.size)
    try await take(Self.steps, on: tab) { try tab.spoken }
  }

  private func take(
    _ steps: [(Step, spoken: String)], on stage: some ScenarioStage, spoken: () throws -> String
  ) async throws {
    for (number, step) in steps.enumerated() {
      switch step.0 {
      case .tab: try stage.press(.tab, modifiers: [])
      case .back: try stage.press(.tab, modifiers: .shift)
      case .key(let key): try stage.press(key, modifiers: [])
      case .text(let text): try stage.type(text)
      }
      var last = ""
      let isSpoken = try await Wait.until {
        last = try spoken()
        return last == step.spoken
      }
      if !isSpoken {
        Issue.record("After step \(number), “\(last)” is spoken, and not “\(step.spoken)”.")
        return
      }
    }
  }
}
