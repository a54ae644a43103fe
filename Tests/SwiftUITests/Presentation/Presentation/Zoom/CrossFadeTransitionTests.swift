import CanopyTesting
import SwiftUI
import Testing

/// Presentations that appear in their place.
@MainActor @Suite struct CrossFadeTransitionTests {
  private func brightness(of screen: TestScreen) throws -> UInt8 {
    try screen.image(scale: 1).pixel(x: 100, y: 350).blue
  }

  @Test func aSheetThatFadesIsInItsPlaceAtOnce() throws {
    let screen = layOut(width: 200, height: 400) { Opening(fades: true) }
    try screen.find("open").tap()
    #expect(screen.presentations[0].frame == CGRect(x: 0, y: 200, width: 200, height: 200))
    try screen.find("close").tap()
    #expect(screen.presentations.isEmpty)
  }

  @Test(arguments: [true, false]) func onlyASheetWithTheTransitionFades(fades: Bool) throws {
    let screen = layOut(width: 200, height: 400) { Opening(fades: fades) }
    let button = try screen.find("open").frame
    screen.send(.began, at: CGPoint(x: button.midX, y: button.midY))
    screen.send(.ended, at: CGPoint(x: button.midX, y: button.midY))
    screen.update()
    var places: [CGFloat] = []
    var blues: [UInt8] = []
    for _ in 0..<4 {
      screen.advance(by: 0.05)
      places.append(screen.presentations[0].frame.minY)
      blues.append(try brightness(of: screen))
    }
    #expect(places == places.sorted(by: >))
    #expect(Set(places).count == (fades ? 1 : 4))
    #expect(fades ? places[0] == 200 : places[0] > 200)
    // Behind the sheet it is red, and the sheet is blue.
    #expect(blues == blues.sorted())
    if fades { #expect(Set(blues).count == 4 && blues[0] < 200, "\(blues)") }
  }
}

private struct Opening: View {
  let fades: Bool
  @State private var isShown = false

  var body: some View {
    Color.red
      .overlay(alignment: .top) { Button("open") { isShown = true }.tint(.white) }
      .sheet(isPresented: $isShown) {
        Color.blue
          .overlay { Button("close") { isShown = false }.tint(.white) }
          .presentationDetents([.height(200)])
          .modifier(Fading(fades: fades))
      }
  }
}

private struct Fading: ViewModifier {
  let fades: Bool

  func body(content: Content) -> some View {
    if fades { content.navigationTransition(.crossFade) } else { content.navigationTransition(.automatic) }
  }
}
