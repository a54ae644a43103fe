import CanopyDrawing
import Foundation
import Testing

@Suite struct CGPathTests {
  @Test("c09 A path goes to Core Graphics and back")
  func aPathGoesToCoreGraphicsAndBack() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(Path(path.cgPath) == path)
    #expect(path.cgPath == CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil))
  }

  @Test func aMutablePathIsBuiltStepByStep() {
    let built = CGMutablePath()
    built.move(to: .zero)
    built.addLine(to: CGPoint(x: 40, y: 0))
    built.addQuadCurve(to: CGPoint(x: 0, y: 40), control: CGPoint(x: 40, y: 40))
    built.closeSubpath()
    let expected = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 40, y: 0))
      path.addQuadCurve(to: CGPoint(x: 0, y: 40), control: CGPoint(x: 40, y: 40))
      path.closeSubpath()
    }
    #expect(Path(built) == expected)
    #expect(built.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(built.boundingBoxOfPath.width < 40.01)
    #expect(built.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func aPathThatWasCreatedFromAnotherKeepsItsSteps() {
    let built = CGMutablePath()
    built.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    let path = Path(built)
    let copy = built.copy()
    built.addRect(CGRect(x: 9, y: 9, width: 4, height: 4))
    #expect(path.boundingRect.maxX == 4)
    #expect(copy?.boundingBox.maxX == 4)
    #expect(built.boundingBox.maxX == 13)
  }

  @Test func elementsAreVisitedWithTheirPoints() {
    let built = CGMutablePath()
    built.move(to: CGPoint(x: 1, y: 2))
    built.addCurve(to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
    built.closeSubpath()
    var visited: [(CGPathElementType, [CGFloat])] = []
    built.applyWithBlock { element in
      let count = element.pointee.type == .addCurveToPoint ? 3 : element.pointee.type == .closeSubpath ? 0 : 1
      visited.append(
        (element.pointee.type, (0..<count).flatMap { [element.pointee.points[$0].x, element.pointee.points[$0].y] }))
    }
    #expect(visited.map(\.0) == [.moveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(visited.map(\.1) == [[1, 2], [3, 4, 5, 6, 7, 8], []])
  }

  @Test func anEmptyPathHasNullBounds() {
    #expect(CGPath().isEmpty)
    #expect(CGPath().boundingBox.isNull)
    #expect(CGPath().boundingBoxOfPath.isNull)
    #expect(CGPath().currentPoint == .zero)
  }

  @Test func transformsApplyToWhatIsAdded() {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: &double).boundingBox
        == CGRect(x: 2, y: 2, width: 4, height: 4))
    let built = CGMutablePath()
    built.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2), transform: double)
    #expect(abs(built.boundingBoxOfPath.width - 4) < 1e-6)
  }
}
