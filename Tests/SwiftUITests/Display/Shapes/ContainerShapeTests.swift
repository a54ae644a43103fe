import CanopyCore
import CanopyTesting
import SwiftUI
import Testing

/// Shapes that follow the one around them.
@MainActor @Suite struct ContainerShapeTests {
  private func line(@ViewBuilder _ content: () -> some View) -> String { layOut(content).displayList() }

  @Test func containerRelativeShapeUsesTheContainerShape() {
    let relative = line {
      ContainerRelativeShape().frame(width: 60, height: 40).containerShape(.rect(cornerRadius: 12))
    }
    #expect(relative == line { RoundedRectangle(cornerRadius: 12).frame(width: 60, height: 40) })
    #expect(line { ContainerRelativeShape().frame(width: 60, height: 40) } == "fill #000000: rectangle 70,30 60×40")
  }

  @Test func insetReducesCornerRadiusOfContainerRelativeShape() {
    let relative = line {
      ContainerRelativeShape().padding(4).frame(width: 60, height: 40).containerShape(.rect(cornerRadius: 12))
    }
    #expect(relative == line { RoundedRectangle(cornerRadius: 8).frame(width: 52, height: 32) })
    let inset = line {
      ContainerRelativeShape().inset(by: 4).frame(width: 60, height: 40).containerShape(.rect(cornerRadius: 12))
    }
    #expect(inset == relative)
  }

  @Test func derivedShapesFollowTheContainerShape() {
    func inside(_ shape: some View) -> String { line { shape.frame(width: 60, height: 40) } }
    func relative(_ shape: some View) -> String {
      line { shape.frame(width: 60, height: 40).containerShape(.rect(cornerRadius: 12)) }
    }
    let round = RoundedRectangle(cornerRadius: 12)
    #expect(relative(ContainerRelativeShape().stroke(.red)) == inside(round.stroke(.red)))
    #expect(
      relative(ContainerRelativeShape().strokeBorder(.red, lineWidth: 2))
        == inside(round.strokeBorder(.red, lineWidth: 2)))
    #expect(relative(ContainerRelativeShape().trim(to: 0.5).stroke()) == inside(round.trim(to: 0.5).stroke()))
    #expect(relative(Color.red.clipShape(AnyShape(ContainerRelativeShape()))) == inside(Color.red.clipShape(round)))
  }

  @Test func innermostContainerShapeApplies() {
    let relative = line {
      ContainerRelativeShape().frame(width: 60, height: 40).containerShape(Capsule()).padding(4)
        .containerShape(.rect(cornerRadius: 12))
    }
    #expect(relative == line { Capsule().frame(width: 60, height: 40) })
  }

  @Test func whatFollowsNoContainerShapeIsNotDrawnAgainWhereItMoves() throws {
    let screen = layOut { Moving { ForEach(0..<20, id: \.self) { Text(verbatim: "\($0)").font(.system(size: 2)) } } }
    _ = screen.displayList()
    try screen.find("Move").tap()
    DrawingCounters.elements = 0
    let moved = screen.displayList()
    #expect(DrawingCounters.elements < 10)
    #expect(moved == movedAtFirst { ForEach(0..<20, id: \.self) { Text(verbatim: "\($0)").font(.system(size: 2)) } })
  }

  @Test func whatFollowsTheContainerShapeIsDrawnAgainWhereItMoves() throws {
    let screen = layOut { Moving { Inner() } }
    for _ in 0..<2 {
      _ = screen.displayList()
      try screen.find("Move").tap()
    }
    try screen.find("Move").tap()
    #expect(screen.displayList() == movedAtFirst { Inner() })
    // The shape comes in a view that was drawn without one.
    try screen.find("Shape").tap()
    _ = screen.displayList()
    try screen.find("Move").tap()
    let back = screen.displayList()
    let fresh = layOut { Moving { Inner(isShown: true) } }
    #expect(back == fresh.displayList())
  }

  private func movedAtFirst(@ViewBuilder _ content: @escaping () -> some View) -> String {
    layOut { Moving(isMoved: true, content: content) }.displayList()
  }
}

private struct Moving<Content: View>: View {
  @State var isMoved = false
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(spacing: 0) {
      Button("Move") { isMoved.toggle() }
      Color.red.frame(height: isMoved ? 6 : 0)
      VStack(spacing: 0) { content() }
    }
    .frame(width: 90, height: 95, alignment: .top)
    .containerShape(.rect(cornerRadius: 30))
  }
}

private struct Inner: View {
  @State var isShown = false

  var body: some View {
    Button("Shape") { isShown = true }
    ZStack {
      Text(verbatim: "beside").font(.system(size: 3))
      if isShown { ContainerRelativeShape().inset(by: 2).frame(width: 80, height: 20) }
    }
  }
}
