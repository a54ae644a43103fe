import SwiftUI
import Testing

/// Gestures that code without an actor creates. What counts is that this compiles.
@Suite struct NonisolatedGestureTests {
  private struct Knob {
    func drag() -> some Gesture { DragGesture(minimumDistance: 0).onChanged { _ in }.onEnded { _ in } }
    func hold() -> some Gesture { LongPressGesture(minimumDuration: 1) }
    func tap() -> some Gesture { TapGesture(count: 2).onEnded {} }
    func place() -> some Gesture { SpatialTapGesture(coordinateSpace: .global) }
    func turn() -> some Gesture { RotationGesture().simultaneously(with: RotateGesture()) }
    func pinch() -> some Gesture { MagnificationGesture().exclusively(before: MagnifyGesture()) }
    func sequence() -> some Gesture { LongPressGesture().sequenced(before: DragGesture()).map { _ in 1 } }
    func erased() -> AnyGesture<Bool> { AnyGesture(LongPressGesture()) }
    func view() -> AnyView { AnyView(Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { _ in })) }
  }

  @Test("c01 Gestures are created without an actor")
  func gesturesAreCreatedWithoutAnActor() {
    let knob = Knob()
    _ = (knob.drag(), knob.hold(), knob.tap(), knob.place(), knob.turn(), knob.pinch(), knob.sequence())
    _ = (knob.erased(), knob.view())
    #expect(DragGesture(minimumDistance: 3).minimumDistance == 3)
  }
}
