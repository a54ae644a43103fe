import CanopyTesting
import SwiftUI
import Testing

/// Text fields in animated changes.
@MainActor @Suite struct FieldMotionTests {
  private struct Draft: View {
    @State private var text = "Hello there"
    var body: some View {
      VStack {
        TextField("Message", text: $text)
        Button("Send") { withAnimation(.linear(duration: 1)) { text = "" } }.buttonStyle(.plain)
      }
      .padding()
      .tint(Color(red: 1, green: 0, blue: 0))
    }
  }

  @Test("A field that is cleared in an animation shows its new text at once, with one caret")
  func clearedFieldShowsItsNewTextAtOnce() throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 120)) { Draft() }
    try screen.find("Hello there").tap()
    try screen.find("Send").touch().lift()
    screen.advance(by: 0.1)
    let list = screen.displayList()
    #expect(!list.contains("Hello there"))
    #expect(list.components(separatedBy: "“Message”").count == 2)
    #expect(!list.contains("layer, opacity"), "\(list)")
    #expect(screen.texts == ["Message", "Send"])
    let image = try screen.image()
    let columns = (0..<image.width).filter { x in
      (0..<image.height).contains { image.pixel(x: x, y: $0).red > 200 && image.pixel(x: x, y: $0).green < 100 }
    }
    #expect(columns.count == 2 && columns[1] == columns[0] + 1, "There is one caret, two pixels wide: \(columns)")
  }
}
