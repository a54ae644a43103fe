import CanopyTesting
import SwiftUI
import Testing

/// Texts with sizes and numbers of lines that there can't be.
@MainActor @Suite struct FlawedTextTests {
  private struct Misused: View {
    let font: Font
    @State private var count = 0

    var body: some View {
      Text("words").font(font).id(frame: "words")
      Button("Again") { count += 1 }
      Text("\(count)")
    }
  }

  @Test(arguments: [CGFloat.nan, 0, -4]) func invalidFontSizeIsReportedOnceAndHidesText(size: CGFloat) throws {
    for font in [
      Font.system(size: size), .body.pointSize(size), .custom("DejaVu Sans", size: size), .body.scaled(by: size),
    ] {
      let screen = layOut { Misused(font: font) }
      try screen.find("Again").tap()
      _ = try screen.image(scale: 1)
      let issues = screen.issues.filter { $0.message.hasPrefix("A font size in the body of Misused") }
      #expect(issues.count == 1 && issues[0].count == 1)
      #expect(try screen.frame("words")[2] == 0)
    }
  }

  private struct Limited: View {
    let limit: Int

    var body: some View { Text("one two three").lineLimit(limit).frame(width: 50).id(frame: "text") }
  }

  @Test(arguments: [0, -3]) func lineLimitBelowOneIsReportedAndOne(limit: Int) throws {
    let screen = layOut { Limited(limit: limit) }
    #expect(try screen.frame("text")[3] == 20)
    #expect(screen.issues.count == 1)
    #expect(
      screen.issues.first?.message.hasPrefix("A text in the body of Limited has a line limit of \(limit)") == true)
    #expect(layOut { Limited(limit: 1) }.issues.isEmpty)
    let through = layOut { Text("one two three").lineLimit(...limit).frame(width: 50).id(frame: "text") }
    #expect(try through.frame("text")[3] == 20)
    let reserving = layOut { Text("one two").lineLimit(limit, reservesSpace: true).frame(width: 50).id(frame: "text") }
    #expect(try reserving.frame("text")[3] == 20)
  }
}
