import CanopyInput
import CanopyLayout
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// The modifiers that change how people scroll: bouncing, targets, and the keyboard on the screen.
@MainActor @Suite struct ScrollBehaviorTests {
  /// Moves a touch at constant velocity, and returns the places of the view “top” on the way.
  private func drag(
    _ screen: TestScreen, from start: CGPoint, by distance: CGSize, frames: Int = 20, lifts: Bool = true
  ) throws -> [CGPoint] {
    var places: [CGPoint] = []
    screen.send(.began, at: start)
    for frame in 1...frames {
      screen.advance(by: 1 / 60)
      let part = Double(frame) / Double(frames)
      screen.send(.moved, at: CGPoint(x: start.x + part * distance.width, y: start.y + part * distance.height))
      places.append(try screen.find(id: "top").frame.origin)
    }
    if lifts { screen.send(.ended, at: CGPoint(x: start.x + distance.width, y: start.y + distance.height)) }
    return places
  }

  // MARK: Bouncing

  private func content(_ axes: Axis.Set, length: CGFloat) -> some View {
    ScrollView(axes) {
      Color.red.frame(width: axes == .horizontal ? length : 200, height: axes == .horizontal ? 200 : length)
        .id(frame: "top")
    }
  }

  @Test("Short content bounces, unless its behavior is based on the size", arguments: [false, true])
  func shortContentBounces(isHorizontal: Bool) throws {
    let axes: Axis.Set = isHorizontal ? .horizontal : .vertical
    func most(_ behavior: ScrollBounceBehavior, length: CGFloat, axes named: Axis.Set? = nil) throws -> CGFloat {
      let screen = layOut(width: 200, height: 200) {
        content(axes, length: length).scrollBounceBehavior(behavior, axes: named ?? axes)
      }
      let start = try screen.find(id: "top").frame.origin
      let way = CGSize(width: isHorizontal ? 100 : 0, height: isHorizontal ? 0 : 100)
      let places = try drag(screen, from: CGPoint(x: 60, y: 60), by: way)
      screen.settle()
      #expect(try screen.find(id: "top").frame.origin == start)
      return places.map { isHorizontal ? $0.x - start.x : $0.y - start.y }.max() ?? 0
    }
    #expect(try most(.automatic, length: 100) > 20)
    #expect(try most(.always, length: 100) > 20)
    #expect(try most(.basedOnSize, length: 100) == 0)
    #expect(try most(.basedOnSize, length: 200) == 0)
    #expect(try most(.basedOnSize, length: 400) > 20)
    // The behavior of the other axis has no effect.
    #expect(try most(.basedOnSize, length: 100, axes: isHorizontal ? .vertical : .horizontal) > 20)
  }

