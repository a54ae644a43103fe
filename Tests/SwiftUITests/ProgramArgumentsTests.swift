import CanopyScene
import SwiftUI
import Testing

@testable import Canopy

/// The options that programs have in all hosts.
@MainActor @Suite struct ProgramArgumentsTests {
  private func arguments(_ words: String...) throws -> ProgramArguments { try ProgramArguments(["app"] + words, []) }

  @Test func aPersonChoosesTheIdiom() throws {
    #expect(try arguments().idiom == nil)
    #expect(try arguments("--idiom", "desktop").idiom == .desktop)
    #expect(try arguments("--idiom=phone", "notes.txt").idiom == .phone)
    #expect(throws: LaunchOptions.Mistake("--idiom needs phone or desktop, not “tablet”.")) {
      try arguments("--idiom", "tablet")
    }
    #expect(throws: LaunchOptions.Mistake("--idiom needs a value.")) { try arguments("--idiom") }
  }

  @Test func eachIdiomIsNamedInTheHelp() {
    for idiom in InterfaceIdiom.allCases { #expect(ProgramArguments.help.contains("\(idiom)")) }
  }
}
