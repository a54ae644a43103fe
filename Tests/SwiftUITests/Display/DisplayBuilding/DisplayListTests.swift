import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// What is drawn, from behind to the front.
@MainActor @Suite struct DisplayListTests {
  private func list(@ViewBuilder _ content: () -> some View) -> [String] {
    layOut(content).displayList().components(separatedBy: "\n")
  }

  @Test func colorsTextsAndStrokesAreDrawnInTheirFrames() {
    let lines = list {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        Text(verbatim: "text").foregroundStyle(.blue)
        Divider()
        Rectangle().stroke(.black, style: StrokeStyle(lineWidth: 2, dash: [4, 1])).frame(width: 10, height: 10)
      }
    }
    #expect(
      lines == [
        "fill #FF383C: rectangle 90,30 20×10", "text #0088FF in 84,39.5 32×20: “text”",
        "fill #3C3C434A: rectangle 0,60 200×1", "stroke 2 dashed 4,1 #000000: rectangle 95,61 10×10",
      ])
  }

  @Test func viewsAreDrawnBackToFrontByZIndex() {
    let lines = list {
      ZStack {
        Color.red.frame(width: 1, height: 1).zIndex(1)
        Color.green.frame(width: 1, height: 1).background(Color.blue).overlay(Color.black)
        Color.white.frame(width: 1, height: 1).zIndex(-1)
      }
    }
    #expect(
      lines.map { String($0.prefix(12)) } == [
        "fill #FFFFFF", "fill #0088FF", "fill #34C759", "fill #000000", "fill #FF383C",
      ])
  }

  @Test func hiddenClearAndEmptyViewsAreNotDrawn() {
    let lines = list {
      VStack {
        Color.red.hidden()
        Color.clear
        Spacer()
        Text(verbatim: "")
        ViewThatFits {
          Color.green.frame(width: 500); Color.blue.frame(width: 5)
        }
      }
    }
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("fill #0088FF"))
  }

  @Test func scrollViewClipsAndOffsetsItsContent() {
    let screen = layOut {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { _ in Color.red.frame(height: 60) } } }.id(
        frame: "scroll")
    }
    #expect(screen.displayList().hasPrefix("clip: rectangle 0,0 200×100\n  fill #FF383C: rectangle 0,0 200×60"))
    #expect(throws: Never.self) { try screen.scroll(30) }
    #expect(screen.displayList().contains("rectangle 0,-30 200×60"))
  }

  @Test func visualEffectsWrapTheirContent() {
    let lines = list {
      Color.red.frame(width: 10, height: 10).visualEffect { content, _ in
        content.opacity(0.5).rotationEffect(.degrees(90)).blur(radius: 3)
      }
    }
    #expect(
      lines == ["blur 3", "  transform (0, 1, -1, 0, 150, -50)", "    fill #FF383C80: rectangle 95,45 10×10"])
  }

  @Test func gradientsAndJoinedTextsKeepTheirColors() {
    let lines = list {
      VStack(spacing: 0) {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(width: 100, height: 20)
        (Text(verbatim: "a").foregroundColor(.red) + Text(verbatim: "b"))
      }
    }
    #expect(
      lines == [
        "fill linear 50,40 to 150,40 (#FF383C 0, #0088FF 1): rectangle 50,30 100×20",
        "text #FF383C #000000 in 92,50 16×20: “ab”",
      ])
  }

  @Test func sheetIsDrawnAboveItsDimmingLayer() {
    let lines = list {
      Color.red.sheet(isPresented: .constant(true)) { Text(verbatim: "sheet").presentationDetents([.medium]) }
    }
    #expect(lines[0] == "fill #FF383C: rectangle 0,0 200×100")
    #expect(lines[1].hasPrefix("fill #00000033: rectangle 0,0 200×100"))
    #expect(lines.contains { $0.contains("“sheet”") })
  }

  @Test func imageShowsTheWindowAtTheRequestedScale() throws {
    let screen = layOut { Color.red.frame(width: 100, height: 50) }
    let image = try screen.image(scale: 2)
    #expect((image.width, image.height) == (400, 200))
    #expect(image.pixel(x: 200, y: 100) == RGBA(red: 255, green: 56, blue: 60))
    #expect(image.pixel(x: 10, y: 10) == RGBA(red: 255, green: 255, blue: 255))
    #expect(image.pixel(x: 1_000, y: 0).alpha == 0)
    #expect(throws: TestError.self) { try screen.image(scale: 1_000) }
  }

  @Test func textIsDrawnInDarkPixelsOnWhite() throws {
    let screen = TestScreen(size: CGSize(width: 100, height: 40)) { Text(verbatim: "████") }
    let image = try screen.image()
    let frame = try screen.find("████").frame
    let middle = image.pixel(x: Int(frame.midX), y: Int(frame.midY))
    #expect(middle.red < 30)
    #expect(image.pixel(x: 1, y: 1).red == 255)
  }
}
