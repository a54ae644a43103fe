import CanopyTesting
import SwiftUI
import Testing

@MainActor @Suite struct HelpTests {
  @Test("m03 Help is the hint of a view")
  func helpIsTheHintOfAView() throws {
    let name = "a file"
    let screen = TestScreen {
      Button("Save") {}.help("Saves the file")
      Button("Open") {}.help("Opens \(name)" as String)
      Button("Close") {}.help(Text("Closes it"))
    }
    #expect(try screen.find("Save").hint == "Saves the file")
    #expect(try screen.find("Open").hint == "Opens a file")
    #expect(try screen.find("Close").hint == "Closes it")
  }
}
