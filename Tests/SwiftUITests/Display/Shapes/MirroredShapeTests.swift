import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Shapes in right-to-left layouts, and what they follow there.
@MainActor @Suite struct MirroredShapeTests {
  private func screen(_ direction: LayoutDirection, @ViewBuilder _ content: () -> some View) -> TestScreen {
    layOut(environment: { $0.layoutDirection = direction }, content)
  }

  /// Returns whether pixels are black, of a picture and of the mirrored picture from right to left.
  private func black(
    _ points: [(x: Int, y: Int)], @ViewBuilder _ content: () -> some View, location: SourceLocation = #_sourceLocation
  ) throws -> [Bool] {
    let content = content()
    let left = try screen(.leftToRight) { content }.image(scale: 1)
    let right = try screen(.rightToLeft) { content }.image(scale: 1)
    let seen = points.map { left.pixel(x: $0.x, y: $0.y).red < 128 }
    #expect(seen == points.map { right.pixel(x: 199 - $0.x, y: $0.y).red < 128 }, sourceLocation: location)
    return seen
  }

  @Test func concentricCornersAreAtTheCornersOfTheContainer() throws {
    // Beside the leading edge, only the leading corners are near those of the container.
    let seen = try black([(6, 6), (6, 93), (63, 6), (63, 93), (30, 50)]) {
      HStack(spacing: 0) {
        ConcentricRectangle().fill(.black).frame(width: 60).padding(5)
        Spacer(minLength: 0)
      }
      .containerShape(.rect(cornerRadius: 30, style: .circular))
    }
    #expect(seen == [false, false, true, true, true])
  }

  @Test func concentricCornersFollowAnUnevenContainer() throws {
    let seen = try black([(6, 6), (193, 6), (6, 93), (193, 93)]) {
      ConcentricRectangle().fill(.black).padding(5)
        .containerShape(UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30, style: .circular))
    }
    #expect(seen == [false, true, true, false])
  }

  @Test func aContainerRelativeShapeFollowsAnUnevenContainer() throws {
    let seen = try black([(6, 6), (193, 6), (6, 93), (193, 93)]) {
      ContainerRelativeShape().fill(.black).padding(5)
        .containerShape(UnevenRoundedRectangle(topLeadingRadius: 30, style: .circular))
    }
    #expect(seen == [false, true, true, true])
  }

  @Test func cornersOfARectangleAreThoseOfTheReadingDirection() throws {
    let seen = try black([(1, 1), (198, 1), (1, 98), (198, 98)]) {
      UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 40, style: .circular).fill(.black)
    }
    #expect(seen == [false, true, true, false])
  }

  @Test func trimmedAndTransformedShapesAreMirroredAsAWhole() throws {
    let wedge = Rectangle().size(width: 40, height: 40).offset(x: 30, y: 20)
    #expect(try black([(35, 30), (65, 30), (80, 30), (20, 30)]) { wedge.fill(.black) } == [true, true, false, false])
    let turned = Rectangle().size(width: 40, height: 10).rotation(.degrees(90), anchor: .topLeading).offset(x: 100)
    #expect(try black([(95, 20), (105, 5)]) { turned.fill(.black) } == [true, false])
  }

  @Test func strokesClipsAndContentShapesAreMirrored() throws {
    let corner = Rectangle().size(width: 60, height: 60)
    #expect(try black([(2, 30), (59, 30), (150, 30)]) { corner.stroke(.black, lineWidth: 6) } == [true, true, false])
    #expect(try black([(30, 30), (150, 30)]) { Color.black.clipShape(corner) } == [true, false])
    let log = ActionLog()
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = screen(direction) {
        Color.black.contentShape(Rectangle().size(width: 60, height: 100)).onTapGesture { log.add("\(direction)") }
      }
      for x in [30.0, 170] {
        screen.touch(at: CGPoint(x: x, y: 50)).lift()
        screen.settle()
      }
    }
    #expect(log.lines == ["leftToRight", "rightToLeft"])
  }

  @Test func aShapeThatIsFixedIsNotMirrored() throws {
    struct Left: Shape {
      var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 20, height: rect.height)) }
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let image = try screen(direction) { Left().fill(.black) }.image(scale: 1)
      #expect(image.pixel(x: 10, y: 50).red < 128 && image.pixel(x: 190, y: 50).red > 128)
    }
  }

  @Test func derivedShapesBehaveLikeTheirBase() {
    struct Fixed: InsettableShape {
      var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
      func path(in rect: CGRect) -> Path { Path(rect) }
      func inset(by amount: CGFloat) -> Fixed { self }
    }
    let derived: [any Shape] = [
      Fixed().offset(x: 1), Fixed().rotation(.zero), Fixed().scale(2), Fixed().transform(.identity),
      Fixed().trim(to: 0.5), Fixed().stroke(lineWidth: 1), Fixed().size(width: 1, height: 1), AnyShape(Fixed()),
      Fixed().union(Circle()), Fixed().stroke(style: StrokeStyle()),
    ]
    #expect(derived.allSatisfy { $0.layoutDirectionBehavior == .fixed })
    #expect(Circle().union(Fixed()).layoutDirectionBehavior == .mirrors)
  }
}
