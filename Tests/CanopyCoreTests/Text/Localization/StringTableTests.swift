import Foundation
import Testing

@testable import CanopyCore

@Suite struct StringTableTests {
  @Test func bundlesWithoutTablesHaveEmptyOnes() throws {
    let translated = try TranslatedBundle(["readme.txt": "nothing"])
    #expect(StringTable.named(nil, in: translated.bundle, for: Locale(identifier: "fr")).isEmpty)
  }

  @Test func tablesAreReadOnce() throws {
    let translated = try TranslatedBundle(["fr.lproj/Localizable.strings": #""a" = "b";"#])
    let locale = Locale(identifier: "fr")
    let first = StringTable.named(nil, in: translated.bundle, for: locale)
    #expect(first["a"] == "b")
    #expect(first["c"] == nil)
    #expect(StringTable.named("Localizable", in: translated.bundle, for: locale) === first)
  }

  @Test func propertyListsAreTablesToo() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><string>b</string></dict></plist>
      """
    let translated = try TranslatedBundle(["fr.lproj/Localizable.strings": list])
    #expect(StringTable.named(nil, in: translated.bundle, for: Locale(identifier: "fr"))["a"] == "b")
  }
}
