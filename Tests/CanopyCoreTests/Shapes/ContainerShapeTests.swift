import CanopyTesting
import SwiftUI
import Testing

/// Shapes that follow the one around them.
@MainActor @Suite struct ContainerShapeTests {
  private func line(@ViewBuilder _ content: () -> some View) -> String { layOut(content).displayList() }

  @Test func theShapeIsThatOfTheContainer() {
    let relative = line {
      ContainerRelativeShape().frame(width: 60, height: 40).containerShape(.rect(cornerRadius: 12))
    }
    #expect(relative == line { RoundedRectangle(cornerRadius: 12).frame(width: 60, height: 40) })
    #expect(line { ContainerRelativeShape().frame(width: 60, height: 40) } == "fill #000000: rectangle 70,30 60×40")
  }

  @Test func furtherInsideCornersAreSmaller() {
    let relative = line {
      ContainerRelativeShape().padding(4).frame(width: 60, height: 40).containerShape(.rect(cornerRadius: 12))
    }
    #expect(relative == line { RoundedRectangle(cornerRadius: 8).frame(width: 52, height: 32) })
    let inset = line {
      ContainerRelativeShape().inset(by: 4).frame(width: 60, height: 40).containerShape(.rect(cornerRadius: 12))
    }
    #expect(inset == relative)
  }
}
