import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// What modifiers do to a view when it is drawn, and that they do nothing to its layout.
@MainActor @Suite struct EffectTests {
  private func list(@ViewBuilder _ content: () -> some View) -> [String] {
    layOut(content).displayList().components(separatedBy: "\n")
  }

  private func square(_ color: Color) -> some View { color.frame(width: 10, height: 10) }

  // MARK: Each thing by itself, or all together

  @Test func opacityAppliesToEachView() {
    let lines = list {
      ZStack {
        square(.red); square(.blue)
      }.opacity(0.5)
    }
    #expect(lines == ["fill #FF383C80: rectangle 95,45 10×10", "fill #0088FF80: rectangle 95,45 10×10"])
    #expect(list { square(.red).opacity(0.5).opacity(0.5) }[0].hasPrefix("fill #FF383C40"))
    #expect(list { square(.red).opacity(0) } == [""])
    #expect(list { square(.red).opacity(7) } == list { square(.red) })
    #expect(list { Text(verbatim: "a").foregroundStyle(.blue).opacity(0.5) }[0].hasPrefix("text #0088FF80"))
  }

  @Test func compositingGroupAppliesOpacityToItsLayer() {
    let lines = list {
      ZStack {
        square(.red); square(.blue)
      }.compositingGroup().opacity(0.5)
    }
    #expect(lines[0] == "layer, opacity 0.5")
    #expect(lines.count == 3)
    #expect(
      list {
        ZStack {
          square(.red); square(.blue)
        }.drawingGroup().opacity(0.25)
      }[0] == "layer, opacity 0.25")
  }

  @Test func opaqueDrawingGroupHasBlackBackground() throws {
    let screen = layOut {
      HStack(spacing: 20) {
        square(.red)
        square(.blue)
      }.drawingGroup(opaque: true)
    }
    let image = try screen.image(scale: 1)
    #expect(image.pixel(x: 85, y: 50).description == "#FF383C")
    #expect(image.pixel(x: 100, y: 50).description == "#000000")
    #expect(image.pixel(x: 75, y: 50).description == "#FFFFFF")
  }

  @Test func clippedViewsCastOneShadow() {
    let lines = list {
      ZStack {
        square(.red); square(.blue)
      }.clipShape(.rect).shadow(color: .black, radius: 3, x: 1, y: 2)
    }
    #expect(lines[0] == "shadow #000000 radius 3 at 1,2")
    #expect(lines[1] == "  clip: rectangle 95,45 10×10")
    #expect(lines.count == 4)
  }

  @Test func shadowAndBlendModeApplyToEachView() {
    let shadows = list {
      VStack {
        square(.red); square(.blue)
      }.shadow(radius: 2)
    }
    #expect(shadows.filter { $0.hasPrefix("shadow #00000054") }.count == 2)
    let blended = list {
      VStack {
        square(.red); square(.blue)
      }.blendMode(.multiply)
    }
    #expect(blended.filter { $0 == "blend multiply" }.count == 2)
    #expect(list { square(.red).blendMode(.normal) } == list { square(.red) })
  }

  @Test func shadowOffsetIsNotRotatedWithItsView() {
    let lines = list {
      ZStack {
        square(.red); square(.blue)
      }.rotationEffect(.degrees(90)).shadow(radius: 2, y: 5)
    }
    #expect(lines.filter { $0.hasPrefix("shadow #") }.count == 2)
    #expect(lines[0].hasSuffix("at 0,5") && lines[1].hasPrefix("  transform"))
  }

  @Test func shadowsOfStylesAreDrawn() {
    let drop = list { Circle().fill(.red.shadow(.drop(color: .black, radius: 4))).frame(width: 10, height: 10) }
    #expect(drop[0] == "shadow #000000 radius 4 at 0,0")
    let inner = list { Circle().fill(.red.shadow(.inner(color: .black, radius: 4, y: 1))).frame(width: 10, height: 10) }
    #expect(inner[0] == "inner shadow #000000 radius 4 at 0,1")
    let text = list { Text(verbatim: "a").foregroundStyle(.blue.shadow(.drop(color: .black, radius: 1))) }
    #expect(text[0].hasPrefix("shadow") && text[1].hasPrefix("  text"))
  }

  @Test func blendModeOfStyleIsDrawn() {
    #expect(list { Circle().fill(.red.blendMode(.multiply)).frame(width: 10, height: 10) }[0] == "blend multiply")
    #expect(list { Text(verbatim: "a").foregroundStyle(.blue.blendMode(.screen)) }[0] == "blend screen")
    let both = list { Circle().fill(.red.shadow(.drop(radius: 2)).blendMode(.darken)).frame(width: 10, height: 10) }
    #expect(both[0] == "blend darken" && both[1].hasPrefix("  shadow"))
    #expect(
      list { Circle().fill(.red.blendMode(.normal)).frame(width: 9, height: 9) }
        == list { Circle().fill(.red).frame(width: 9, height: 9) })
    #expect(list { Circle().fill(.blendMode(.multiply)).frame(width: 9, height: 9) }[0] == "blend multiply")
  }

  @Test func missingFontIsReportedOnce() {
    struct Wrong: View {
      var body: some View { Text(verbatim: "a").font(.custom("Nobody Sans", size: 12)) + Text(verbatim: "b") }
    }
    let screen = TestScreen { Wrong() }
    for _ in 0..<3 { #expect(screen.displayList().contains("“ab”")) }
    #expect(screen.issues.map(\.kind) == [.drawing])
    #expect(screen.issues.first?.message.contains("No font named 'Nobody Sans' found in the body of Wrong") == true)
    #expect(TestScreen { Text(verbatim: "a").font(.custom("Inter-Bold", size: 12)) }.issues.isEmpty)
  }

  @Test func textsAreFilledWithGradients() {
    let lines = list {
      Text(verbatim: "ab").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
    #expect(lines[0].hasPrefix("text linear 100,40 to 100,60 (#FF383C 0, #0088FF 1)"))
  }

  @Test func perceptualGradientHasAdditionalStops() {
    let style = LinearGradient(
      gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
    let usual = list { Rectangle().fill(style).frame(width: 10, height: 10) }[0]
    #expect(usual.components(separatedBy: "#").count == 3)
    let even = list {
      Rectangle().fill(
        .linearGradient(
          Gradient(colors: [.red, .blue]).colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing)
      )
      .frame(width: 10, height: 10)
    }[0]
    #expect(even.components(separatedBy: "#").count == 10)
  }

  // MARK: Colours

  @Test func effectColorsResolveInTheEnvironment() {
    let light = list { square(.white).colorMultiply(.red) }
    let dark = list { square(.white).colorMultiply(.red).environment(\.colorScheme, .dark) }
    #expect(light[0].hasPrefix("colors (1, 0, 0, 0, 0, 0, 0.22"))
    #expect(dark[0].hasPrefix("colors (1, 0, 0, 0, 0, 0, 0.26"))
  }

  // MARK: Shapes

  @Test func clipShapeIsMirroredRightToLeft() {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: 2, height: 2)) }
    }
    #expect(list { square(.red).clipShape(Corner()) }[0] == "clip: rectangle 95,45 2×2")
    let mirrored = list { square(.red).clipShape(Corner()).environment(\.layoutDirection, .rightToLeft) }
    #expect(mirrored[0] == "clip: 105,45 m 103,45 l 103,47 l 105,47 l h")
  }

  @Test func maskIsProposedTheViewSizeAndAligned() {
    let lines = list { square(.red).mask(alignment: .topLeading) { Circle().frame(width: 4, height: 4) } }
    #expect(lines[0] == "mask")
    #expect(lines[1].hasPrefix("  | fill #000000: 99,47 m"))
    #expect(lines[2] == "  fill #FF383C: rectangle 95,45 10×10")
    #expect(list { square(.red).mask { Rectangle() } }[1].hasPrefix("  | fill #000000: rectangle 95,45 10×10"))
  }

  @Test func borderIsDrawnInsideTheBounds() {
    let lines = list { square(.red).border(.black, width: 2) }
    #expect(lines == ["fill #FF383C: rectangle 95,45 10×10", "stroke 2 #000000: rectangle 96,46 8×8"])
  }

  @Test @available(*, deprecated) func cornerRadiusClipsToRoundedRectangle() {
    let clip = list { square(.red).clipShape(RoundedRectangle(cornerRadius: 3)) }
    #expect(list { square(.red).cornerRadius(3) } == clip)
  }

  // MARK: Places

  @Test func effectsDoNotAffectLayout() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).scaleEffect(2).accessibilityIdentifier("large")
        Color.blue.frame(width: 10, height: 10).rotation3DEffect(.degrees(60), axis: (0, 1, 0)).opacity(0.4)
          .accessibilityIdentifier("next")
      }
    }
    #expect(try screen.find(id: "next").frame == CGRect(x: 95, y: 50, width: 10, height: 10))
  }

  @Test func rotationEffectIsIncludedInGlobalFrame() throws {
    let seen = Log()
    let screen = layOut {
      Color.red.frame(width: 10, height: 20)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          seen.frames.append($0)
        }
        .rotationEffect(.degrees(90))
    }
    #expect(seen.frames.last.map { $0.rounded() } == CGRect(x: 90, y: 45, width: 20, height: 10))
    _ = screen
  }

  final class Log { var frames: [CGRect] = [] }

  struct Slide: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
    }
  }

  @Test func geometryEffectReceivesTheViewSize() {
    #expect(list { square(.red).modifier(Slide(animatableData: 2)) }[0] == "transform (1, 0, 0, 1, 20, 0)")
    #expect(list { square(.red).modifier(Slide(animatableData: 0)) } == list { square(.red) })
  }

  @Test func ignoredByLayoutEffectIsNotIncludedInGlobalFrame() {
    func frame(_ modifier: some ViewModifier) -> CGRect? {
      let seen = Log()
      let screen = layOut {
        square(.red).onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          seen.frames.append($0)
        }
        .modifier(modifier)
      }
      return screen.isClosed ? nil : seen.frames.last
    }
    #expect(frame(Slide(animatableData: 2))?.minX == 115)
    #expect(frame(Slide(animatableData: 2).ignoredByLayout())?.minX == 95)
  }

  @Test func changedOpacityIsDrawn() throws {
    struct Fading: View {
      @State private var opacity = 1.0
      var body: some View {
        VStack {
          Button("Fade") { opacity = 0.5 }
          Color.red.frame(width: 10, height: 10).opacity(opacity)
        }
      }
    }
    let screen = layOut { Fading() }
    #expect(screen.displayList().contains("fill #FF383C:"))
    try screen.find("Fade").tap()
    #expect(screen.displayList().contains("fill #FF383C80:"))
  }

  /// It is a number like any other: nothing is seen, and all is where it was.
  @Test func zeroScaleHidesTheViewAndKeepsLayout() throws {
    let seen = Log()
    func content(_ scale: CGFloat) -> some View {
      HStack(spacing: 0) {
        Button("Under") { seen.frames.append(.zero) }
          .background {
            GeometryReader { proxy in
              Color.red.onChange(of: proxy.frame(in: .named("row")), initial: true) { seen.frames.append($1) }
                .onChange(of: proxy.bounds(of: .named("row")) ?? .null, initial: true) { seen.frames.append($1) }
            }
          }
          .frame(width: 40, height: 20).scaleEffect(scale).id(frame: "scaled")
        Button("Beside") {}.id(frame: "beside")
      }
      .coordinateSpace(.named("row"))
    }
    for scale in [CGSize.zero, CGSize(width: 0, height: 1)] {
      let screen = layOut { content(1).scaleEffect(scale) }
      let image = try screen.image(scale: 1)
      #expect((0..<200).allSatisfy { image.pixel(x: $0, y: 50).description == "#FFFFFF" })
      #expect(try screen.frame("scaled")[2...].allSatisfy(\.isFinite))
    }
    let (screen, plain) = (layOut { content(0) }, layOut { content(1) })
    #expect(try screen.frame("beside") == plain.frame("beside"))
    #expect(try screen.image(scale: 1).pixel(x: 70, y: 50).description == "#FFFFFF")
    try screen.find("Beside").tap()
    #expect(seen.frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite })
    #expect(screen.issues.isEmpty && plain.issues.isEmpty)
  }

  // MARK: Misuse

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func nonFiniteEffectParametersAreReported(number: CGFloat) {
    struct Misused: View {
      let number: CGFloat
      var body: some View {
        let square = Color.red.frame(width: 10, height: 10)
        VStack {
          square.scaleEffect(number)
          square.shadow(radius: number)
          square.blur(radius: number)
          square.opacity(Double(number))
          square.rotationEffect(.degrees(Double(number)))
        }
      }
    }
    let screen = layOut { Misused(number: number) }
    #expect(screen.issues.count == 5)
    #expect(screen.issues.allSatisfy { $0.kind == .drawing && $0.message.contains("in the body of Misused") })
    #expect(screen.displayList().components(separatedBy: "\n").filter { $0.hasPrefix("fill #FF383C:") }.count == 5)
  }

  /// They are found out about again and again, and reported once.
  @Test(arguments: [CGFloat.nan, .infinity]) func nonFiniteComputedEffectsAreReportedOnce(number: CGFloat) {
    let screen = layOut {
      VStack {
        square(.red).modifier(Slide(animatableData: number))
        square(.red).visualEffect { view, _ in view.scaleEffect(number) }
      }
    }
    for _ in 0..<3 { #expect(screen.displayList().components(separatedBy: "fill #FF383C:").count == 3) }
    #expect(screen.issues.map(\.kind) == [.drawing, .drawing])
  }
}

extension CGRect {
  fileprivate func rounded() -> CGRect {
    CGRect(x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded())
  }
}
