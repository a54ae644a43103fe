import CanopyCore
import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// A red square of 40 points that comes and goes, in a window of 100 by 100 points.
private struct Toggled: View {
  let model: ToggledModel
  var transition: AnyTransition?

  var body: some View {
    ZStack {
      if model.isShown {
        if let transition { square.transition(transition) } else { square }
      }
    }
    .frame(width: 100, height: 100)
  }

  private var square: some View { Color.red.frame(width: 40, height: 40) }
}

/// A square in an offset that ends when the square goes.
private struct ToggledInOffset: View {
  let model: ToggledModel

  var body: some View {
    ZStack {
      if model.isShown { Color.red.frame(width: 40, height: 40) }
    }
    .frame(width: 40, height: 40)
    .offset(x: model.isShown ? 20 : -20)
  }
}

/// A square in a stack that becomes lower when the square goes.
private struct ToggledAboveSpace: View {
  let model: ToggledModel

  var body: some View {
    HStack {
      if model.isShown {
        Color.red.frame(width: 40, height: 40).transition(.opacity.animation(.linear(duration: 2)))
      }
      Color.clear.frame(width: 0, height: 10)
    }
    .frame(width: 100, height: 100)
  }
}

private struct ToggledImplicitly: View {
  let model: ToggledModel

  var body: some View { Toggled(model: model).animation(.linear(duration: 1), value: model.isShown) }
}

@Observable @MainActor
private final class ToggledModel {
  var isShown: Bool
  @ObservationIgnored var log: [String] = []

  init(isShown: Bool) { self.isShown = isShown }
}

@MainActor
@Suite("13.6 Views come and go in transitions")
struct TransitionTests {
  private func screen(_ model: ToggledModel, _ transition: AnyTransition? = nil) -> TestScreen {
    TestScreen(size: CGSize(width: 100, height: 100)) { Toggled(model: model, transition: transition) }
  }

  /// Returns how red a pixel is: 0 for white, 1 for the red of the square.
  private func redness(_ screen: TestScreen, _ x: Int = 50, _ y: Int = 50) throws -> Double {
    let pixel = try screen.image().pixel(x: x, y: y)
    return (255 - Double(pixel.green)) / (255 - 56)
  }

