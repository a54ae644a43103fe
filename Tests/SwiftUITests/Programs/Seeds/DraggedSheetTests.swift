import CanopyInput
import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// A sheet of one's own, made of public modifiers: it slides in by a spring, follows a drag, and flies away when it is flung.
///
/// The window has 200 by 400 points. The card is 200 points high and has a margin of 4 points, so that its blue bar is from 204 to 224.
@MainActor @Suite struct DraggedSheetTests {
  /// Returns the y-coordinate of the upper edge of the blue bar; nil if it can't be seen.
  private func barTop(_ screen: TestScreen) throws -> Int? {
    let image = try screen.image()
    return (0..<image.height).first { y in
      let pixel = image.pixel(x: 100, y: y)
      return pixel.blue > 200 && pixel.red < 80
    }
  }

  private func darkness(_ screen: TestScreen) throws -> Double {
    1 - Double(try screen.image().pixel(x: 10, y: 10).red) / 255
  }

  @Test(arguments: [SheetForm.isPresented, .item])
  func slidesInByItsSpringWhileTheContentIsDimmed(form: SheetForm) throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 400)) { Page(form: form) }
    screen.send(.began, at: CGPoint(x: 100, y: 200))
    screen.send(.ended, at: CGPoint(x: 100, y: 200))
    let spring = Spring(duration: 0.3, bounce: 0.15)
    var elapsed = 0.0
    for step in [0.05, 0.05, 0.1, 0.1, 0.2] {
      screen.advance(by: step)
      elapsed += step
      let part = spring.value(target: 1.0, initialVelocity: 0, time: elapsed)
      // It comes from below by its own height, with its margins.
      let expected = 204 + 200 * (1 - part)
      let shown = try barTop(screen).map(Double.init) ?? 400
      #expect(abs(min(expected, 400) - shown) <= 1.5, "after \(elapsed) s")
      #expect(abs(try darkness(screen) - 0.3 * min(part, 1)) < 0.03, "after \(elapsed) s")
    }
    screen.settle()
    #expect(try barTop(screen) == 204)
    #expect(screen.texts == ["open", "ink"])
  }

  @Test(arguments: [SheetForm.isPresented, .item])
  func followsADragAndComesBack(form: SheetForm) throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 400)) { Page(form: form) }
    try screen.find("open").tap()
    screen.send(.began, at: CGPoint(x: 100, y: 260))
    screen.send(.moved, at: CGPoint(x: 100, y: 300))
    screen.advance(by: 3)
    #expect(try barTop(screen) == 244)
    screen.send(.moved, at: CGPoint(x: 100, y: 100))
    screen.advance(by: 3)
    // Upward it moves by 30 points at most.
    #expect(try barTop(screen) == 174)
    screen.send(.moved, at: CGPoint(x: 100, y: 320))
    // The fling forgets movements from long ago.
    screen.advance(by: 3)
    screen.send(.moved, at: CGPoint(x: 100, y: 321))
    screen.send(.ended, at: CGPoint(x: 100, y: 321))
    #expect(try barTop(screen) == 264)
    screen.settle()
    #expect(try barTop(screen) == 204)
    #expect(screen.texts == ["open", "ink"])
  }

  @Test(arguments: [SheetForm.isPresented, .item])
  func aFlingDismissesIt(form: SheetForm) throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 400)) { Page(form: form) }
    try screen.find("open").tap()
    screen.send(.began, at: CGPoint(x: 100, y: 260))
    for step in 1...6 {
      screen.advance(by: 1 / 60)
      screen.send(.moved, at: CGPoint(x: 100, y: 260 + 10 * Double(step)))
    }
    screen.send(.ended, at: CGPoint(x: 100, y: 320))
    // It is gone from the tree at once, and still seen.
    #expect(screen.texts == ["open", "ink"])
    #expect(try screen.find("ink").isLeaving)
    #expect(try barTop(screen) != nil)
    screen.settle()
    #expect(try barTop(screen) == nil)
    #expect(try darkness(screen) == 0)
  }

  @Test func anotherItemReplacesTheContentWithoutMotion() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 400)) { Page(form: .item) }
    try screen.find("open").tap()
    try screen.find("ink").tap()
    #expect(screen.texts == ["open", "paper"])
    #expect(try barTop(screen) == 204)
  }
}

