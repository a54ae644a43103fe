import CanopyInput
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// A window in which something has happened, and is over, asks for no frame.
@MainActor @Suite struct IdleWindowTests {
  private let model = MovingModel()

  @Test func aListThatHasScrolledOnIsIdle() throws {
    let screen = layOut {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 30) } }
      }
    }
    screen.expectIdle()
    let touch = screen.touch(at: CGPoint(x: 100, y: 90))
    touch.move(by: CGSize(width: 0, height: -80), over: 0.1)
    touch.lift()
    screen.update()
    #expect(screen.frame.isMoving)
    screen.settle()
    // The indicator fades after a pause.
    screen.advance(by: 5)
    screen.settle()
    screen.expectIdle()
  }

  @Test func aListThatHasBouncedIsIdle() throws {
    let screen = layOut {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 30) } }
      }
    }
    try screen.find("Row 0").drag(by: CGSize(width: 0, height: 90), over: 0.1)
    screen.advance(by: 5)
    screen.settle()
    screen.expectIdle()
  }

  @Test func aWindowWithAFocusedButtonIsIdle() {
    let screen = layOut { Button("A") {} }
    screen.press(.tab)
    screen.settle()
    screen.expectIdle()
  }

  @Test func aFieldThatHasLostTheFocusIsIdle() throws {
    let screen = layOut { Field() }
    try screen.find("Name").type("Ada")
    #expect(screen.isWaitingForTime, "the insertion point blinks")
    try screen.find("Done").tap()
    screen.settle()
    screen.expectIdle()
  }

  @Test func gesturesThatAreOverLeaveTheWindowIdle() throws {
    let screen = layOut {
      VStack {
        Text("Double").onTapGesture(count: 2) {}.onTapGesture {}
        Text("Long").onLongPressGesture {}
        Button("Button") {}
      }
    }
    try screen.find("Double").tap()
    screen.expectIdle()
    try screen.find("Double").doubleTap()
    try screen.find("Long").longPress()
    try screen.find("Long").tap()
    try screen.find("Button").tap()
    screen.settle()
    screen.expectIdle()
  }

  @Test(arguments: [false, true]) func aSheetThatHasComeAndGoneLeavesTheWindowIdle(isAlert: Bool) throws {
    let screen = layOut(width: 390, height: 800) {
      With(model) { model in
        let isShown = Binding(get: { model.isOn }, set: { model.isOn = $0 })
        if isAlert {
          Text("Behind").alert("Alert", isPresented: isShown) {}
        } else {
          Text("Behind").sheet(isPresented: isShown) { Text("Sheet") }
        }
      }
    }
    screen.expectIdle()
    model.isOn = true
    screen.update()
    #expect(screen.frame.isMoving)
    screen.settle()
    #expect(screen.presentations.count == 1)
    screen.expectIdle()
    model.isOn = false
    screen.settle()
    #expect(screen.presentations.isEmpty)
    screen.expectIdle()
  }

  @Test func anAnimationThatBeginsLaterNeedsNoFrameBefore() {
    let screen = layOut { With(model) { square().offset(x: $0.isOn ? 50 : 0) } }
    withAnimation(.linear(duration: 0.2).delay(1)) { model.isOn = true }
    screen.update()
    screen.settle()
    #expect(screen.displayList().contains("145,45"))
    screen.expectIdle()
  }
}

private struct Field: View {
  @State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($isFocused)
      Button("Done") { isFocused = false }
    }
  }
}
