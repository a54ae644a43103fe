import Foundation
import Testing

@testable import CanopyCore

/// The list of the values that programs can read.
@Suite struct PublicEnvironmentTests {
  @Test func theListIsThatOfThePublicAPI() throws {
    var project = URL(filePath: #filePath)
    for _ in 0..<5 { project.deleteLastPathComponent() }
    let api = project.appending(path: "API")
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: api, includingPropertiesForKeys: nil) {
      var isInside = false
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("extension EnvironmentValues") || line.contains("struct EnvironmentValues") {
          isInside = true
        } else if line.first?.isLetter == true {
          isInside = false
        }
        guard isInside, let match = line.firstMatch(of: #/^ .*\bvar (\w+):/#) else { continue }
        names.insert(String(match.1))
      }
    }
    #expect(names.count > 50)
    #expect(PublicEnvironment.names == names.subtracting(["description", "isEmpty"]))
  }

  @Test func namesAreThoseOfExplanations() {
    #expect(PublicEnvironment.has("\\.locale"))
    #expect(!PublicEnvironment.has("locale"))
    #expect(!PublicEnvironment.has("\\.actionRowLook"))
  }
}
