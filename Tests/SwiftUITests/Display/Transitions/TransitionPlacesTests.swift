import CanopyTesting
import SwiftUI
import Testing

/// Where and how transitions show a view at their beginnings, midpoints and ends: a red square from 30,30 to 70,70 in a window of 100
/// by 100 points.
@MainActor @Suite struct TransitionPlacesTests {
  /// How red some points are: 0 for white, 1 for the red of the square.
  typealias Look = [(x: Int, y: Int, redness: Double)]

  private let model = MovingModel()

  private func screen(_ transition: AnyTransition, isMirrored: Bool = false) -> TestScreen {
    TestScreen(
      size: CGSize(width: 100, height: 100),
      environment: { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
    ) {
      With(model) { model in
        ZStack { if model.isOn { Color.red.frame(width: 40, height: 40).transition(transition) } }
          .frame(width: 100, height: 100)
      }
    }
  }

  private func expect(
    _ screen: TestScreen, _ look: Look, _ name: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let image = try screen.image()
    for point in look {
      let redness = (255 - Double(image.pixel(x: point.x, y: point.y).green)) / (255 - 56)
      #expect(
        abs(redness - point.redness) < 0.03, "\(name) at \(point.x), \(point.y): \(redness)", sourceLocation: location)
    }
  }

  /// Checks the midpoints of coming and of going. At the beginnings and ends the square is there, or it is not.
  ///
  /// - Parameters:
  ///   - coming: The look in the middle of coming.
  ///   - going: The look in the middle of going.
  ///   - away: The look before the square comes and after it goes.
  private func check(
    _ transition: AnyTransition, isMirrored: Bool = false, coming: Look, going: Look,
    away: Look = [(50, 50, 0), (10, 50, 0), (90, 50, 0), (50, 10, 0), (50, 90, 0)],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let there: Look = [(50, 50, 1), (32, 32, 1), (67, 67, 1), (28, 50, 0), (72, 50, 0), (50, 28, 0), (50, 72, 0)]
    model.isOn = false
    let screen = screen(transition, isMirrored: isMirrored)
    for (isOn, middle) in [(true, coming), (false, going)] {
      let name = isOn ? "coming" : "going"
      withAnimation(.linear(duration: 1)) { model.isOn = isOn }
      screen.update()
      try expect(screen, isOn ? away : there, "\(name), at first,", at: location)
      screen.advance(by: 0.5)
      try expect(screen, middle, "\(name), in the middle,", at: location)
      screen.settle()
      try expect(screen, isOn ? there : [(50, 50, 0), (32, 50, 0), (67, 50, 0)], "\(name), at the end,", at: location)
    }
    #expect(screen.issues.isEmpty, sourceLocation: location)
  }

  @Test("A push comes from its edge and goes to the opposite one, and fades", arguments: Edge.allCases)
  func pushes(from edge: Edge) throws {
    // The square in the middle of its way, by the side on which it is.
    let sides: [Edge: Look] = [
      .leading: [(12, 50, 0.5), (48, 50, 0.5), (52, 50, 0), (8, 50, 0), (30, 28, 0), (30, 72, 0)],
      .trailing: [(52, 50, 0.5), (88, 50, 0.5), (48, 50, 0), (92, 50, 0), (70, 28, 0), (70, 72, 0)],
      .top: [(50, 12, 0.5), (50, 48, 0.5), (50, 52, 0), (50, 8, 0), (28, 30, 0), (72, 30, 0)],
      .bottom: [(50, 52, 0.5), (50, 88, 0.5), (50, 48, 0), (50, 92, 0), (28, 70, 0), (72, 70, 0)],
    ]
    let opposites: [Edge: Edge] = [.leading: .trailing, .trailing: .leading, .top: .bottom, .bottom: .top]
    let opposite = opposites[edge] ?? .top
    try check(.push(from: edge), coming: sides[edge] ?? [], going: sides[opposite] ?? [])
    guard edge == .leading || edge == .trailing else { return }
    // From right to left, the leading edge is the right one.
    try check(.push(from: edge), isMirrored: true, coming: sides[opposite] ?? [], going: sides[edge] ?? [])
  }

  @Test("A blur that replaces fades, blurs and scales, and the direction of the size is that of its configuration")
  func blurReplaces() throws {
    // A square of 36 points: its edges, at 32 and 68, are blurred by 4 points.
    let small: Look = [
      (50, 50, 0.5), (42, 50, 0.5), (50, 58, 0.5), (32, 50, 0.26), (68, 50, 0.24), (20, 20, 0), (80, 50, 0),
    ]
    // A square of 44 points, from 28 to 72.
    let large: Look = [
      (50, 50, 0.5), (38, 50, 0.5), (50, 62, 0.5), (28, 50, 0.26), (72, 50, 0.24), (15, 15, 0), (86, 50, 0),
    ]
    try check(AnyTransition(.blurReplace), coming: small, going: small)
    try check(AnyTransition(.blurReplace(.downUp)), coming: small, going: small)
    try check(AnyTransition(.blurReplace(.upUp)), coming: small, going: large)
  }

  @Test("Transitions that are combined act together")
  func combinedTransitionsActTogether() throws {
    // A square of 20 points in the middle, half as opaque.
    let scaled: Look = [(50, 50, 0.5), (42, 42, 0.5), (57, 57, 0.5), (38, 50, 0), (62, 50, 0)]
    try check(.scale.combined(with: .opacity), coming: scaled, going: scaled)
    try check(AnyTransition(ScaleTransition(0).combined(with: .opacity)), coming: scaled, going: scaled)
    // The square moved by half of its size to the left, and by 20 points down.
    let moved: Look = [(12, 52, 1), (48, 88, 1), (30, 48, 0), (52, 70, 0), (8, 70, 0), (30, 92, 0)]
    try check(
      .move(edge: .leading).combined(with: .offset(x: 0, y: 40)), coming: moved, going: moved,
      away: [(50, 50, 0), (10, 80, 1), (28, 88, 1)])
    // Asymmetric sides are combined with the sides of the other one.
    let fading: Look = [(50, 50, 0.5), (32, 32, 0.5), (67, 67, 0.5), (28, 50, 0)]
    try check(
      .asymmetric(insertion: .identity, removal: .push(from: .top)).combined(with: .opacity),
      coming: fading, going: [(50, 52, 0.25), (50, 88, 0.25), (50, 48, 0)])
  }
}
