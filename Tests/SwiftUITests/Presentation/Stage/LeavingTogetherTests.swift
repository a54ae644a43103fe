import CanopyTesting
import SwiftUI
import Testing

/// Presentations that are dismissed together.
@MainActor @Suite struct LeavingTogetherTests {
  @Test(arguments: [false, true]) func aSheetGoesAlongWhenThePresentationAroundItLeaves(isCover: Bool) throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 600)) { Outer(isCover: isCover) }
    screen.environment.horizontalSizeClass = .compact
    try screen.find("open").tap()
    try screen.find("inner").tap()
    let (outer, inner) = (screen.presentations[0], screen.presentations[1])
    let start = (outer.frame.minY, inner.frame.minY)
    try screen.find("close all").touch().lift()
    var last = CGFloat(0)
    for _ in 0..<4 {
      screen.advance(by: 0.05)
      guard screen.presentations.count == 2 else { break }
      let moved = (outer.frame.minY - start.0, inner.frame.minY - start.1)
      #expect(abs(moved.0 - moved.1) < 0.01 && moved.0 > last)
      last = moved.0
    }
    #expect(last > 100)
    screen.settle()
    #expect(screen.presentations.isEmpty)
  }
}

private struct Outer: View {
  let isCover: Bool
  @State private var isShown = false
  @State private var hasInner = false

  var body: some View {
    Button("open") { isShown = true }
      .sheet(isPresented: Binding(get: { isShown && !isCover }, set: { isShown = $0 })) { content }
      .fullScreenCover(isPresented: Binding(get: { isShown && isCover }, set: { isShown = $0 })) { content }
  }

  private var content: some View {
    Button("inner") { hasInner = true }
      .sheet(isPresented: $hasInner) { Button("close all") { isShown = false }.presentationDetents([.medium]) }
  }
}
