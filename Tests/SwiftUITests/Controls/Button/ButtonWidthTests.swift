import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// How wide buttons are.
@MainActor @Suite struct ButtonWidthTests {
  private func width(_ button: some View) throws -> CGFloat {
    let screen = TestScreen(size: CGSize(width: 300, height: 100)) { button }
    return try screen.find(role: "button", name: "Go").frame.width
  }

  @Test func buttonsFitTheirLabels() throws {
    let fitted = try width(Button("Go") {})
    #expect(fitted < 100)
    #expect(try width(Button("Go") {}.buttonSizing(.fitted)) == fitted)
    #expect(try width(Button("Go") {}.buttonSizing(.automatic)) == fitted)
  }

  @Test func flexibleButtonsFillTheProposedWidth() throws {
    #expect(try width(Button("Go") {}.buttonSizing(.flexible)) == 300)
    #expect(try width(Button("Go") {}.buttonStyle(.plain).buttonSizing(.flexible)) == 300)
    #expect(try width(Button("Go") {}.buttonStyle(.borderless).frame(width: 120).buttonSizing(.flexible)) == 120)
  }
}
