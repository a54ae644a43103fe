import CanopyTesting
import SwiftUI
import Testing

/// What is known about the document around.
@MainActor @Suite struct DocumentValuesTests {
  @Test func documentConfigurationIsNilOutsideDocuments() {
    #expect(EnvironmentValues().documentConfiguration == nil)
  }

  @Test func documentConfigurationIsInherited() throws {
    let file = URL(fileURLWithPath: "/letters/one.txt")
    let screen = TestScreen {
      $0.documentConfiguration = DocumentConfiguration(fileURL: file, isEditable: false)
    } content: {
      Text("here")
    }
    let document = try screen.find("here").environment.documentConfiguration
    #expect(document?.fileURL == file)
    #expect(document?.isEditable == false)
  }
}