  @Test("A touch on short content that doesn't bounce goes to the scroll view around")
  func touchesGoOnIfShortContentDoesNotBounce() throws {
    for behavior in [ScrollBounceBehavior.basedOnSize, .always] {
      let screen = layOut(width: 200, height: 200) {
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(width: 200, height: 20).id(frame: "top")
            ScrollView { Color.red.frame(width: 200, height: 50) }
              .frame(height: 100).scrollBounceBehavior(behavior)
            Color.green.frame(width: 200, height: 400)
          }
        }
      }
      let places = try drag(screen, from: CGPoint(x: 100, y: 110), by: CGSize(width: 0, height: -60))
      #expect((places.last?.y ?? 0) < -40, "\(behavior)")
    }
  }

  // MARK: Targets

  @Test("Only views that are scroll targets attract the content")
  func scrollTargetsAttract() throws {
    let screen = layOut(width: 200, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { row in
            // Every fifth row is a target, and the tenth isn't.
            Text("R \(row)").frame(width: 200, height: 30).id(frame: row == 0 ? "top" : "row")
              .scrollTarget(isEnabled: row % 5 == 0 && row != 10)
          }
        }
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    }
    func top() throws -> CGFloat { try -screen.find(id: "top").frame.minY }
    _ = try drag(screen, from: CGPoint(x: 100, y: 90), by: CGSize(width: 0, height: -50), frames: 60)
    screen.settle()
    #expect(try top() == 0)
    _ = try drag(screen, from: CGPoint(x: 100, y: 95), by: CGSize(width: 0, height: -92), frames: 60)
    screen.settle()
    #expect(try top() == 150)
    // The next target is that of row 15, because row 10 isn't one.
    _ = try drag(screen, from: CGPoint(x: 100, y: 95), by: CGSize(width: 0, height: -40), frames: 6)
    screen.settle()
    #expect(try top() == 450)
  }

  @Test("A movement is limited to the views that fit, if it passes few")
  func aMovementPassesFew() throws {
    func first(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, width: CGFloat) throws -> Int {
      let screen = layOut(width: 200, height: 50) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<80, id: \.self) {
              Color.red.frame(width: width, height: 50).id(frame: $0 == 0 ? "top" : "card")
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
      }
      _ = try drag(screen, from: CGPoint(x: 190, y: 30), by: CGSize(width: -180, height: 0), frames: 3)
      screen.settle()
      let start = try -screen.find(id: "top").frame.minX
      #expect(start.truncatingRemainder(dividingBy: width) == 0)
      return Int(start / width)
    }
    for width in [25.0, 50, 100] {
      let fitting = Int(200 / width)
      #expect(try first(.alwaysByFew, width: width) == fitting)
      #expect(try first(.alwaysByOne, width: width) == 1)
      #expect(try first(.never, width: width) > fitting)
    }
  }

  // MARK: The keyboard

  /// A window of 400 points whose keyboard begins at 200, with a field that is edited.
  private func typing(_ mode: ScrollDismissesKeyboardMode) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 200, height: 400)) { KeyboardForm(mode: mode) }
    screen.keyboardHeight = 200
    screen.settle()
    #expect(screen.textsInTree.first == "typing")
    return screen
  }

  @Test("A keyboard that is dismissed interactively follows the finger, and goes when it is let go")
  func theKeyboardFollowsTheFinger() throws {
    let screen = typing(.interactively)
    let touch = screen.touch(at: CGPoint(x: 100, y: 100))
    touch.move(by: CGSize(width: 0, height: 90), over: 0.2)
    #expect(screen.frame.keyboardPull == 0)
    #expect(screen.textsInTree.first == "typing")
    touch.move(by: CGSize(width: 0, height: 50), over: 0.2)
    #expect(screen.frame.keyboardPull == 40)
    #expect(screen.textsInTree.first == "typing")
    touch.move(by: CGSize(width: 0, height: 20), over: 0.1)
    #expect(screen.frame.keyboardPull == 60)
    touch.lift()
    screen.settle()
    #expect(screen.frame.keyboardPull == 0)
    #expect(screen.textsInTree.first == "not typing")
  }

  @Test("A keyboard returns if the finger leaves it, moves up, or is canceled", arguments: 0..<3)
  func theKeyboardReturns(kind: Int) {
    let screen = typing(.interactively)
    let touch = screen.touch(at: CGPoint(x: 100, y: 100))
    touch.move(by: CGSize(width: 0, height: 180), over: 0.3)
    #expect(screen.frame.keyboardPull == 80)
    switch kind {
    case 0:
      touch.move(by: CGSize(width: 0, height: -100), over: 0.2)
      #expect(screen.frame.keyboardPull == 0)
      touch.lift()
    case 1:
      touch.move(by: CGSize(width: 0, height: -30), over: 0.1)
      touch.lift()
    default: touch.cancel()
    }
    screen.settle()
    #expect(screen.frame.keyboardPull == 0)
    #expect(screen.textsInTree.first == "typing")
  }

  @Test("Only a finger on the keyboard dismisses it interactively")
  func aFingerAboveTheKeyboardKeepsIt() throws {
    let screen = typing(.interactively)
    try screen.find("row 1").drag(by: CGSize(width: 0, height: -40))
    #expect(screen.textsInTree.first == "typing")
    let without = TestScreen(size: CGSize(width: 200, height: 400)) { KeyboardForm(mode: .interactively) }
    try without.find("row 1").drag(by: CGSize(width: 0, height: 200))
    #expect(without.textsInTree.first == "typing")
  }

  @Test("Other modes dismiss the keyboard at once, or never", arguments: [false, true])
  func otherModesDoNotFollow(isNever: Bool) {
    let screen = typing(isNever ? .never : .immediately)
    let touch = screen.touch(at: CGPoint(x: 100, y: 100))
    touch.move(by: CGSize(width: 0, height: 40), over: 0.2)
    #expect(screen.textsInTree.first == (isNever ? "typing" : "not typing"))
    touch.move(by: CGSize(width: 0, height: 140), over: 0.2)
    #expect(screen.frame.keyboardPull == 0)
    touch.lift()
    screen.settle()
    #expect(screen.textsInTree.first == (isNever ? "typing" : "not typing"))
  }
}

/// A field that takes the focus, above rows.
struct KeyboardForm: View {
  let mode: ScrollDismissesKeyboardMode
  @State private var name = ""
  @FocusState private var isFocused: Bool

  init(mode: ScrollDismissesKeyboardMode) { self.mode = mode }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Text(isFocused ? "typing" : "not typing")
        TextField("Name", text: $name).focused($isFocused)
        ForEach(0..<40, id: \.self) { Text("row \($0)").frame(width: 200, height: 50) }
      }
    }
    .scrollDismissesKeyboard(mode)
    .onAppear { isFocused = true }
  }
}
