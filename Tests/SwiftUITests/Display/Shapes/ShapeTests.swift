import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ShapeTests {
  @Test func shapesFillTheProposedSize() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        Rectangle().id(frame: "a")
        RoundedRectangle(cornerRadius: 5).id(frame: "b")
        Capsule().id(frame: "c")
        Ellipse().id(frame: "d")
        UnevenRoundedRectangle(topLeadingRadius: 5).id(frame: "e")
      }
    }
    #expect(
      try ["a", "b", "c", "d", "e"].map { try screen.frame($0) } == (0..<5).map { [40 * CGFloat($0), 0, 40, 100] })
    let free = layOut { Rectangle().id(frame: "a").fixedSize() }
    #expect(try free.frame("a") == [95, 45, 10, 10])
  }

  @Test func circleHasSquareFrame() throws {
    let screen = layOut { Circle().id(frame: "a") }
    #expect(try screen.frame("a") == [50, 0, 100, 100])
    let row = layOut { HStack { Circle().id(frame: "a").fixedSize(horizontal: true, vertical: false) } }
    #expect(try row.frame("a") == [50, 0, 100, 100])
  }

  @Test func filledAndStrokedShapesHaveTheSizeOfTheShape() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        Rectangle().fill(.red).id(frame: "a")
        RoundedRectangle(cornerRadius: 5).stroke(.blue, lineWidth: 3).id(frame: "b")
        Capsule().fill(.red).stroke(.blue).id(frame: "c")
        Ellipse().strokeBorder(.blue, style: StrokeStyle(lineWidth: 2, dash: [4])).fill(.red).id(frame: "d")
      }
    }
    #expect(try ["a", "b", "c", "d"].map { try screen.frame($0) } == (0..<4).map { [0, 25 * CGFloat($0), 200, 25] })
  }

  @Test func customShapesAreViews() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        Triangle().frame(width: 20, height: 20).id(frame: "a")
        Dot().id(frame: "b")
        Triangle().rotation(.degrees(90)).offset(x: 5).fill(.green).frame(height: 10).id(frame: "c")
        AnyShape(Dot()).id(frame: "d")
      }
    }
    #expect(try screen.frame("a") == [90, 28, 20, 20])
    #expect(try screen.frame("b") == [97, 48, 7, 7])
    #expect(try screen.frame("c") == [0, 55, 200, 10])
    #expect(try screen.frame("d") == [97, 65, 7, 7])
  }

  @Test func gradientsFillTheProposedSize() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).id(frame: "a")
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50).id(frame: "b")
        AngularGradient(colors: [.red, .blue], center: .center).id(frame: "c")
        EllipticalGradient(colors: [.red, .blue]).id(frame: "d")
      }
    }
    #expect(try ["a", "b", "c", "d"].map { try screen.frame($0)[3] } == [25, 25, 25, 25])
  }

  // MARK: Outlines

  @Test func shapePathsInARectangle() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(Rectangle().path(in: rect) == Path(rect))
    #expect(Rectangle().inset(by: 5).path(in: rect) == Path(rect.insetBy(dx: 5, dy: 5)))
    #expect(Rectangle().inset(by: 5).inset(by: 5).path(in: rect) == Path(rect.insetBy(dx: 10, dy: 10)))
    #expect(Rectangle().inset(by: 30).path(in: rect).boundingRect == CGRect(x: 40, y: 40, width: 40, height: 0))
    #expect(Circle().path(in: rect) == Path(ellipseIn: CGRect(x: 40, y: 20, width: 40, height: 40)))
    #expect(Capsule(style: .circular).path(in: rect) == Path(roundedRect: rect, cornerRadius: 20, style: .circular))
    #expect(
      RoundedRectangle(cornerRadius: 8).inset(by: 3).path(in: rect)
        == Path(roundedRect: rect.insetBy(dx: 3, dy: 3), cornerRadius: 5))
    #expect(Rectangle().offset(x: 5, y: 6).path(in: rect) == Path(rect.offsetBy(dx: 5, dy: 6)))
    #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 35, y: 30, width: 50, height: 20))
    #expect(Rectangle().size(width: 5, height: 5).path(in: rect) == Path(CGRect(x: 10, y: 20, width: 5, height: 5)))
    #expect(Rectangle().trim(from: 0, to: 0.25).path(in: rect).boundingRect.width == 70)
    #expect(Rectangle().stroke(lineWidth: 2).path(in: rect).boundingRect == rect.insetBy(dx: -1, dy: -1))
  }

  @Test func arcsAreGivenByAngles() {
    let pie = Path { path in
      path.move(to: .zero)
      path.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
      path.closeSubpath()
    }
    #expect(pie.contains(CGPoint(x: 5, y: 5)))
    #expect(!pie.contains(CGPoint(x: 5, y: -5)))
    var relative = Path()
    relative.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
    #expect(relative.contains(CGPoint(x: 6, y: -6)))
  }

  // MARK: As layers

  @Test func backgroundAndOverlayStylesFillTheBounds() throws {
    let screen = layOut {
      VStack {
        box("a", 30, 20).background(.red)
        box("b", 30, 20).background(Color.blue, in: Capsule()).overlay(.green, in: .rect(cornerRadius: 3))
        box("c", 30, 20).background().background(in: Circle()).overlay(
          LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))
      }
    }
    #expect(try screen.frame("a") == [85, 12, 30, 20])
    #expect(try screen.frame("b") == [85, 40, 30, 20])
    #expect(screen.layout().components(separatedBy: "Capsule 30×20 at 85,40").count == 2)
    #expect(screen.layout().contains("Circle 20×20 at 90,68"))
    #expect(screen.layout().contains("RoundedRectangle 30×20 at 85,40"))
  }

  @Test func backgroundExtendsIntoTheSafeArea() throws {
    let screen = layOut {
      fill("a").background(.red).safeAreaInset(edge: .top, spacing: 0) { fill("bar").frame(height: 20) }
    }
    #expect(try screen.frame("a") == [0, 20, 200, 80])
    #expect(screen.layout().contains("Color 200×100 at 0,0"))
    let plain = layOut {
      fill("a").background(.red, ignoresSafeAreaEdges: []).safeAreaInset(edge: .top, spacing: 0) {
        fill("bar").frame(height: 20)
      }
    }
    #expect(plain.layout().contains("    ignoresSafeArea 200×80 at 0,20, offered 200×80\n        Color 200×80 at 0,20"))
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Dot: InsettableShape {
  var amount: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> Dot { Dot(amount: self.amount + amount) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 7, height: 7) }
}