  @Test("An animation modifier around a view animates how it comes and goes, without withAnimation")
  func animationModifier() throws {
    let model = ToggledModel(isShown: false)
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) { ToggledImplicitly(model: model) }
    for isShown in [true, false] {
      model.isShown = isShown
      screen.update()
      screen.advance(by: 0.25)
      #expect(abs(try redness(screen) - (isShown ? 0.25 : 0.75)) < 0.03)
      screen.settle()
      #expect(abs(try redness(screen) - (isShown ? 1 : 0)) < 0.01)
    }
  }

  @Test("A removed view moves with an offset around it")
  func offsetAround() throws {
    let model = ToggledModel(isShown: true)
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) { ToggledInOffset(model: model) }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    screen.update()
    for step in 0...3 {
      let x = 20 - 10 * step
      #expect(try redness(screen, 50 + x) > 0.2)
      #expect(try redness(screen, 50 + x - 23) < 0.01)
      #expect(try redness(screen, 50 + x + 23) < 0.01)
      screen.advance(by: 1 / 4)
    }
  }

  @Test("A removed view stays where it is, also if its transition has another animation than the views around it")
  func ownAnimationInMovingContainer() throws {
    let model = ToggledModel(isShown: true)
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) { ToggledAboveSpace(model: model) }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    screen.update()
    for _ in 0...3 {
      #expect(try redness(screen, 50, 31) > 0.2)
      #expect(try redness(screen, 50, 69) > 0.2)
      #expect(try redness(screen, 50, 29) < 0.01)
      #expect(try redness(screen, 50, 71) < 0.01)
      screen.advance(by: 1 / 4)
    }
  }

  @Test("A view without a transition fades in and out in an animated change, and just comes and goes in others")
  func defaultTransition() throws {
    let model = ToggledModel(isShown: false)
    let screen = screen(model)
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    screen.update()
    #expect(try redness(screen) == 0)
    screen.advance(by: 0.5)
    #expect(abs(try redness(screen) - 0.5) < 0.03)
    screen.settle()
    #expect(abs(try redness(screen) - 1) < 0.01)
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    screen.update()
    #expect(abs(try redness(screen) - 1) < 0.01)
    screen.advance(by: 0.25)
    #expect(abs(try redness(screen) - 0.75) < 0.03)
    screen.settle()
    #expect(try redness(screen) == 0)
    model.isShown = true
    screen.update()
    #expect(abs(try redness(screen) - 1) < 0.01)
    model.isShown = false
    screen.update()
    #expect(try redness(screen) == 0)
  }

  @Test("A view that goes is no longer found, can't be touched, and has no preferences")
  func departedViewsAreOnlyPictures() throws {
    let model = ToggledModel(isShown: true)
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) {
      Reading {
        ZStack {
          Color.white.onTapGesture { model.log.append("behind") }
          if model.isShown {
            Color.red.onTapGesture { model.log.append("square") }.preference(key: CountKey.self, value: 1)
          }
        }
        .onPreferenceChange(CountKey.self) { model.log.append("count \($0)") }
      }
    }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    screen.update()
    #expect(abs(try redness(screen) - 1) < 0.01)
    #expect(model.log == ["count 1", "count 0"])
    screen.send(.began, at: CGPoint(x: 50, y: 50))
    screen.send(.ended, at: CGPoint(x: 50, y: 50))
    #expect(model.log.last == "behind")
  }

  @Test("Each transition shows the view on its way, in both directions")
  func midpoints() throws {
    // For each transition, points that are red in the middle of coming and of going.
    let cases: [(String, AnyTransition, coming: [(Int, Int)], going: [(Int, Int)])] = [
      ("move", .move(edge: .leading), [(15, 50), (45, 50)], [(15, 50), (45, 50)]),
      ("slide", .slide, [(15, 50), (45, 50)], [(55, 50), (85, 50)]),
      ("scale", .scale, [(42, 42), (58, 58)], [(42, 42), (58, 58)]),
      ("offset", .offset(x: 0, y: 40), [(35, 55), (65, 85)], [(35, 55), (65, 85)]),
      (
        "asymmetric", .asymmetric(insertion: .move(edge: .top), removal: .move(edge: .bottom)), [(50, 15), (50, 45)],
        [(50, 55), (50, 85)]
      ),
      (
        "modifier", .modifier(active: Shifted(x: 40), identity: Shifted(x: 0)), [(55, 50), (85, 50)],
        [(55, 50), (85, 50)]
      ),
    ]
    for (name, transition, coming, going) in cases {
      let model = ToggledModel(isShown: false)
      let screen = screen(model, transition)
      withAnimation(.linear(duration: 1)) { model.isShown = true }
      screen.update()
      screen.advance(by: 0.5)
      for (x, y) in coming { #expect(abs(try redness(screen, x, y) - 1) < 0.01, "\(name) comes at \(x), \(y)") }
      screen.settle()
      withAnimation(.linear(duration: 1)) { model.isShown = false }
      screen.update()
      screen.advance(by: 0.5)
      for (x, y) in going { #expect(abs(try redness(screen, x, y) - 1) < 0.01, "\(name) goes at \(x), \(y)") }
      screen.settle()
      #expect(try redness(screen) == 0)
    }
  }

  @Test("A transition with an animation of its own runs without withAnimation")
  func ownAnimation() throws {
    let model = ToggledModel(isShown: false)
    let screen = screen(model, .opacity.animation(.linear(duration: 1)))
    model.isShown = true
    screen.update()
    screen.advance(by: 0.5)
    #expect(abs(try redness(screen) - 0.5) < 0.03)
    screen.settle()
    model.isShown = false
    screen.update()
    screen.advance(by: 0.5)
    #expect(abs(try redness(screen) - 0.5) < 0.03)
  }

  @Test("The sides of an asymmetric transition keep their animations")
  func asymmetricAnimations() throws {
    let model = ToggledModel(isShown: false)
    let transition = AsymmetricTransition(
      insertion: .opacity.animation(.linear(duration: 1)), removal: .opacity.animation(.linear(duration: 4)))
    for transition in [AnyTransition(transition), AnyTransition(transition.combined(with: .identity))] {
      let screen = screen(model, transition)
      model.isShown = true
      screen.update()
      screen.advance(by: 0.5)
      #expect(abs(try redness(screen) - 0.5) < 0.03)
      screen.settle()
      model.isShown = false
      screen.update()
      screen.advance(by: 1)
      #expect(abs(try redness(screen) - 0.75) < 0.03)
      screen.settle()
    }
  }

  @Test("A side of an asymmetric transition without motion isn't replaced if people prefer reduced motion")
  func asymmetricReducedMotion() throws {
    let model = ToggledModel(isShown: false)
    let transition = AsymmetricTransition(insertion: .identity, removal: .slide)
    let screen = TestScreen(size: CGSize(width: 100, height: 100), environment: { $0.accessibilityReduceMotion = true })
    {
      Toggled(model: model, transition: AnyTransition(transition))
    }
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    screen.update()
    #expect(abs(try redness(screen) - 1) < 0.01)
  }

  @Test("The content of a transition is a placeholder that keeps the state of its views")
  func contentIsAPlaceholder() throws {
    struct Lift: Transition {
      static func lifted(_ content: PlaceholderContentView<Lift>, _ phase: TransitionPhase) -> some View {
        content.offset(y: phase.isIdentity ? 0 : -20)
      }

      func body(content: Content, phase: TransitionPhase) -> some View { Self.lifted(content, phase).opacity(0.5) }
    }
    let model = ToggledModel(isShown: false)
    let screen = screen(model, AnyTransition(Lift()))
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    screen.update()
    screen.advance(by: 0.5)
    #expect(abs(try redness(screen, 50, 22) - 0.5) < 0.03)
    #expect(try redness(screen, 50, 65) == 0)
  }

  @Test("The identity transition shows no motion")
  func identity() throws {
    let model = ToggledModel(isShown: false)
    let screen = screen(model, .identity)
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    screen.update()
    #expect(abs(try redness(screen) - 1) < 0.01)
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    screen.update()
    #expect(try redness(screen) == 0)
  }

  @Test("People who prefer reduced motion see a fade in place of a movement")
  func reducedMotion() throws {
    let model = ToggledModel(isShown: false)
    let screen = TestScreen(size: CGSize(width: 100, height: 100), environment: { $0.accessibilityReduceMotion = true })
    {
      Toggled(model: model, transition: .slide)
    }
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    screen.update()
    screen.advance(by: 0.5)
    #expect(abs(try redness(screen) - 0.5) < 0.03)
    #expect(try redness(screen, 15, 50) == 0)
  }

  @Test("The completion of the change runs after the view has gone, and nothing is left behind")
  func completion() throws {
    let model = ToggledModel(isShown: true)
    let screen = screen(model, .slide)
    func toggle() {
      withAnimation(.linear(duration: 1)) { model.isShown.toggle() }
      screen.settle()
    }
    toggle()
    let withoutView = ViewRuntime.elements.live
    toggle()
    let withView = ViewRuntime.elements.live
    withAnimation(.linear(duration: 1)) {
      model.isShown = false
    } completion: {
      model.log.append("done")
    }
    screen.update()
    screen.advance(by: 0.9)
    #expect(model.log == [])
    screen.advance(by: 0.2)
    #expect(model.log == ["done"])
    #expect(ViewRuntime.elements.live == withoutView)
    toggle()
    #expect(ViewRuntime.elements.live == withView)
  }

  @Test("A view that comes back before it has gone reverses its transition")
  func comingBack() throws {
    let model = ToggledModel(isShown: true)
    let screen = screen(model, .move(edge: .leading))
    let live = ViewRuntime.elements.live
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    screen.update()
    screen.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    screen.update()
    // There is a single square, where the picture was.
    #expect(abs(try redness(screen, 15) - 1) < 0.01)
    #expect(abs(try redness(screen, 45) - 1) < 0.01)
    #expect(try redness(screen, 5) == 0)
    #expect(try redness(screen, 55) == 0)
    screen.settle()
    #expect(abs(try redness(screen, 65) - 1) < 0.01)
    #expect(ViewRuntime.elements.live == live)
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    screen.settle()
    #expect(try redness(screen) == 0)
  }

  @Test("A view that looks different doesn't take the place of the picture of another one")
  func anotherViewComes() throws {
    let model = RowsModel()
    let screen = TestScreen(size: CGSize(width: 100, height: 120)) {
      Reading {
        VStack(spacing: 0) {
          ForEach(model.rows, id: \.self) { row in
            Text("Row \(row)").frame(width: 100, height: 40).background(.red).transition(.move(edge: .leading))
          }
        }
      }
    }
    withAnimation(.linear(duration: 1)) { model.rows = [0, 2] }
    screen.update()
    screen.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { model.rows = [0, 7, 2] }
    screen.update()
    screen.advance(by: 0.25)
    #expect(screen.displayList().contains("Row 1"))
    #expect(screen.displayList().contains("Row 7"))
    screen.settle()
    #expect(!screen.displayList().contains("Row 1"))
  }

  @Test("A container that is removed ends the transitions of the views inside")
  func removedContainer() throws {
    let model = ToggledModel(isShown: true)
    let outer = ToggledModel(isShown: true)
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) {
      Reading { if outer.isShown { Toggled(model: model, transition: .opacity) } }
    }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    screen.update()
    screen.advance(by: 0.5)
    #expect(abs(try redness(screen) - 0.5) < 0.03)
    outer.isShown = false
    screen.update()
    #expect(try redness(screen) == 0)
    screen.settle()
    #expect(screen.issues.isEmpty)
  }

  @Test("Rows of a ForEach come and go, and the others move")
  func rows() throws {
    let model = RowsModel()
    let screen = TestScreen(size: CGSize(width: 100, height: 120)) {
      Reading {
        VStack(spacing: 0) {
          ForEach(model.rows, id: \.self) { _ in
            Color.red.frame(width: 100, height: 40).transition(.move(edge: .leading))
          }
        }
      }
    }
    withAnimation(.linear(duration: 1)) { model.rows = [1, 2] }
    screen.update()
    screen.advance(by: 0.5)
    #expect(abs(try redness(screen, 25, 20) - 1) < 0.01)
    #expect(try redness(screen, 75, 20) == 0)
    screen.settle()
    #expect(try redness(screen, 25, 10) == 0)
  }
}

/// A view whose body is a closure.
private struct Reading<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

@Observable @MainActor
private final class RowsModel {
  var rows = [0, 1, 2]
}

private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Shifted: ViewModifier {
  let x: CGFloat

  func body(content: Content) -> some View { content.offset(x: x) }
}
