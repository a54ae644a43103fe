import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// A view that changes in an animation as soon as it appears.
private struct Pulsing<Content: View>: View {
  var animation: Animation? = .linear(duration: 1).repeatForever()
  var isImplicit = false
  @ViewBuilder let content: (Bool) -> Content
  @State private var isOn = false

  var body: some View {
    if isImplicit {
      content(isOn).animation(animation, value: isOn).onAppear { isOn = true }
    } else {
      content(isOn).onAppear { withAnimation(animation) { isOn = true } }
    }
  }
}

/// A view in a color that it tells how to change.
private struct Numbered: View {
  @State private var number = 0.0
  let tell: (Binding<Double>) -> Void

  var body: some View { Color(white: number).onAppear { tell($number) } }
}

/// A view that comes later.
private struct Later<Content: View>: View {
  let model: MovingModel
  @ViewBuilder let content: () -> Content

  var body: some View {
    ZStack { if model.isOn { content() } }
  }
}

@MainActor
@Suite("Looks that change as views appear begin at their first look")
struct LooksOnAppearTests {
  private let model = MovingModel()

  private func colors(_ strip: [String]) -> [[String]] {
    strip.map { $0.matches(of: #/#[0-9A-F]+/#).map { String($0.output) } }
  }

  @Test("A color that changes in onAppear moves there and back", arguments: [false, true])
  func aColorBegins(isImplicit: Bool) {
    let screen = layOut { Pulsing(isImplicit: isImplicit) { Color(white: $0 ? 0 : 1) } }
    #expect(
      colors(screen.strip(at: [0, 0.5, 1, 1.5, 2])) == [
        ["#FFFFFF"], ["#808080"], ["#000000"], ["#808080"], ["#FFFFFF"],
      ])
  }

  @Test("A gradient and a foreground style that change in onAppear move")
  func aGradientBegins() {
    let screen = layOut {
      Pulsing { isOn in
        VStack {
          Rectangle()
            .fill(.linearGradient(colors: [.black, isOn ? .black : .white], startPoint: .top, endPoint: .bottom))
            .frame(width: 10, height: 10)
          Text("A").foregroundStyle(isOn ? .black : .white)
        }
      }
    }
    #expect(
      colors(screen.strip(at: [0, 0.5])) == [["#000000", "#FFFFFF", "#FFFFFF"], ["#000000", "#808080", "#808080"]])
  }

  @Test("Letters whose size changes in onAppear grow")
  func lettersBegin() {
    let strip = layOut { Pulsing { Text("Ab").font(.system(size: $0 ? 32 : 16)) } }.strip(at: [0, 0.5])
    #expect(strip[0].hasPrefix("transform (0.5, 0, 0, 0.5,"), "\(strip)")
    #expect(strip[1].hasPrefix("transform (0.75, 0, 0, 0.75,"), "\(strip)")
  }

  @Test("A view that comes later, in an animation or not, begins at its first look, too", arguments: [false, true])
  func aLaterViewBegins(isAnimated: Bool) {
    let screen = layOut { Later(model: model) { Pulsing { Color(white: $0 ? 0 : 1) } } }
    withAnimation(isAnimated ? .linear(duration: 0.25) : nil) { model.isOn = true }
    let shown = screen.strip(at: [0.5, 1])
    #expect(colors(shown) == [["#808080"], ["#000000"]])
  }

  @Test("A view in a sheet begins at its first look")
  func aViewInASheetBegins() throws {
    let screen = layOut {
      With(model) { model in
        Color.clear.sheet(isPresented: .constant(model.isOn)) { Pulsing { Color(white: $0 ? 0 : 1).padding(5) } }
      }
    }
    model.isOn = true
    screen.settle()
    let start = screen.displayList()
    screen.advance(by: 0.5)
    #expect(start != screen.displayList())
    #expect(Set(colors([start])[0]).union(colors([screen.displayList()])[0]).count > 2)
  }

  @Test("A value that is set, and then reset in an animation, shows its color in between")
  func aColorMovesFromTheOneInBetween() {
    var number: Binding<Double>?
    let screen = layOut { Numbered { number = $0 } }
    number?.wrappedValue = 1
    withAnimation(.linear(duration: 1)) { number?.wrappedValue = 0 }
    #expect(colors(screen.strip(at: [0, 0.5])) == [["#FFFFFF"], ["#808080"]])
  }

  @Test("Without an animation, a view that changes in onAppear is drawn once")
  func plainChangesAreDrawnOnce() {
    let screen = layOut { Pulsing(animation: nil) { Color(white: $0 ? 0 : 1) } }
    #expect(colors(screen.strip(at: [0])) == [["#000000"]])
  }
}
