import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// A shape lives in its own coordinates: `path(in:)` gets a rectangle at (0, 0), wherever the view is.
///
/// Each screen has the shape in an area of 40 by 20 points whose top leading corner is at (80, 40).
@MainActor @Suite struct ShapeCoordinatesTests {
  private func list(
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> some View
  ) -> [String] {
    let screen = layOut(environment: { $0.layoutDirection = direction }) { content().frame(width: 40, height: 20) }
    return screen.displayList().components(separatedBy: "\n")
  }

  // MARK: Shapes

  @Test func shapeIgnoringItsRectOriginIsDrawnInItsView() {
    let corner = "rectangle 80,40 10×20"
    #expect(list { Corner() } == ["fill #000000: \(corner)"])
    #expect(list { Corner().fill(.red) } == ["fill #FF383C: \(corner)"])
    #expect(list { Corner().stroke(.red, lineWidth: 2) } == ["stroke 2 #FF383C: \(corner)"])
    #expect(list { Corner().strokeBorder(.red, lineWidth: 2) } == ["stroke 2 #FF383C: rectangle 81,41 8×18"])
    #expect(list { AnyShape(Corner()).fill(.red) } == ["fill #FF383C: \(corner)"])
    #expect(list { Color.red.clipShape(Corner()) }.first == "clip: \(corner)")
    #expect(list { Color.red.mask { Corner() } }[1] == "  | fill #000000: \(corner)")
    #expect(list { Color.clear.background(.red, in: Corner()) } == ["fill #FF383C: \(corner)"])
    #expect(list { Color.clear.overlay(.red, in: Corner()) } == ["fill #FF383C: \(corner)"])
    #expect(list { Color.clear.overlay { Corner().fill(.red) } } == ["fill #FF383C: \(corner)"])
  }

