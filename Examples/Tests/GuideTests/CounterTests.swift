import CanopyTesting
import SwiftUI
import Testing

@testable import Guide

@MainActor @Test func detailsShowTheCurrentCount() throws {
  let screen = TestScreen { Counter().environment(\.accent, .orange) }
  try screen.find("Add one").tap()
  try screen.find("Details").tap()
  print(screen.explain(try screen.find("4 so far")))
  #expect(try screen.image(scale: 2).width == 780)
}
