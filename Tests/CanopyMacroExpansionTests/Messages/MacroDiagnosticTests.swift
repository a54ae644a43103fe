import Foundation
import Testing

@testable import CanopyMacroExpansion

/// How errors reach the compiler.
@Suite struct MacroDiagnosticTests {
  @Test func diagnosticOffsetsCountFromTheStartOfTheFile() {
    let location = SourceLocation(fileID: "App/File.swift", fileName: "/App/File.swift", offset: 10, line: 2, column: 3)
    let diagnostic = MacroDiagnostic("No.", at: 5, of: SourceSyntax(source: "", location: location))
    #expect(diagnostic.position == MacroDiagnostic.Position(fileName: "/App/File.swift", offset: 15))
  }

  @Test func diagnosticsWithoutALocationHaveTheirMessage() {
    let diagnostic = MacroDiagnostic("No.", at: 5, of: SourceSyntax(source: "", location: nil))
    #expect(diagnostic.message == "No.")
    #expect(diagnostic.position.fileName == "")
  }

  @Test func diagnosticsAreEncodedWithAllRequiredFields() throws {
    let diagnostic = MacroDiagnostic("No.", at: 5, of: SourceSyntax(source: "", location: nil))
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(diagnostic))
    let fields = try #require(object as? [String: Any])
    #expect(Set(fields.keys) == ["message", "severity", "position", "highlights", "notes", "fixIts"])
    #expect(fields["severity"] as? String == "error")
  }
}
