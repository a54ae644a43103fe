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

  /// Also where nothing tells which property reads a key, as in optimized code.
  @Test(.enabled(if: programKeepsNamesOfGetters, "Optimized code keeps no names of private getters."))
  func aKeyIsNamedByThePropertyThatIsCalledLikeIt() {
    #expect(readableName(ofPath: \EnvironmentValues.columnsOfPage) == "EnvironmentValues.columnsOfPage")
    #expect(readableName(ofPath: \EnvironmentValues.rowsOfPage) == "EnvironmentValues.rowsOfPage")
    #expect(readableName(ofKey: ColumnsOfPageKey.self) == #"\.columnsOfPage"#)
    // A property of another type, and none at all.
    #expect(readableName(ofKey: RowsOfPageKey.self) == "RowsOfPageKey")
    #expect(readableName(ofKey: MarginsOfPageKey.self) == "MarginsOfPageKey")
  }

  @Test func aGetterWithoutANameIsDescribedByItsType() {
    #expect(readableName(ofPath: \Item.[3]) == "Item.<computed (Int)>")
    #expect(ProgramSymbols.property(readAt: 1) == nil)
  }

  #if arch(x86_64)
    /// As optimized code reads a property in another file.
    @Test func jumpsAreFollowed() {
      func target(_ code: [UInt8]) -> UInt? { code.withUnsafeBytes { ProgramSymbols.jump(in: $0, at: 0x1000) } }
      #expect(target([0xE9, 0x10, 0, 0, 0, 0x90]) == 0x1015)
      #expect(target([0x55, 0x48, 0x89, 0xE5, 0x5D, 0xE9, 0xF6, 0xFF, 0xFF, 0xFF]) == 0x1000)
      #expect(target([0x55, 0x48, 0x89, 0xE5, 0x5D, 0xE9, 0x10]) == nil)
      #expect(target([0x55, 0x48, 0x89, 0xE5, 0x53, 0xE9, 0x10, 0, 0, 0]) == nil)
      #expect(target([]) == nil)
    }
  #endif

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

private struct ColumnsOfPageKey: EnvironmentKey {
  static let defaultValue = 2
}

private struct RowsOfPageKey: EnvironmentKey {
  static let defaultValue = 2
}

private struct MarginsOfPageKey: EnvironmentKey {
  static let defaultValue = 2
}

extension EnvironmentValues {
  var columnsOfPage: Int { self[ColumnsOfPageKey.self] }
  var rowsOfPage: String { "\(self[RowsOfPageKey.self])" }
}