  @Test func derivedShapesUseLocalCoordinates() {
    #expect(list { Corner().inset(by: 2).fill(.red) } == ["fill #FF383C: rectangle 82,42 6×16"])
    #expect(list { Corner().offset(x: 5, y: 1).fill(.red) } == ["fill #FF383C: rectangle 85,41 10×20"])
    #expect(
      list { Corner().offset(x: 5, y: 1).strokeBorder(.red, lineWidth: 2) }
        == ["stroke 2 #FF383C: rectangle 86,42 8×18"])
    #expect(
      list { Corner().rotation(.degrees(180), anchor: .topLeading).inset(by: 2).fill(.red) }
        == ["fill #FF383C: 78,38 m 72,38 l 72,22 l 78,22 l h"])
    #expect(list { Corner().scale(0.5, anchor: .topLeading).fill(.red) } == ["fill #FF383C: rectangle 80,40 5×10"])
    #expect(
      list { Corner().transform(CGAffineTransform(scaleX: 2, y: 0.5)).fill(.red) }
        == ["fill #FF383C: rectangle 80,40 20×10"])
    #expect(
      list { Corner().rotation(.degrees(180)).fill(.red) }
        == ["fill #FF383C: 120,60 m 110,60 l 110,40 l 120,40 l h"])
    #expect(
      list { Corner().size(width: 20, height: 10).stroke(lineWidth: 2) } == ["stroke 2 #000000: rectangle 80,40 5×10"])
    #expect(
      list { Corner().trim(from: 0, to: 0.5).stroke(.red) } == ["stroke 1 #FF383C: 80,40 m 90,40 l 90,60 l"])
    #expect(list { Corner().union(Corner().offset(x: 10)).fill(.red) }[0].hasPrefix("fill #FF383C: "))
  }

  @Test func pathUsesLocalCoordinatesOfItsView() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 20))
      path.addQuadCurve(to: CGPoint(x: 40, y: 20), control: CGPoint(x: 20, y: -10))
    }
    let outline = "80,60 m 100,30 120,60 q"
    #expect(list { line } == ["fill #000000: \(outline)"])
    #expect(list { line.fill(.blue) } == ["fill #0088FF: \(outline)"])
    #expect(list { line.stroke(.blue, lineWidth: 2) } == ["stroke 2 #0088FF: \(outline)"])
    #expect(list { Color.red.clipShape(line) }.first == "clip: \(outline)")
  }

  @Test func pathInRectReceivesZeroOrigin() {
    let seen = Rectangles()
    let shape = Witness(seen: seen)
    let screen = layOut {
      VStack(spacing: 0) {
        shape.fill(.red).frame(height: 10)
        shape.stroke(.red).frame(height: 10)
        shape.trim(from: 0, to: 0.5).rotation(.degrees(5)).stroke(.red).frame(height: 10)
        Color.red.clipShape(shape).frame(height: 10).padding(.leading, 20)
        ScrollView { LazyVStack { ForEach(0..<3) { _ in shape.frame(width: 30, height: 10) } } }
      }
    }
    _ = screen.displayList()
    #expect(seen.all.count == 7)
    #expect(seen.all.allSatisfy { $0.origin == .zero })
    #expect(Set(seen.all.map(\.width)) == [200, 180, 30])
  }

  // MARK: What fills them

  @Test func gradientPointsAreRelativeToTheViewBounds() {
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    #expect(list { Corner().fill(gradient) }[0].hasPrefix("fill linear 80,50 to 120,50 "))
    #expect(list { Color.clear.background(gradient, in: Corner()) }[0].hasPrefix("fill linear 80,50 to 120,50 "))
  }

  // MARK: Directions

  @Test func shapesAreMirroredRightToLeft() {
    #expect(list(.rightToLeft) { Corner().fill(.red) } == ["fill #FF383C: 120,40 m 110,40 l 110,60 l 120,60 l h"])
    #expect(list(.rightToLeft) { Color.red.clipShape(Corner()) }[0] == "clip: 120,40 m 110,40 l 110,60 l 120,60 l h")
    #expect(
      list(.rightToLeft) { Corner().offset(x: 5).stroke() }[0]
        == "stroke 1 #000000: 115,40 m 105,40 l 105,60 l 115,60 l h")
  }

  @Test func layoutDirectionBehaviorDecidesMirroring() {
    let fixed = Corner(layoutDirectionBehavior: .fixed)
    let corner = "rectangle 80,40 10×20"
    #expect(list(.rightToLeft) { fixed.fill(.red) } == ["fill #FF383C: \(corner)"])
    #expect(list(.rightToLeft) { fixed.stroke(.red) } == ["stroke 1 #FF383C: \(corner)"])
    #expect(list(.rightToLeft) { fixed.strokeBorder(.red) }[0] == "stroke 1 #FF383C: rectangle 80.5,40.5 9×19")
    #expect(
      list(.rightToLeft) { fixed.size(width: 40, height: 20).offset(x: 1).fill(.red) }[0].hasSuffix("81,40 10×20"))
    #expect(list(.rightToLeft) { fixed.scale(1).rotation(.zero).transform(.identity).fill(.red) }[0].hasSuffix(corner))
    #expect(list(.rightToLeft) { Color.red.clipShape(AnyShape(fixed)) }.first == "clip: \(corner)")
    #expect(list(.rightToLeft) { fixed.trim().fill(.red) }[0].hasSuffix(corner))
    let other = Corner(layoutDirectionBehavior: .mirrors(in: .leftToRight))
    #expect(list(.rightToLeft) { other.fill(.red) } == ["fill #FF383C: \(corner)"])
    #expect(list { other.fill(.red) } == ["fill #FF383C: 120,40 m 110,40 l 110,60 l 120,60 l h"])
  }

  // MARK: Pixels

  @Test func offsetTriangleCoversItsPixels() throws {
    let screen = layOut(width: 60, height: 60) {
      VStack(spacing: 0) {
        Color.clear.frame(height: 20)
        HStack(spacing: 0) {
          Color.clear.frame(width: 20)
          Triangle().fill(.red)
          Color.blue.clipShape(Triangle())
        }
      }
    }
    let image = try screen.image(scale: 1)
    #expect(image.pixel(x: 30, y: 55).description == "#FF383C")
    #expect(image.pixel(x: 22, y: 22).description == "#FFFFFF")
    #expect(image.pixel(x: 50, y: 55).description == "#0088FF")
    #expect(image.pixel(x: 42, y: 22).description == "#FFFFFF")
    #expect(image.pixel(x: 10, y: 18).description == "#FFFFFF")
  }
}

/// The leading quarter, from zero.
private struct Corner: InsettableShape {
  let amount: CGFloat
  let layoutDirectionBehavior: LayoutDirectionBehavior

  init(amount: CGFloat = 0, layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors) {
    self.amount = amount
    self.layoutDirectionBehavior = layoutDirectionBehavior
  }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width / 4, height: rect.height).insetBy(dx: amount, dy: amount))
  }

  func inset(by amount: CGFloat) -> Corner {
    Corner(amount: self.amount + amount, layoutDirectionBehavior: layoutDirectionBehavior)
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.width / 2, y: 0))
      path.addLine(to: CGPoint(x: rect.width, y: rect.height))
      path.addLine(to: CGPoint(x: 0, y: rect.height))
      path.closeSubpath()
    }
  }
}

/// The rectangles that a shape was asked with. Tests run on the main actor.
private final class Rectangles: @unchecked Sendable { var all: [CGRect] = [] }

private struct Witness: Shape {
  let seen: Rectangles
  func path(in rect: CGRect) -> Path {
    seen.all.append(rect)
    return Path(ellipseIn: rect)
  }
}
