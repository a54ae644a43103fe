import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// Matched views in transforms. The window is 200 by 100 points; motions are linear and take a second.
@MainActor @Suite struct MatchedTransformTests {
  private let model = MatchedModel()
  private let line = Animation.linear(duration: 1)

  /// Returns the area in which pixels have a color, at a time after a change.
  private func area(_ screen: TestScreen, _ isIn: (_ red: Int, _ blue: Int) -> Bool) throws -> [Int] {
    let image = try screen.image()
    var found: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in 0..<100 {
      for x in 0..<200 {
        let pixel = image.pixel(x: x, y: y)
        guard isIn(Int(pixel.red), Int(pixel.blue)) else { continue }
        let known = found ?? (x, y, x, y)
        found = (min(known.left, x), min(known.top, y), max(known.right, x), max(known.bottom, y))
      }
    }
    return found.map { [$0.left, $0.top, $0.right - $0.left + 1, $0.bottom - $0.top + 1] } ?? []
  }

  /// Compares areas. Edges inside of transforms are on whole pixels of another size.
  private func expect(_ area: [Int], _ expected: [Int], _ location: SourceLocation = #_sourceLocation) {
    let isNear = area.count == 4 && zip(area, expected).allSatisfy { abs($0 - $1) <= 1 }
    #expect(isNear, "\(area) instead of \(expected)", sourceLocation: location)
  }

  private func blue(_ screen: TestScreen) throws -> [Int] { try area(screen) { $1 > 200 && $0 < 50 } }

  /// A red view of 20 by 20 points at 0,0, or a blue one of 80 by 40 points at 110,50, which is scaled to that size.
  private func hero(_ transition: AnyTransition = .identity) -> TestScreen {
    layOut {
      Spaced { [model] namespace in
        if model.isOn {
          Color.blue.matchedGeometryEffect(id: "hero", in: namespace).transition(transition).frame(
            width: 40, height: 20
          )
          .scaleEffect(2).offset(x: 50, y: 20).frame(width: 200, height: 100).transition(transition)
        } else {
          Color.red.matchedGeometryEffect(id: "hero", in: namespace).frame(width: 20, height: 20)
            .frame(width: 200, height: 100, alignment: .topLeading).transition(transition)
        }
      }
    }
  }

  @Test func aViewInTransformsComesFromTheFrameOfTheOldOne() throws {
    let screen = hero()
    withAnimation(line) { model.isOn.toggle() }
    screen.update()
    expect(try blue(screen), [0, 0, 20, 20])
    screen.advance(by: 0.5)
    expect(try blue(screen), [55, 25, 50, 30])
    screen.advance(by: 0.5)
    expect(try blue(screen), [110, 50, 80, 40])
  }

  @Test func aViewComesFromTheFrameOfOneInTransforms() throws {
    let screen = hero()
    model.isOn.toggle()
    screen.settle()
    withAnimation(line) { model.isOn.toggle() }
    screen.update()
    let red = { try self.area(screen) { $0 > 200 && $1 < 80 } }
    expect(try red(), [110, 50, 80, 40])
    screen.advance(by: 0.5)
    expect(try red(), [55, 25, 50, 30])
  }

  @Test func thePictureOfAViewInTransformsFollows() throws {
    let screen = hero(.opacity)
    model.isOn.toggle()
    screen.settle()
    withAnimation(line) { model.isOn.toggle() }
    screen.update()
    screen.advance(by: 0.5)
    // Both are half transparent in the same frame.
    expect(try area(screen) { $0 < 250 || $1 < 250 }, [55, 25, 50, 30])
  }

  @Test func aFollowerIsWhereItsSourceIsSeen() throws {
    let screen = layOut {
      Spaced { namespace in
        ZStack(alignment: .topLeading) {
          Color.blue.frame(maxWidth: .infinity, maxHeight: .infinity)
            .matchedGeometryEffect(id: 1, in: namespace, isSource: false)
          Color.clear.frame(width: 20, height: 10).matchedGeometryEffect(id: 1, in: namespace).scaleEffect(2).padding(
            20)
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
    expect(try blue(screen), [10, 15, 40, 20])
  }

  @Test func aFollowerInATransformIsWhereItsSourceIsSeen() throws {
    let screen = layOut {
      Spaced { namespace in
        ZStack(alignment: .topLeading) {
          Color.blue.frame(maxWidth: .infinity, maxHeight: .infinity)
            .matchedGeometryEffect(id: 1, in: namespace, isSource: false)
            .scaleEffect(0.5, anchor: .topLeading)
          Color.clear.frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: namespace).padding(20)
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
    expect(try blue(screen), [20, 20, 40, 20])
  }

  @Test func rotatedViewsMeetInTheirCenters() throws {
    let screen = layOut {
      Spaced { [model] namespace in
        if model.isOn {
          Color.blue.matchedGeometryEffect(id: "hero", in: namespace).frame(width: 40, height: 20)
            .rotationEffect(.degrees(90)).frame(width: 200, height: 100).transition(.identity)
        } else {
          Color.red.matchedGeometryEffect(id: "hero", in: namespace).frame(width: 20, height: 20)
            .frame(width: 200, height: 100, alignment: .topLeading)
        }
      }
    }
    withAnimation(line) { model.isOn.toggle() }
    screen.update()
    expect(try blue(screen), [0, 0, 20, 20])
    screen.advance(by: 1)
    expect(try blue(screen), [90, 30, 20, 40])
  }
}
