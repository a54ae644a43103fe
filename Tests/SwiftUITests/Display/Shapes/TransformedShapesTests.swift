import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct TransformedShapesTests {
  /// The frame of a shape in a proposal of 60 × 40.
  private func size(_ shape: some View) throws -> [CGFloat] {
    let screen = layOut { shape.id(frame: "shape").frame(width: 60, height: 40) }
    return Array(try screen.frame("shape")[2...])
  }

  @Test func transformedCirclesTakeTheWholeProposal() throws {
    #expect(try size(Circle().offset(x: 10, y: 5).fill(.red)) == [60, 40])
    #expect(try size(Circle().scale(0.5).fill(.red)) == [60, 40])
    #expect(try size(Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(.red)) == [60, 40])
    #expect(try size(Circle().rotation(.degrees(30))) == [60, 40])
    #expect(try size(Circle().transform(CGAffineTransform(translationX: 3, y: 4))) == [60, 40])
  }

  @Test func insetCirclesAndTheirBordersTakeTheWholeProposal() throws {
    #expect(try size(Circle().inset(by: 5)) == [60, 40])
    #expect(try size(Circle().strokeBorder(.red, lineWidth: 4)) == [60, 40])
    #expect(try size(Circle().size(width: 10, height: 10)) == [60, 40])
  }

  @Test func trimmedAndStrokedCirclesStaySquare() throws {
    #expect(try size(Circle().trim(from: 0.25, to: 1).stroke(.red)) == [40, 40])
    #expect(try size(Circle().stroke(.red)) == [40, 40])
    #expect(try size(Circle().stroke(lineWidth: 3)) == [40, 40])
    #expect(try size(Circle().fill(.red).stroke(.blue)) == [40, 40])
  }

  @Test func aCircleIsTransformedInTheMiddleOfItsFrame() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    #expect(Circle().offset(x: 10, y: 5).path(in: rect).boundingRect == CGRect(x: 20, y: 5, width: 40, height: 40))
    #expect(Circle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 20, y: 10, width: 20, height: 20))
  }
}
