import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Shapes that are derived from others, the order in which they are painted, and touches on them.
@MainActor @Suite struct ShapeRulesTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 40)

  private func lines(@ViewBuilder _ content: () -> some View) -> [String] {
    layOut(content).displayList().components(separatedBy: "\n")
  }

  // MARK: Sizes

  @Test(arguments: [(UnitPoint.topLeading, 0.0, 0.0), (.center, 40, 15), (.bottomTrailing, 80, 30)])
  func aShapeOfAFixedSizeIsAlignedAtItsAnchor(anchor: UnitPoint, x: CGFloat, y: CGFloat) {
    let shape = Rectangle().size(CGSize(width: 20, height: 10), anchor: anchor)
    #expect(shape.path(in: rect).boundingRect == CGRect(x: x, y: y, width: 20, height: 10))
  }

  @Test func circlesAndEllipsesFitTheirRectangle() {
    #expect(Circle().path(in: rect).boundingRect == CGRect(x: 30, y: 0, width: 40, height: 40))
    #expect(Ellipse().path(in: rect).boundingRect == rect)
    #expect(Circle().path(in: CGRect(x: 0, y: 0, width: 10, height: 90)).boundingRect.midY == 45)
  }

  @Test func aCircleIsAsLargeAsTheSmallerOfTwoProposals() {
    let sizes: [(CGFloat?, CGFloat?, CGFloat)] = [
      (30, 20, 20), (nil, 20, 20), (30, nil, 30), (nil, nil, 10), (0, 50, 0), (.infinity, 50, 50),
    ]
    for (width, height, length) in sizes {
      let size = Circle().sizeThatFits(ProposedViewSize(width: width, height: height))
      #expect(size == CGSize(width: length, height: length))
    }
    #expect(Rectangle().sizeThatFits(ProposedViewSize(width: nil, height: 3)) == CGSize(width: 10, height: 3))
  }

  // MARK: Insets

  @Test func insetsAddUp() {
    let shapes: [any Shape] = [
      Rectangle().inset(by: 3).inset(by: 4), Ellipse().inset(by: 7), Capsule().inset(by: 10).inset(by: -3),
      RoundedRectangle(cornerRadius: 9).inset(by: 2).inset(by: 5),
      UnevenRoundedRectangle(topLeadingRadius: 9).inset(by: 8).inset(by: -1), ContainerRelativeShape().inset(by: 7),
    ]
    for shape in shapes { #expect(shape.path(in: rect).boundingRect == rect.insetBy(dx: 7, dy: 7), "\(shape)") }
  }

  @Test func aNegativeInsetGrowsAShapeAndItsCorners() {
    let grown = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: -5).path(in: rect)
    #expect(grown == Path(roundedRect: rect.insetBy(dx: -5, dy: -5), cornerRadius: 15, style: .circular))
  }

  @Test func anInsetBeyondTheCenterLeavesNothingToFill() {
    for shape in [
      AnyShape(Rectangle().inset(by: 60)), AnyShape(Circle().inset(by: 60)), AnyShape(Capsule().inset(by: 60)),
    ] {
      let path = shape.path(in: rect)
      #expect(path.boundingRect.midX == 50 && path.boundingRect.height == 0)
      #expect(!path.contains(CGPoint(x: 50, y: 20)))
    }
  }

  @Test func insetsAreMadeBeforeTransforms() {
    let moved = Rectangle().offset(x: 10).inset(by: 5).path(in: rect)
    #expect(moved.boundingRect == CGRect(x: 15, y: 5, width: 90, height: 30))
    let turned = Rectangle().rotation(.degrees(180)).inset(by: 5).path(in: rect)
    #expect(abs(turned.boundingRect.width - 90) < 1e-9)
  }

  @Test func aBorderIsInsideTheShape() {
    let inside = lines { Rectangle().strokeBorder(.red, lineWidth: 10).frame(width: 60, height: 40) }
    #expect(inside == ["stroke 10 #FF383C: rectangle 75,35 50×30"])
    let along = lines { Rectangle().stroke(.red, lineWidth: 10).frame(width: 60, height: 40) }
    #expect(along == ["stroke 10 #FF383C: rectangle 70,30 60×40"])
  }

  // MARK: Painting

  @Test func laterLayersAreInFrontOfEarlierOnes() {
    let drawn = lines {
      Rectangle().fill(.red).stroke(.blue, lineWidth: 2).fill(.green.opacity(0.5)).frame(width: 60, height: 40)
    }
    #expect(drawn.map { $0.prefix(15) } == ["fill #FF383C: r", "stroke 2 #0088F", "fill #34C75980:"])
  }

  @Test func aShapeAsAViewHasTheForegroundStyle() {
    #expect(lines { Rectangle().foregroundStyle(.red) } == ["fill #FF383C: rectangle 0,0 200×100"])
    #expect(lines { Rectangle().fill().foregroundStyle(.red) } == lines { Rectangle().foregroundStyle(.red) })
    #expect(lines { Rectangle().stroke().foregroundStyle(.red) }[0].hasPrefix("stroke 1 #FF383C"))
  }

  @Test func theRoleOfAShapeIsThatOfItsOutermostForm() {
    func role<S: Shape>(_: S) -> ShapeRole { S.role }
    #expect(role(Circle()) == .fill && role(Circle().offset(x: 1)) == .fill)
    #expect(role(Circle().stroke(lineWidth: 2)) == .stroke)
    #expect(role(Circle().stroke(lineWidth: 2).rotation(.degrees(5))) == .stroke)
    #expect(role(Circle().stroke(lineWidth: 2).scale(2)) == .stroke)
    #expect(role(Circle().stroke(lineWidth: 2).transform(.identity)) == .stroke)
  }

  @Test(arguments: [(true, "#FFFFFF"), (false, "#000000")]) func evenOddFillsLeaveHoles(isEvenOdd: Bool, color: String)
    throws
  {
    let screen = layOut { Rings().fill(.black, style: FillStyle(eoFill: isEvenOdd)) }
    let middle = try screen.image(scale: 1).pixel(x: 100, y: 50)
    #expect(middle.description == color)
  }

  @Test func edgesWithoutAntialiasingHaveNoMixedColors() throws {
    func colors(_ isSmooth: Bool) throws -> Int {
      let screen = layOut(width: 40, height: 40) { Circle().fill(.black, style: FillStyle(antialiased: isSmooth)) }
      let image = try screen.image(scale: 1)
      return Set((0..<1_600).map { image.pixel(x: $0 % 40, y: $0 / 40) }).count
    }
    #expect(try colors(false) == 2)
    #expect(try colors(true) > 5)
  }

  @Test(arguments: [1e-2, 1e-4, 1e-7, 1e-12, 1e-300] as [CGFloat])
  func paintsThatShrinkToNothingHideNoOtherView(length: CGFloat) throws {
    let picture = try TestScreen(size: CGSize(width: 4, height: 4)) { Color.red }.image(scale: 1).cgImage
    let gradient = EllipticalGradient(colors: [.red, .green])
    let tiles = ImagePaint(image: Image(decorative: picture, scale: 1), scale: length)
    let screen = layOut {
      ZStack(alignment: .leading) {
        Rectangle().fill(gradient).frame(width: 200, height: length)
        Circle().scale(x: 1, y: length).fill(gradient)
        Rectangle().fill(tiles).frame(width: 20, height: 20)
        Image(decorative: picture, scale: 1).resizable().frame(width: length, height: 30)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(try screen.image(scale: 1).pixel(x: 5, y: 50).description == "#0088FF")
  }

  @Test func shapesWithoutAreaAreNotDrawn() {
    #expect(lines { Rectangle().fill(.clear) } == [""])
    #expect(lines { Rectangle().trim(from: 0.5, to: 0.5).stroke(.red) } == [""])
    #expect(lines { Circle().intersection(Circle().offset(x: 500)).fill(.red) } == [""])
  }

  // MARK: Dividers

  @Test(arguments: [1.0, 2, 3]) func aDividerIsAPixelThick(scale: CGFloat) throws {
    let screen = layOut(environment: { $0.displayScale = scale }) {
      HStack(spacing: 0) {
        VStack(spacing: 0) { Divider().id(frame: "across") }
        Divider().id(frame: "down")
      }
    }
    #expect(abs(try screen.frame("across")[3] - 1 / scale) < 1e-9)
    #expect(abs(try screen.frame("down")[2] - 1 / scale) < 1e-9)
    #expect(try screen.frame("down")[3] == 100)
  }

  @Test func aDividerFollowsANewScale() throws {
    let screen = layOut { VStack(spacing: 0) { Divider().id(frame: "line") } }
    #expect(try screen.frame("line") == [0, 50, 200, 1])
    screen.environment.displayScale = 2
    screen.update()
    #expect(try screen.frame("line")[3] == 0.5)
  }

  // MARK: Touches

  /// The points of a row at which a view is touched.
  private func touched(_ points: [CGFloat], y: CGFloat = 50, _ view: some View) -> [CGFloat] {
    points.filter { x in
      let log = ActionLog()
      let screen = layOut { view.onTapGesture { log.add("tap") } }
      screen.touch(at: CGPoint(x: x, y: y)).lift()
      screen.settle()
      return !log.lines.isEmpty
    }
  }

  @Test func aShapeIsTouchedWhereItIsFilled() {
    #expect(touched([40, 55, 100, 145, 160], Circle().fill(.red)) == [55, 100, 145])
    #expect(touched([55, 145], y: 5, Circle().fill(.red)) == [])
    #expect(touched([51, 100], Circle().stroke(.red, lineWidth: 6)) == [51])
    #expect(touched([100], Circle().fill(.clear)) == [])
  }

  @Test func aHoleIsNotTouched() {
    let ring = Circle().subtracting(Circle().scale(0.5))
    #expect(touched([60, 100, 140], ring.fill(.red)) == [60, 140])
  }

  @Test func aShapeOutsideItsFrameIsTouchedThere() {
    #expect(touched([20, 100], Rectangle().offset(x: -60).fill(.red).frame(width: 40, height: 40)) == [20])
  }

  @Test(arguments: [1e9, 1e40, 1e200] as [CGFloat]) func aHugeShapeIsTouchedEverywhere(scale: CGFloat) {
    #expect(touched([5, 100, 195], Circle().scale(scale).fill(.red)) == [5, 100, 195])
    #expect(touched([5, 100, 195], Color.red.contentShape(Circle().scale(scale))) == [5, 100, 195])
    #expect(touched([5, 100, 195], Color.red.clipShape(Circle().scale(scale))) == [5, 100, 195])
  }
}

/// A rectangle inside another.
private struct Rings: Shape {
  func path(in rect: CGRect) -> Path {
    Path { $0.addRects([rect, rect.insetBy(dx: 30, dy: 30)]) }
  }
}
