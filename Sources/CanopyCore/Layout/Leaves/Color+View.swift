internal import Foundation

// A colour as a view takes all the room that it is offered.

@MainActor
extension Color: View, LeafView {
  func makeLayout() -> ColorLayout { ColorLayout(self) }

  func update(_ layout: ColorLayout) -> Bool {
    layout.color = self
    return false
  }
}

final class ColorLayout: LeafLayout {
  var color: Color

  init(_ color: Color) { self.color = color }

  override var label: String { "colour" }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
