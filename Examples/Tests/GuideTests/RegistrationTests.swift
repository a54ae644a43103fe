import CanopyTesting
import SwiftUI
import Testing

@testable import Guide

@MainActor @Suite struct RegistrationTests {
  @Test func returnRegisters() throws {
    let screen = TestScreen { Registration() }
    try screen.find("Name").type("Ada\n")
    #expect(screen.texts.contains("Welcome, Ada!"))
  }
}