enum SheetForm { case isPresented, item }

private struct Note: Identifiable, Equatable {
  let id = UUID()
  let text: String
}

private struct Page: View {
  let form: SheetForm
  @State private var isOpen = false
  @State private var text: String?
  @State private var note: Note?

  init(form: SheetForm) { self.form = form }

  var body: some View {
    let start = Button("open") {
      switch form {
      case .isPresented:
        text = "ink"
        isOpen = true
      case .item: note = Note(text: "ink")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    switch form {
    case .isPresented:
      start.drawer(isOpen: $isOpen) { Card(text: text ?? "none") {} }
    case .item:
      start.drawer(item: $note) { note in
        Card(text: note.text) { self.note = Note(text: "paper") }
      }
    }
  }
}

private struct Card: View {
  let text: String
  let onTap: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      Color(red: 0, green: 0, blue: 1).frame(height: 20)
      Spacer(minLength: 0)
      Text(text).onTapGesture(perform: onTap)
    }
    .frame(height: 192)
  }
}

// The library that an app would write.

extension View {
  fileprivate func drawer<Inside: View>(
    isOpen: Binding<Bool>, @ViewBuilder inside: @escaping () -> Inside
  ) -> some View {
    modifier(Drawer(isOpen: isOpen, inside: inside))
  }

  fileprivate func drawer<Item: Identifiable, Inside: View>(
    item: Binding<Item?>, @ViewBuilder inside: @escaping (Item) -> Inside
  ) -> some View {
    modifier(ItemDrawer(item: item, inside: inside))
  }
}

private struct Drawer<Inside: View>: ViewModifier {
  @Binding var isOpen: Bool
  @ViewBuilder var inside: () -> Inside

  func body(content: Content) -> some View {
    ZStack(alignment: .bottom) {
      content.overlay { Color.black.opacity(isOpen ? 0.3 : 0.0).allowsHitTesting(isOpen) }
      if isOpen {
        inside().modifier(DrawerLook { isOpen = false })
      }
    }
    .animation(.snappy(duration: 0.3), value: isOpen)
    .ignoresSafeArea(.all, edges: .bottom)
  }
}

private struct ItemDrawer<Item: Identifiable, Inside: View>: ViewModifier {
  @Binding var item: Item?
  @ViewBuilder var inside: (Item) -> Inside

  func body(content: Content) -> some View {
    ZStack(alignment: .bottom) {
      content.overlay { Color.black.opacity(item == nil ? 0.0 : 0.3).allowsHitTesting(item != nil) }
      if let item {
        inside(item).modifier(DrawerLook { self.item = nil })
      }
    }
    .animation(.snappy(duration: 0.3), value: item != nil)
    .ignoresSafeArea(.all, edges: .bottom)
  }
}

private struct DrawerLook: ViewModifier {
  let dismiss: () -> Void
  @State private var offset: CGFloat = 0

  init(dismiss: @escaping () -> Void) { self.dismiss = dismiss }

  func body(content: Content) -> some View {
    content
      .background(.background.secondary, in: .rect(cornerRadius: 50))
      .padding(4)
      .gesture(
        DragGesture(coordinateSpace: .global)
          .onChanged { offset = clip($0.translation.height, lower: -30, upper: .infinity) }
          .onEnded {
            if $0.predictedEndTranslation.height > 100 { dismiss() }
            offset = 0
          }
      )
      .drawingGroup()
      .zIndex(1)
      .offset(y: offset)
      .animation(.spring, value: offset)
      .transition(.move(edge: .bottom))
  }

  private func clip<Value: Comparable>(_ value: Value, lower: Value, upper: Value) -> Value {
    min(max(value, lower), upper)
  }
}
