import CanopyTesting
import SwiftUI
import Testing

/// The texts of a screen are those that a person sees.
@MainActor @Suite struct VisibleContentTests {
  private func texts(width: CGFloat = 390, @ViewBuilder _ content: () -> some View) -> [String] {
    TestScreen(size: CGSize(width: width, height: 300), content: content).texts
  }

  private func error(_ text: String, @ViewBuilder _ content: () -> some View) -> String? {
    let screen = TestScreen(size: CGSize(width: 390, height: 300), content: content)
    #expect(screen.findAll(text).isEmpty)
    return #expect(throws: TestError.self) { try screen.find(text) }?.message
  }

  @Test("Only what can be seen is listed: not what is clear, covered, outside of the window or scrolled away")
  func onlyWhatCanBeSeenIsListed() {
    let screen = TestScreen {
      VStack {
        Text("Shown")
        Text("Clear").opacity(0)
        Text("Drawer").offset(x: -1000)
        ZStack {
          Text("Covered")
          Color.white
        }
        ScrollView { VStack { ForEach(0..<60) { Text("Row \($0)") } } }
      }
    }
    #expect(screen.texts.first == "Shown")
    #expect(screen.texts.dropFirst().first == "Row 0")
    #expect(screen.texts.allSatisfy { $0 == "Shown" || $0.hasPrefix("Row") })
    #expect(screen.texts.count < 30)
  }

  @Test("A text that reserves more lines than any window has is not seen in one")
  func aTextOfEndlessLinesIsNotSeen() {
    #expect(texts { Text("Tall").lineLimit(.max, reservesSpace: true) } == [])
    #expect(texts { Text("Wide").frame(width: 1e30, alignment: .leading) } == [])
  }

