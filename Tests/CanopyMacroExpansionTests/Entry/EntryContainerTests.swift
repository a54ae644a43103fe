import Testing

@testable import CanopyMacroExpansion

/// Which type an extension extends.
@Suite struct EntryContainerTests {
  @Test(arguments: EntryContainer.allCases)
  func extensionNameDeterminesTheContainer(container: EntryContainer) {
    #expect(self.container(in: "extension \(container.rawValue) {}") == container)
    #expect(self.container(in: "extension SwiftUI.\(container.rawValue): Sendable where Int == Int {}") == container)
  }

  @Test(arguments: [
    ("17EnvironmentValuesV", EntryContainer.environmentValues), ("11TransactionV", .transaction),
    ("15ContainerValuesV", .containerValues), ("13FocusedValuesV", .focusedValues),
  ])
  func behindAnAliasTheMangledNameDecides(mangledName: String, container: EntryContainer) {
    let discriminator = "$s10CanopyCore\(mangledName)3AppE1x5EntryfMp_"
    #expect(self.container(in: "extension Alias {}", discriminator: discriminator) == container)
  }

  @Test(arguments: [
    "struct EnvironmentValues {}", "enum Transaction {}", "extension Other {}", "extension {}", "", "{",
  ])
  func otherSurroundingsAreNone(source: String) {
    #expect(container(in: source) == nil)
  }

  @Test func innermostContextDeterminesTheContainer() {
    #expect(container(in: "struct Inner {}", "extension EnvironmentValues {}") == nil)
  }

  @Test func eachContainerHasItsKeyProtocol() {
    #expect(Set(EntryContainer.allCases.map(\.keyProtocol)).count == EntryContainer.allCases.count)
  }

  private func container(in sources: String..., discriminator: String = "$s3App") -> EntryContainer? {
    let node = SourceSyntax(source: "", location: nil)
    return EntryContainer(
      around: AttachedExpansion(
        macro: MacroReference(moduleName: "", typeName: ""), macroRole: "peer", discriminator: discriminator,
        attributeSyntax: node, declSyntax: node, lexicalContext: sources.map { SourceSyntax(source: $0, location: nil) }
      ))
  }
}
