import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The icon, the severity and the suppression of alerts and dialogs.
@MainActor @Suite struct DialogOptionsTests {
  private func height(_ container: PresentationContainer, _ change: (Asking) -> some View) -> CGFloat {
    let screen = TestScreen { change(Asking(container: container)) }
    screen.settle()
    return screen.presentations[0].frame.height
  }

  @Test(arguments: [PresentationContainer.alert, .confirmationDialog])
  func anIconIsAboveTheTitle(container: PresentationContainer) {
    let plain = height(container) { $0 }
    #expect(height(container) { $0.dialogIcon(Image(systemName: "gearshape.fill")) } == plain + 50)
    #expect(height(container) { $0.dialogIcon(nil) } == plain)
  }

  @Test(arguments: [PresentationContainer.alert, .confirmationDialog])
  func aCriticalQuestionHasASignOfCaution(container: PresentationContainer) throws {
    let plain = height(container) { $0 }
    #expect(height(container) { $0.dialogSeverity(.critical) } == plain + 50)
    #expect(height(container) { $0.dialogSeverity(.standard) } == plain)
    let screen = TestScreen { Asking(container: container).dialogSeverity(.critical) }
    screen.settle()
    let image = try screen.image(scale: 1)
    let card = screen.presentations[0].frame
    let isYellow = (Int(card.minY)..<Int(card.maxY)).contains { y in
      (Int(card.minX)..<Int(card.maxX)).contains { image.pixel(x: $0, y: y).description == "#FFCC00" }
    }
    #expect(isYellow)
  }

  @Test(arguments: [PresentationContainer.alert, .confirmationDialog])
  func aSuppressionChangesTheProgramsValue(container: PresentationContainer) throws {
    let screen = TestScreen { Suppressible(container: container) }
    screen.settle()
    #expect(screen.texts.contains("Don’t ask again"))
    #expect(try screen.find("Don’t ask again").value == "off")
    try screen.find("Don’t ask again").tap()
    #expect(screen.texts.contains("suppressed"))
    #expect(try screen.find("Don’t ask again").value == "on")
    // It isn't an answer.
    #expect(screen.presentations.count == 1)
  }

  @Test func aSuppressionHasTheLabelOfTheProgram() {
    let screen = TestScreen {
      Asking(container: .alert).dialogSuppressionToggle("Always delete", isSuppressed: .constant(true))
    }
    screen.settle()
    #expect(screen.texts.contains("Always delete"))
  }
}

private struct Suppressible: View {
  let container: PresentationContainer
  @State private var isSuppressed = false

  var body: some View {
    VStack {
      Text(isSuppressed ? "suppressed" : "asks")
      Asking(container: container)
    }
    .dialogSuppressionToggle(isSuppressed: $isSuppressed)
  }
}

private struct Asking: View {
  let container: PresentationContainer

  var body: some View {
    Color.white
      .alert("Delete the note?", isPresented: .constant(container == .alert)) {
        Button("Delete", role: .destructive) {}
      }
      .confirmationDialog(
        "Delete the note?", isPresented: .constant(container == .confirmationDialog), titleVisibility: .visible
      ) { Button("Delete", role: .destructive) {} }
  }
}
