import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Shapes that are made of two others.
@MainActor @Suite struct CombinedShapeTests {
  private let area = CGRect(x: 0, y: 0, width: 40, height: 20)
  /// The left half, and the middle half.
  private var left: some Shape { Rectangle().size(width: 20, height: 20) }
  private var middle: some Shape { Rectangle().size(width: 20, height: 20).offset(x: 10) }

  private func covers(_ shape: some Shape, _ points: [CGFloat]) -> [Bool] {
    let path = shape.path(in: area)
    return points.map { path.contains(CGPoint(x: $0, y: 10)) }
  }

  @Test func booleanOperationsCombineAreas() {
    let points: [CGFloat] = [5, 15, 25, 35]
    #expect(covers(left.intersection(middle), points) == [false, true, false, false])
    #expect(covers(left.union(middle), points) == [true, true, true, false])
    #expect(covers(left.subtracting(middle), points) == [true, false, false, false])
    #expect(covers(left.symmetricDifference(middle), points) == [true, false, true, false])
  }

  @Test func lineOperationsSplitOutlines() {
    let inside = left.lineIntersection(middle).path(in: area)
    let outside = left.lineSubtraction(middle).path(in: area)
    #expect(inside.boundingRect == CGRect(x: 10, y: 0, width: 10, height: 20))
    #expect(outside.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func evenOddFillExcludesNestedAreas() {
    struct Ring: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addRect(rect.insetBy(dx: 5, dy: 5))
        return path
      }
    }
    let ring = Ring()
    let points: [CGFloat] = [2, 20, 38]
    #expect(covers(ring.intersection(Rectangle()), points) == [true, true, true])
    #expect(covers(ring.intersection(Rectangle(), eoFill: true), points) == [true, false, true])
  }

  @Test func subtractedShapeIsFilled() throws {
    let screen = TestScreen(size: CGSize(width: 40, height: 40)) {
      Circle().subtracting(Circle().scale(0.5)).fill(.red).frame(width: 40, height: 40)
    }
    let image = try screen.image(scale: 1)
    #expect(image.pixel(x: 20, y: 20).description == "#FFFFFF")
    #expect(image.pixel(x: 4, y: 20).description == "#FF383C")
  }
}