  @Test("A transparent text can't be seen, whether by its opacity or by its color")
  func clearTextsAreNotListed() {
    #expect(
      texts {
        Text("opacity").opacity(0)
        Text("color").foregroundStyle(.clear)
        VStack { Text("inside") }.opacity(0)
        Text("hidden").hidden()
        Text("nothing").frame(width: 0, height: 0).clipped()
        Text("faint").opacity(0.2)
      } == ["faint"])
    #expect(error("gone") { Text("gone").opacity(0) }?.contains("can't be seen: it is transparent") == true)
  }

  @Test("A redacted text can't be seen, and neither can one that privacy hides")
  func redactedTextsAreNotListed() {
    #expect(
      texts {
        Text("placeholder").redacted(reason: .placeholder)
        Text("secret").privacySensitive().redacted(reason: .privacy)
        Text("plain").redacted(reason: .privacy)
        Text("unredacted").unredacted().redacted(reason: .placeholder)
      } == ["plain", "unredacted"])
    #expect(error("name") { Text("name").redacted(reason: .placeholder) }?.contains("it is redacted") == true)
  }

  @Test("An opaque area covers a text, but a translucent one, a border or a picture doesn't")
  func onlyOpaqueAreasCover() {
    func behind(_ front: some View) -> Bool { texts { Text("behind").overlay(front) } == ["behind"] }
    #expect(!behind(Color.red))
    #expect(!behind(Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))))
    #expect(!behind(Color.red.rotationEffect(.degrees(180))))
    #expect(behind(Color.red.opacity(0.9)))
    #expect(behind(Color.clear))
    #expect(behind(Rectangle().stroke(.red, lineWidth: 2)))
    #expect(behind(Rectangle().fill(.ultraThinMaterial)))
    #expect(behind(Color.red.frame(width: 10, height: 10)), "A part of the text is beside it.")
    #expect(behind(Color.red.offset(y: 100)))
    #expect(behind(Color.red.mask { Circle().frame(width: 3) }))
    #expect(behind(Color.red.clipShape(Rectangle().offset(x: 500))))
    let message = error("under") {
      ZStack {
        Text("under")
        Text("Note").frame(width: 200, height: 100).background(.white)
      }
    }
    #expect(message == "The text “under” can't be seen: “Note” is in front of it. It shows: “Note”.")
  }

  @Test("A text is in sight if a part of it is in the window and in the views that clip it")
  func partsOfTextsAreSeen() {
    #expect(texts { Text("half").offset(x: -195) } == ["half"])
    #expect(texts { Text("left").offset(x: -400) } == [])
    #expect(texts { Text("clipped").frame(width: 100, height: 30).offset(x: 200).frame(width: 100).clipped() } == [])
    #expect(texts { Text("scaled").scaleEffect(0) } == [])
    #expect(texts { Text("turned").rotationEffect(.degrees(90)) } == ["turned"])
    #expect(texts { Text("flipped").rotation3DEffect(.degrees(180), axis: (0, 1, 0)) } == ["flipped"])
    #expect(texts { Color.red.mask { Text("mask") } } == ["mask"])
    let message = error("drawer") { Text("drawer").offset(x: -1000) }
    #expect(message?.contains("is outside of the window, which has 390.0 by 300.0 points") == true, "\(message ?? "")")
  }

  @Test("A text that is scrolled away is found after scrolling to it")
  func scrolledTextsAreFoundByScrolling() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      ScrollView { VStack { ForEach(0..<60) { row in Button("Row \(row)") {} } } }
    }
    let error = #expect(throws: TestError.self) { try screen.find("Row 50") }
    #expect(
      error?.message.hasPrefix(
        "The text “Row 50” can't be seen: it is scrolled out of sight. Scroll there with scroll(to: \"Row 50\").")
        == true, "\(String(describing: error))")
    #expect(try screen.scroll(to: "Row 50").isVisible)
    #expect(try screen.find("Row 50").frame.midY < 200)
    #expect(!screen.texts.contains("Row 0"))
    #expect(try screen.scroll(to: "Row 50").frame == screen.find("Row 50").frame)
  }

  @Test("Scrolling to a text finds rows of lazy containers that were never made, in both directions")
  func lazyRowsAreFoundByScrolling() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      ScrollView { LazyVStack { ForEach(0..<500) { row in Text("Row \(row)") } } }
    }
    try screen.scroll(to: "Row 300")
    #expect(screen.texts.contains("Row 300"))
    try screen.scroll(to: "Row 2")
    #expect(screen.texts.contains("Row 2"))
    let error = #expect(throws: TestError.self) { try screen.scroll(to: "Row 900") }
    #expect(error?.message.hasPrefix("Nothing on the screen shows “Row 900”.") == true)
  }

  @Test("An element found by its role or identifier says whether it can be seen")
  func elementsSayWhetherTheyAreVisible() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        VStack {
          Color.red.frame(height: 50).accessibilityIdentifier("red")
          Color.clear.frame(height: 10).accessibilityIdentifier("clear")
          Color.blue.frame(height: 500)
          Button("Below") {}
        }
      }
    }
    #expect(try screen.find(id: "red").isVisible)
    #expect(try !screen.find(id: "clear").isVisible)
    let button = try screen.find(role: "button", name: "Below")
    #expect(!button.isVisible)
    try button.tap()
    #expect(try screen.find(role: "button", name: "Below").isVisible)
  }

  @Test("What is behind a presentation counts as if the presentation were not there")
  func textsBehindPresentationsAreListed() throws {
    let screen = TestScreen {
      VStack {
        Text("root")
        Text("covered").overlay(Color.red)
      }
      .fullScreenCover(isPresented: .constant(true)) {
        Text("cover")
        Text("clear").opacity(0)
      }
    }
    #expect(screen.texts == ["root", "cover"])
    #expect(screen.presentations[0].texts == ["cover"])
  }

  @Test("The texts of a presentation are there while it comes")
  func textsOfAComingPresentationAreListed() throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet") }
      }
    }
    let screen = TestScreen { Root() }
    try screen.find("Show").touch().lift()
    #expect(screen.texts == ["Show", "sheet"])
    screen.advance(by: 0.1)
    #expect(screen.texts == ["Show", "sheet"])
  }
}
