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
}
