import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// A circle that can be dragged after a long press, as in Apple's article on composing gestures.
private struct DraggableCircle: View {
  enum DragState {
    case inactive
    case pressing
    case dragging(translation: CGSize)

    var translation: CGSize {
      switch self {
      case .inactive, .pressing: return .zero
      case .dragging(let translation): return translation
      }
    }

    var isActive: Bool {
      if case .inactive = self { return false }
      return true
    }
  }

  @GestureState private var dragState = DragState.inactive
  @State private var viewState = CGSize.zero

  var body: some View {
    let longPressDrag = LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture())
      .updating($dragState) { value, state, _ in
        switch value {
        case .first(true): state = .pressing
        case .second(true, let drag): state = .dragging(translation: drag?.translation ?? .zero)
        default: state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        self.viewState.width += drag.translation.width
        self.viewState.height += drag.translation.height
      }
    return Circle()
      .fill(Color.blue)
      .frame(width: 100, height: 100)
      .offset(x: viewState.width + dragState.translation.width, y: viewState.height + dragState.translation.height)
      .opacity(dragState.isActive ? 0.5 : 1)
      .animation(.linear(duration: 0.5), value: dragState.isActive)
      .gesture(longPressDrag)
  }
}

@MainActor @Suite("A circle is dragged after a long press")
struct DraggableCircleTests {
  private let screen = TestScreen(size: CGSize(width: 300, height: 300)) { DraggableCircle() }

  private func isBlue(_ x: Int, _ y: Int) throws -> Bool { try screen.image().pixel(x: x, y: y).red < 10 }

  @Test("A press dims it while it lasts, and then it follows the touch and stays")
  func pressAndDrag() throws {
    screen.send(.began, at: CGPoint(x: 150, y: 150))
    screen.advance(by: 0.25)
    #expect(abs(Int(try screen.image().pixel(x: 150, y: 150).red) - 64) < 3)
    screen.advance(by: 0.35)
    screen.send(.moved, at: CGPoint(x: 230, y: 150))
    screen.advance(by: 1)
    #expect(try screen.image().pixel(x: 270, y: 150).red < 140)
    screen.send(.ended, at: CGPoint(x: 230, y: 150))
    screen.settle()
    #expect(try isBlue(270, 150))
    #expect(try !isBlue(150, 150))
  }

  @Test("A drag without a press doesn't move it")
  func dragOnly() throws {
    screen.send(.began, at: CGPoint(x: 150, y: 150))
    screen.send(.moved, at: CGPoint(x: 230, y: 150))
    screen.send(.ended, at: CGPoint(x: 230, y: 150))
    screen.settle()
    #expect(try isBlue(150, 150))
    #expect(screen.isUntouched)
  }
}
