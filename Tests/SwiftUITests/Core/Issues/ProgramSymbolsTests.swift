import Foundation
import Testing

@testable import CanopyCore

/// A Boolean value that indicates whether the program was built for debugging: optimized code keeps no names of getters.
let programKeepsNamesOfGetters: Bool = {
  #if DEBUG
    true
  #else
    false
  #endif
}()

/// Names of computed properties, read from the symbol table of the program.
@Suite struct ProgramSymbolsTests {
  private struct Item {
    var size: Int { 1 }
    private var secret: Int { 2 }
    static var secretPath: AnyKeyPath { \Item.secret }
    subscript(index: Int) -> Int { index }
  }

  @Test(.enabled(if: programKeepsNamesOfGetters, "Optimized code keeps no names of getters."))
  func computedPropertiesAreNamed() {
    #expect(readableName(ofPath: \Item.size) == "Item.size")
    #expect(readableName(ofPath: Item.secretPath) == "Item.secret")
    #expect(readableName(ofPath: \[Item].first?.size) == "Array<Item>.first?.size?")
  }

  @Test func aGetterWithoutANameIsDescribedByItsType() {
    #expect(readableName(ofPath: \Item.[3]) == "Item.<computed (Int)>")
    #expect(ProgramSymbols.property(readAt: 1) == nil)
  }

  @Test func invalidProgramFilesHaveNoSymbols() throws {
    #expect(SymbolFile(Data()) == nil)
    #expect(SymbolFile(Data("no program".utf8)) == nil)
    let program = try Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .mappedIfSafe)
    #expect(SymbolFile(program) != nil)
    // A truncated header, or a header with an invalid byte.
    for length in 0..<64 { #expect(SymbolFile(program.prefix(length)) == nil) }
    for place in 40..<64 {
      var broken = Data(program.prefix(64))
      broken[place] ^= 0xFF
      #expect(SymbolFile(broken) == nil)
    }
  }
}
