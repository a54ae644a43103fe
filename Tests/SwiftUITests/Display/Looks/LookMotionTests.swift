import CanopyCore
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

@MainActor
@Suite("Colors, gradients, letters and contents move")
struct LookMotionTests {
  private let model = MovingModel()

  /// The hexadecimal colors in descriptions of display lists.
  private func colors(_ strip: [String]) -> [[String]] {
    strip.map { $0.matches(of: #/#[0-9A-F]+/#).map { String($0.output) } }
  }

  @Test("A color moves in equal steps from the old one to the new one")
  func aColorMoves() {
    let strip = model.strip { With(model) { Color(red: $0.isOn ? 0 : 1, green: 0, blue: $0.isOn ? 1 : 0) } }
    #expect(colors(strip) == [["#FF0000"], ["#BF0040"], ["#800080"], ["#0000FF"]])
  }

  @Test("A color that fades in keeps its hue on the way")
  func aFadingColorKeepsItsHue() {
    let red = Color(red: 1, green: 0, blue: 0)
    let half = model.strip { With(model) { $0.isOn ? red : red.opacity(0.5) } }
    #expect(colors(half) == [["#FF000080"], ["#FF00009F"], ["#FF0000BF"], ["#FF0000"]])
    let whole = model.strip { With(model) { Color.clear.background($0.isOn ? red : .clear) } }
    #expect(whole[1].contains("layer, opacity 0.25"))
    #expect(colors(whole) == [["#FF0000"], ["#FF0000"], ["#FF0000"], ["#FF0000"]])
  }

  @Test("A foreground style moves in texts, shapes, and symbols, and runs no body")
  func aForegroundStyleMoves() {
    let bodies = MovingBodies.count
    let strip = model.strip {
      With(model) { model in
        VStack {
          Text("A")
          Circle().frame(width: 10, height: 10)
          Image(systemName: "star")
        }
        .foregroundStyle(Color(white: model.isOn ? 0 : 1))
      }
    }
    #expect(colors(strip).map { Set($0) } == [["#FFFFFF"], ["#BFBFBF"], ["#808080"], ["#000000"]])
    #expect(MovingBodies.count - bodies == 2)
  }

  @Test("The colors and points of gradients move")
  func aGradientMoves() {
    let strip = model.strip {
      With(model) {
        Rectangle()
          .fill(
            .linearGradient(
              colors: [.black, Color(white: $0.isOn ? 0 : 1)], startPoint: $0.isOn ? .top : .leading,
              endPoint: .trailing)
          )
          .frame(width: 10, height: 10)
      }
    }
    #expect(strip[0] == "fill linear 95,50 to 105,50 (#000000 0, #FFFFFF 1): rectangle 95,45 10×10")
    #expect(strip[2] == "fill linear 97.5,47.5 to 105,50 (#000000 0, #808080 1): rectangle 95,45 10×10")
    #expect(strip[3] == "fill linear 100,45 to 105,50 (#000000 0, #000000 1): rectangle 95,45 10×10")
  }

  @Test("A color, a gradient, or a shadow that moves runs no body and no layout")
  func aMovingLookRunsNoBodyAndNoLayout() {
    let screen = layOut {
      With(model) { model in
        let color = Color(white: model.isOn ? 0 : 1)
        HStack {
          color
          Circle().fill(.linearGradient(colors: [.red, color], startPoint: .top, endPoint: .bottom))
          Text("A").foregroundStyle(color)
          Image(systemName: "star").foregroundStyle(
            .radialGradient(colors: [color, .red], center: .center, startRadius: 0, endRadius: 9))
          square().shadow(color: color, radius: 4)
          square().background(color).tint(color)
        }
      }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    screen.expectMotionAlone(frames: 50)
    screen.settle()
    #expect(!screen.motions.isMoving)
  }

  @Test("Letters of another size grow")
  func lettersGrow() {
    let strip = model.strip { With(model) { Text("Ab").font(.system(size: $0.isOn ? 32 : 16)) } }
    #expect(strip[0].hasPrefix("transform (0.5, 0, 0, 0.5,"))
    #expect(strip[2].hasPrefix("transform (0.75, 0, 0, 0.75,"))
    #expect(strip[3].hasPrefix("text "))
  }

  @Test("The colors of shadows and of colorMultiply move")
  func colorsOfEffectsMove() {
    let shadow = model.strip {
      With(model) { square().shadow(color: $0.isOn ? .black : .clear, radius: $0.isOn ? 8 : 4) }
    }
    #expect(shadow[2].hasPrefix("shadow #00000080 radius 6"), "\(shadow)")
    let product = model.strip { With(model) { square().colorMultiply(Color(white: $0.isOn ? 0 : 1)) } }
    #expect(product[2].contains("0.5"), "\(product)")
  }

  @Test("Other letters, other symbols, and other kinds of paint fade", arguments: 0..<3)
  func otherContentsFade(kind: Int) throws {
    let strip = model.strip {
      With(model) { model in
        switch kind {
        case 0: Text(model.isOn ? "B" : "A")
        case 1: Image(systemName: model.isOn ? "play.fill" : "pause.fill")
        default:
          Circle()
            .fill(
              model.isOn
                ? AnyShapeStyle(.red)
                : AnyShapeStyle(
                  .linearGradient(
                    Gradient(colors: [.red, .blue]),
                    startPoint: .top, endPoint: .bottom)))
        }
      }
    }
    #expect(strip[1].contains("layer, opacity 0.75"), "\(strip[1])")
    #expect(strip[1].contains("layer, opacity 0.25"), "\(strip[1])")
    #expect(!strip[3].contains("layer"))
  }

  @Test("What is the same in two contents that fade keeps its look on the way")
  func fadingKeepsOpacity() throws {
    let screen = layOut {
      With(model) { model in
        ZStack {
          Color.white
          Image(systemName: model.isOn ? "square.fill" : "circle.fill").foregroundStyle(.black).font(.system(size: 60))
        }
      }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    screen.update()
    screen.advance(by: 0.5)
    let pixel = try screen.image(scale: 1).pixel(x: 100, y: 50)
    #expect(pixel.description == "#000000")
  }

  @Test("A content that doesn't fade is replaced at once")
  func identityReplacesAtOnce() {
    let strip = model.strip { With(model) { Text($0.isOn ? "B" : "A") }.contentTransition(.identity) }
    #expect(strip.allSatisfy { $0.contains("“B”") && !$0.contains("layer") })
  }

  @Test("A plain change ends the motion of a look")
  func aPlainChangeEndsTheMotion() {
    let screen = layOut { With(model) { Color(white: $0.number) } }
    withAnimation(.linear(duration: 1)) { model.number = 1 }
    screen.update()
    screen.advance(by: 0.5)
    #expect(screen.displayList().contains("#808080"))
    model.number = 0.8
    screen.update()
    #expect(screen.displayList().contains("#CCCCCC"))
    #expect(!screen.motions.isMoving)
  }

  @Test("A look with a new target moves on from where it is")
  func aNewTargetContinuesTheMotion() {
    let screen = layOut { With(model) { Color(white: $0.number) } }
    withAnimation(.spring(duration: 1)) { model.number = 1 }
    screen.update()
    screen.advance(by: 0.25)
    let before = screen.displayList()
    withAnimation(.spring(duration: 1)) { model.number = 0 }
    screen.update()
    #expect(screen.displayList() == before)
    // The spring keeps its velocity.
    screen.advance(by: 1 / 60)
    #expect(screen.displayList() > before)
  }

  @Test("A finished motion leaves nothing behind, and its completion runs once")
  func nothingIsLeft() {
    var completions = 0
    let screen = layOut { With(model) { Text("A").foregroundStyle($0.isOn ? .red : .blue) } }
    withAnimation(.linear(duration: 1)) {
      model.isOn = true
    } completion: {
      completions += 1
    }
    screen.update()
    screen.advance(by: 0.9)
    #expect((completions, LookChanges.followed > 0) == (0, true))
    screen.advance(by: 0.2)
    #expect(completions == 1)
    #expect(!screen.motions.isMoving)
  }

  @Test("The look of a view that leaves doesn't move on")
  func aViewThatLeaves() {
    let screen = layOut {
      With(model) { model in if model.number < 2 { Text("A").foregroundStyle(Color(white: model.number)) } }
    }
    withAnimation(.linear(duration: 1)) { model.number = 1 }
    screen.update()
    screen.advance(by: 0.5)
    model.number = 2
    screen.update()
    screen.advance(by: 1 / 60)
    #expect(!screen.motions.isMoving)
  }

  @Test("A view with an animation of its own moves its color")
  func ownAnimation() {
    let screen = layOut {
      With(model) { model in Color(white: model.number).animation(.linear(duration: 1), value: model.number) }
    }
    model.number = 1
    #expect(colors(screen.strip(at: [0.5])) == [["#808080"]])
  }
}
