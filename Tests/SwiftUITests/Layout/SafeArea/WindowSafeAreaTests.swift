import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The safe area of windows and presentations, and the keyboard on the screen.
@MainActor @Suite struct WindowSafeAreaTests {
  @Test func contentKeepsClearOfTheEdgesOfTheWindow() throws {
    let screen = screen { Color.red.overlay(alignment: .topLeading) { Text("corner") } }
    screen.safeArea = EdgeInsets(top: 50, leading: 10, bottom: 30, trailing: 0)
    screen.update()
    #expect(try screen.find("corner").frame.origin == CGPoint(x: 10, y: 50))
    #expect(try screen.image().pixel(x: 100, y: 40).red == 255 && screen.image().pixel(x: 100, y: 40).green == 255)
    #expect(try screen.image().pixel(x: 100, y: 60).description == "#FF383C")
  }

  @Test func aBackgroundReachesTheEdgesOfTheWindow() throws {
    let screen = screen { Text("text").frame(maxWidth: .infinity, maxHeight: .infinity).background(.red) }
    screen.safeArea = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    screen.update()
    for y in [5, 200, 395] { #expect(try screen.image().pixel(x: 100, y: y).description == "#FF383C") }
  }

  @Test func viewsReadTheSafeArea() throws {
    let screen = screen { GeometryReader { Text("\(Int($0.safeAreaInsets.top)) \(Int($0.safeAreaInsets.bottom))") } }
    #expect(screen.texts == ["0 0"])
    screen.safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    screen.update()
    #expect(screen.texts == ["47 34"])
    screen.keyboardHeight = 150
    screen.update()
    #expect(screen.texts == ["47 150"])
  }

  @Test func theSafeAreaIsMirroredWithTheLayout() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 400)) {
      $0.layoutDirection = .rightToLeft
    } content: {
      Color.red
    }
    screen.safeArea = EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
    screen.update()
    #expect(try screen.image().pixel(x: 20, y: 200).description == "#FF383C")
    #expect(try screen.image().pixel(x: 180, y: 200).green == 255)
  }

  @Test func contentMovesAboveTheKeyboardUnlessItIgnoresIt() throws {
    let screen = screen {
      ZStack(alignment: .bottom) {
        Color.clear
        Text("field")
      }
    }
    screen.safeArea.bottom = 30
    screen.keyboardHeight = 150
    screen.update()
    #expect(try screen.find("field").frame.maxY == 250)
    let ignoring = self.screen {
      ZStack(alignment: .bottom) {
        Color.clear
        Text("field")
      }
      .ignoresSafeArea(.keyboard)
    }
    ignoring.safeArea.bottom = 30
    ignoring.keyboardHeight = 150
    ignoring.update()
    #expect(try ignoring.find("field").frame.maxY == 370)
    ignoring.keyboardHeight = 0
    ignoring.update()
    #expect(try ignoring.find("field").frame.maxY == 370)
  }

  @Test func aSheetIsBelowTheSafeAreaAndKeepsItsContentAboveTheLowerOne() throws {
    let screen = screen { presenting { Color.clear.overlay(alignment: .bottom) { Text("bottom") } } }
    screen.safeArea = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    try screen.find("show").tap()
    #expect(screen.presentations[0].frame == CGRect(x: 0, y: 50, width: 200, height: 350))
    #expect(try screen.find("bottom").frame.maxY == 380)
  }

  @Test func aSheetGrowsByTheKeyboardThatCoversIt() throws {
    let screen = screen {
      presenting { Color.clear.overlay(alignment: .bottom) { Text("bottom") }.presentationDetents([.height(100)]) }
    }
    try screen.find("show").tap()
    screen.keyboardHeight = 150
    screen.settle()
    #expect(screen.presentations[0].frame.minY == 150)
    #expect(try screen.find("bottom").frame.maxY == 250)
    screen.keyboardHeight = 0
    screen.settle()
    #expect(screen.presentations[0].frame.minY == 300)
  }

  @Test func anAlertIsInTheMiddleOfWhatTheKeyboardLeaves() throws {
    let screen = TestScreen { Text("behind").alert("Title", isPresented: .constant(true)) { Button("OK") {} } }
    let before = screen.presentations[0].frame
    screen.keyboardHeight = 300
    screen.settle()
    #expect(screen.presentations[0].frame.midY == before.midY - 150)
  }

  private func screen(@ViewBuilder content: () -> some View) -> TestScreen {
    TestScreen(size: CGSize(width: 200, height: 400), content: content)
  }

  private func presenting(@ViewBuilder content: @escaping () -> some View) -> some View { Shows(content: content) }
}

private struct Shows<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isShown = false
  var body: some View { Button("show") { isShown = true }.sheet(isPresented: $isShown, content: content) }
}
