import CanopyTesting
import SwiftUI
import Testing

/// Elements in motion whose place changes meanwhile for another reason.
@MainActor @Suite struct PushedMotionTests {
  private struct Growing: View {
    @State private var isWide = false
    @State private var number = 9
    var body: some View {
      VStack {
        HStack(spacing: 8) {
          Color.red.frame(width: isWide ? 200 : 50, height: 40).accessibilityElement().accessibilityIdentifier("bar")
          Text("\(number)")
        }
        Button("grow") { withAnimation(.linear(duration: 1)) { isWide = true } }
        Button("tick") { number += 1 }
        Button("back") { isWide = false }
      }
    }
  }

  @Test("A counter that gets longer beside a bar in motion doesn't make the bar jump to its place")
  func aPushedElementMovesOn() throws {
    let screen = TestScreen(size: CGSize(width: 400, height: 300)) { Growing() }
    func bar() throws -> CGRect { try screen.find(id: "bar").frame }
    let start = try bar()
    try screen.find("grow").touch().lift()
    screen.advance(by: 0.4)
    let before = try bar()
    #expect(abs(before.width - 110) < 1 && abs(start.midX - before.midX) < 1)
    try screen.find("tick").touch().lift()
    let after = try bar()
    #expect(abs(after.minX - before.minX) < 8, "\(before.minX) → \(after.minX)")
    #expect(abs(after.width - before.width) < 8)
    screen.advance(by: 0.3)
    #expect(abs(try bar().width - 155) < 4)
    #expect(abs(try bar().midX - after.midX) < 4)
    screen.settle()
    #expect(try bar().width == 200)
  }

  @Test func aPlainChangeBackEndsTheMotion() throws {
    let screen = TestScreen(size: CGSize(width: 400, height: 300)) { Growing() }
    let start = try screen.find(id: "bar").frame
    try screen.find("grow").touch().lift()
    screen.advance(by: 0.4)
    try screen.find("back").touch().lift()
    #expect(try screen.find(id: "bar").frame == start)
  }

  private struct Opening: View {
    @State private var isOpen = false
    var body: some View {
      VStack(spacing: 0) {
        Text("head").onTapGesture { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
        Text("one\ntwo\nthree").frame(height: isOpen ? nil : 0, alignment: .top).clipped()
        ForEach(0..<6) { _ in Divider() }
        Text("below")
      }
      .clipShape(.rect(cornerRadius: 12))
    }
  }

  @Test("A picture at another scale changes nothing that moves", arguments: [1.0, 2, 3])
  func aPictureAtAnotherScaleChangesNothing(scale: Double) throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) { Opening() }
    let plain = TestScreen(size: CGSize(width: 200, height: 200)) { Opening() }
    for screen in [screen, plain] { try screen.find("head").touch().lift() }
    for step in 0..<4 {
      for screen in [screen, plain] { screen.advance(by: 0.2) }
      let before = try screen.find("below").frame
      _ = try screen.image(scale: scale)
      #expect(try screen.find("below").frame == before, "step \(step)")
      #expect(try screen.image(scale: 1).png == plain.image(scale: 1).png, "step \(step)")
    }
  }
}
