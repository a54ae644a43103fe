import CanopyTesting
import SwiftUI
import Testing

/// The textual description of a layout for debugging.
@MainActor @Suite struct LayoutDumpTests {
  @Test func theDumpListsSizesPositionsAndProposals() {
    let screen = layOut {
      VStack(alignment: .leading, spacing: 4) {
        Text("Hello").padding(2)
        Color.red.frame(maxWidth: 33.333, maxHeight: 10)
        Spacer(minLength: 1).fixedSize()
      }
    }
    #expect(
      screen.layout() == """
        root 200×100 at 0,0, offered 200×100
          VStack 44×43 at 78,28.5, offered 200×100
            padding(2) 44×24 at 78,28.5, offered 200×24
              “Hello” 40×20 at 80,30.5, offered 196×20
            frame(maxWidth: 33.333, maxHeight: 10) 33.33×10 at 78,56.5, offered 200×67
              Color 33.33×10 at 78,56.5, offered 33.33×10
            fixedSize 0×1 at 78,70.5, offered 200×1
              spacer 0×1 at 78,70.5, offered ideal×ideal
        """)
  }

  @Test func theDumpIncludesPresentationsAndOmittedViews() throws {
    let screen = layOut(width: 20) { Presents() }
    try screen.find("x").tap()
    #expect(screen.layout().contains("“wide text”, left out"))
    #expect(screen.layout().contains("“in the sheet”"))
  }
}

private struct Presents: View {
  @State private var isShown = false

  var body: some View {
    ViewThatFits {
      Text("wide text")
      Button("x") { isShown = true }
    }
    .sheet(isPresented: $isShown) { Text("in the sheet") }
  }
}
