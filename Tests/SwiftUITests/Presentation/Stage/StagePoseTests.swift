import CanopyTesting
import SwiftUI
import Testing

/// What is behind presentations, and their edges.
@MainActor @Suite struct StagePoseTests {
  @Test func nothingShinesThroughAtTheEdgesOfAWindowBehindASheet() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 300)) { Night() }
    screen.touch(at: CGPoint(x: 100, y: 150)).lift()
    for _ in 0..<6 {
      screen.advance(by: 0.03)
      let image = try screen.image(scale: 1)
      #expect((0..<9).allSatisfy { y in (0..<200).allSatisfy { image.pixel(x: $0, y: y).green < 8 } })
    }
  }

  @Test func aSheetHasNoLineAtTheSidesOfItsWindow() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 300)) {
      Color.white.sheet(isPresented: .constant(true)) { Color.clear.presentationDetents([.medium]) }
    }
    let image = try screen.image(scale: 2)
    #expect([0, 1, 200, 398, 399].allSatisfy { image.pixel(x: $0, y: 500).description == "#FFFFFF" })
  }

  @Test func aWindowBehindALargeSheetHasRoundCornersOnBlack() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 300)) {
      Color.white.sheet(isPresented: .constant(true)) { Text("sheet") }
    }
    let image = try screen.image(scale: 1)
    #expect([2, 16, 197].allSatisfy { image.pixel(x: $0, y: 0).green == 0 })
    #expect(image.pixel(x: 100, y: 4).description == "#CCCCCC")
  }

  @Test("In the dark a sheet is lighter than the window, and a cover, which nothing is seen behind, is not")
  func aCoverHasTheBackgroundOfAWindow() throws {
    func middle(@ViewBuilder _ content: () -> some View) throws -> String {
      let screen = TestScreen(
        size: CGSize(width: 200, height: 300), environment: { $0.colorScheme = .dark }, content: content)
      return try screen.image(scale: 1).pixel(x: 100, y: 200).description
    }
    #expect(try middle { Color.white.sheet(isPresented: .constant(true)) { Color.clear } } == "#1C1C1E")
    #expect(try middle { Color.white.fullScreenCover(isPresented: .constant(true)) { Color.clear } } == "#000000")
  }
}

/// A black window of an app whose background is white.
private struct Night: View {
  @State private var isShown = false

  var body: some View {
    Color.black.onTapGesture { isShown = true }.sheet(isPresented: $isShown) { Text("sheet") }
  }
}
