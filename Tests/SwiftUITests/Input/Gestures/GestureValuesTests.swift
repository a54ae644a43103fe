import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// The values of gestures: places in coordinate spaces, and the movements of two touches.
@MainActor @Suite struct GestureValuesTests {
  /// A view of 100 by 80 points at 50,20 in a space of 120 by 90 points at 40,10, in a window of 200 by 200 points.
  private func screen(@ViewBuilder _ content: () -> some View) -> TestScreen {
    let content = content()
    return layOut(width: 200, height: 200) {
      content.frame(width: 100, height: 80).offset(x: 10, y: 10)
        .frame(width: 120, height: 90, alignment: .topLeading)
        .coordinateSpace(.named("room"))
        .padding(EdgeInsets(top: 10, leading: 40, bottom: 100, trailing: 40))
    }
  }

  private static let spaces: [CoordinateSpace] = [.local, .named("room"), .global]

  private func tap(_ screen: TestScreen, at x: CGFloat, _ y: CGFloat) {
    screen.send(.began, at: CGPoint(x: x, y: y))
    screen.send(.ended, at: CGPoint(x: x, y: y))
    screen.settle()
  }

  // MARK: Coordinate spaces

  @Test("The location of a tap is in the view, in a named space, or in the window", arguments: 0..<3)
  func tapsAreInTheirCoordinateSpace(kind: Int) {
    var locations: [CGPoint] = []
    let screen = screen {
      Color.red.gesture(
        SpatialTapGesture(coordinateSpace: Self.spaces[kind]).onEnded { locations.append($0.location) })
    }
    tap(screen, at: 60, 30)
    tap(screen, at: 149, 99)
    let origin = [CGPoint(x: 50, y: 20), CGPoint(x: 40, y: 10), .zero][kind]
    #expect(
      locations == [
        CGPoint(x: 60 - origin.x, y: 30 - origin.y), CGPoint(x: 149 - origin.x, y: 99 - origin.y),
      ])
  }

  @Test("The location of several taps is that of the last one")
  func theLastTapCounts() {
    var locations: [CGPoint] = []
    let screen = screen { Color.red.gesture(SpatialTapGesture(count: 2).onEnded { locations.append($0.location) }) }
    tap(screen, at: 60, 30)
    #expect(locations.isEmpty)
    screen.send(.began, at: CGPoint(x: 70, y: 30))
    screen.send(.ended, at: CGPoint(x: 70, y: 30))
    screen.send(.began, at: CGPoint(x: 65, y: 35))
    screen.send(.ended, at: CGPoint(x: 65, y: 35))
    #expect(locations == [CGPoint(x: 15, y: 15)])
  }

  @Test("A tap action gets the location in its coordinate space")
  func tapActionsGetTheLocation() {
    var locations: [CGPoint] = []
    let screen = screen { Color.red.onTapGesture(coordinateSpace: .named("room")) { locations.append($0) } }
    tap(screen, at: 60, 30)
    #expect(locations == [CGPoint(x: 20, y: 20)])
  }

  @Test("A drag is in the view, in a named space, or in the window", arguments: 0..<3)
  func dragsAreInTheirCoordinateSpace(kind: Int) throws {
    var last: DragGesture.Value?
    let screen = screen {
      Color.red.gesture(DragGesture(coordinateSpace: Self.spaces[kind]).onChanged { last = $0 })
    }
    screen.send(.began, at: CGPoint(x: 60, y: 30))
    screen.send(.moved, at: CGPoint(x: 90, y: 70))
    let value = try #require(last)
    let origin = [CGPoint(x: 50, y: 20), CGPoint(x: 40, y: 10), .zero][kind]
    #expect(value.startLocation == CGPoint(x: 60 - origin.x, y: 30 - origin.y))
    #expect(value.location == CGPoint(x: 90 - origin.x, y: 70 - origin.y))
    #expect(value.translation == CGSize(width: 30, height: 40))
    screen.send(.ended, at: CGPoint(x: 90, y: 70))
  }

  @Test("A drag in a named space isn't changed by the motion of its own view")
  func dragsOfMovingViewsUseTheSpaceAround() {
    let screen = layOut(width: 200, height: 200) { Dragged() }
    screen.send(.began, at: CGPoint(x: 100, y: 100))
    for step in 1...10 { screen.send(.moved, at: CGPoint(x: 100 + 5 * Double(step), y: 100)) }
    #expect(screen.displayList().contains("rectangle 145,95 10×10"), "\(screen.displayList())")
  }

  // MARK: Two touches

  /// Puts two touches on a screen, and moves the second one at constant speed in half a second.
  private func pinch(_ screen: TestScreen, _ first: CGPoint, _ second: CGPoint, to end: CGPoint, lifts: Bool = true) {
    screen.send(.began, at: first, touch: 1)
    screen.send(.began, at: second, touch: 2)
    for step in 1...30 {
      screen.advance(by: 1 / 60)
      let part = Double(step) / 30
      screen.send(
        .moved,
        at: CGPoint(x: second.x + part * (end.x - second.x), y: second.y + part * (end.y - second.y)), touch: 2)
    }
    if !lifts { return }
    screen.send(.ended, at: end, touch: 2)
    screen.send(.ended, at: first, touch: 1)
  }

  @Test("A magnification has its anchor in the view, and its velocity")
  func magnificationsHaveAnAnchorAndAVelocity() throws {
    var (changes, end): ([MagnifyGesture.Value], MagnifyGesture.Value?) = ([], nil)
    let screen = screen { Color.red.gesture(MagnifyGesture().onChanged { changes.append($0) }.onEnded { end = $0 }) }
    pinch(screen, CGPoint(x: 60, y: 40), CGPoint(x: 80, y: 40), to: CGPoint(x: 120, y: 40))
    let value = try #require(end)
    #expect(value.magnification == 3)
    #expect(value.startLocation == CGPoint(x: 20, y: 20))
    #expect(value.startAnchor == UnitPoint(x: 0.2, y: 0.25))
    // From 1 to 3 in half a second.
    let last = try #require(changes.last)
    #expect(abs(last.velocity - 4) < 0.01, "\(last.velocity)")
    #expect(last.magnification == 3)
    #expect(changes.allSatisfy { $0.startAnchor == value.startAnchor })
    #expect(zip(changes, changes.dropFirst()).allSatisfy { $0.magnification < $1.magnification && $0.time < $1.time })
  }

  @Test("A magnification begins after its minimum change, in both directions", arguments: [0.01, 0.5])
  func magnificationsBeginAfterTheirMinimum(least: CGFloat) throws {
    for end in [40.0, 120] {
      var values: [CGFloat] = []
      let screen = screen {
        Color.red.gesture(MagnifyGesture(minimumScaleDelta: least).onChanged { values.append($0.magnification) })
      }
      pinch(screen, CGPoint(x: 60, y: 40), CGPoint(x: 100, y: 40), to: CGPoint(x: end, y: 40))
      let first = try #require(values.first)
      #expect(abs(first - 1) >= least)
      #expect(abs(first - 1) < least + 0.1, "\(first)")
    }
    var count = 0
    let screen = screen { Color.red.gesture(MagnifyGesture(minimumScaleDelta: 0.5).onChanged { _ in count += 1 }) }
    pinch(screen, CGPoint(x: 60, y: 40), CGPoint(x: 100, y: 40), to: CGPoint(x: 115, y: 40))
    #expect(count == 0)
    #expect(screen.isUntouched)
  }

  @Test("A rotation has its anchor in the view, and its velocity")
  func rotationsHaveAnAnchorAndAVelocity() throws {
    var (last, end): (RotateGesture.Value?, RotateGesture.Value?)
    let screen = screen { Color.red.gesture(RotateGesture().onChanged { last = $0 }.onEnded { end = $0 }) }
    let (center, radius) = (CGPoint(x: 100, y: 60), 20.0)
    func place(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    screen.send(.began, at: center, touch: 1)
    screen.send(.began, at: place(0), touch: 2)
    for step in 1...30 {
      screen.advance(by: 1 / 60)
      screen.send(.moved, at: place(.pi * Double(step) / 20), touch: 2)
    }
    let value = try #require(last)
    // Three quarters of a turn in half a second.
    #expect(abs(value.rotation.degrees - 270) < 1e-6, "\(value.rotation)")
    #expect(abs(value.velocity.degrees - 540) < 1, "\(value.velocity)")
    #expect(value.startLocation == CGPoint(x: 60, y: 40))
    #expect(value.startAnchor == UnitPoint(x: 0.6, y: 0.5))
    screen.send(.ended, at: place(.pi * 1.5), touch: 2)
    #expect(abs((end?.rotation.degrees ?? 0) - 270) < 1e-6)
    screen.send(.ended, at: center, touch: 1)
    #expect(screen.isUntouched)
  }

  @Test("A rotation begins after its minimum angle, in both directions", arguments: [-1.0, 1])
  func rotationsBeginAfterTheirMinimum(direction: Double) throws {
    var values: [Double] = []
    let screen = screen {
      Color.red.gesture(RotateGesture(minimumAngleDelta: .degrees(20)).onChanged { values.append($0.rotation.degrees) })
    }
    screen.send(.began, at: CGPoint(x: 100, y: 60), touch: 1)
    screen.send(.began, at: CGPoint(x: 130, y: 60), touch: 2)
    for degrees in stride(from: 1.0, through: 40, by: 1) {
      let angle = Angle.degrees(direction * degrees).radians
      screen.send(.moved, at: CGPoint(x: 100 + 30 * cos(angle), y: 60 + 30 * sin(angle)), touch: 2)
      #expect(values.isEmpty == (degrees < 20), "\(degrees)")
    }
    #expect(abs((values.first ?? 0) - direction * 20) < 1.001)
  }

  @Test("The older gestures have only the magnification and the rotation as values")
  func olderGesturesHavePlainValues() {
    var (magnification, rotation): (CGFloat?, Angle?)
    let screen = screen {
      Color.red.gesture(
        MagnificationGesture().onChanged { magnification = $0 }
          .simultaneously(with: RotationGesture().onChanged { rotation = $0 }))
    }
    pinch(screen, CGPoint(x: 100, y: 60), CGPoint(x: 120, y: 60), to: CGPoint(x: 100, y: 100), lifts: false)
    #expect(magnification == 2)
    #expect(abs((rotation?.degrees ?? 0) - 90) < 1e-9)
  }

  @Test("The older gestures wait for their minimum changes")
  func olderGesturesHaveMinimums() {
    var log: [String] = []
    let screen = screen {
      Color.red
        .gesture(MagnificationGesture(minimumScaleDelta: 2).onChanged { _ in log.append("magnify") })
        .simultaneousGesture(RotationGesture(minimumAngleDelta: .degrees(45)).onChanged { _ in log.append("rotate") })
    }
    pinch(screen, CGPoint(x: 100, y: 60), CGPoint(x: 120, y: 60), to: CGPoint(x: 130, y: 70), lifts: false)
    #expect(log.isEmpty)
  }
}

/// A square of 10 points that follows a drag in the space around it.
private struct Dragged: View {
  @GestureState private var x: CGFloat = 0

  var body: some View {
    square().offset(x: x)
      .gesture(DragGesture(coordinateSpace: .named("room")).updating($x) { value, x, _ in x = value.translation.width })
      .frame(width: 200, height: 200)
      .coordinateSpace(.named("room"))
  }
}
