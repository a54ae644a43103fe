package import CanopyDrawing
package import CanopyLayout
package import CanopyStyle
package import CanopyText
package import Foundation

// The drawing of a text field.
@MainActor
extension ElementDrawing {
  /// Returns the items of letters in the foreground style of an element, or a placeholder if it is redacted.
  ///
  /// - Parameter modifiers: The modifiers of each piece of the text.
  package func items(
    of request: TextRequest, with modifiers: [[TextModifier]] = [[]], in frame: CGRect,
    _ alignment: DisplayText.Alignment, _ node: LayoutNode
  ) -> [DisplayItem] {
    if request.string.isEmpty { return [] }
    var effects = PaintEffects()
    let looks = modifiers.map { DisplayText.look($0, in: frame, node, &effects) }
    let text = DisplayText(request, in: frame, looks, alignment)
    if node.environment.showsPlaceholders { return bars(for: text, of: node) }
    return [DisplayItem(id: node.element, .text(text))]._applying(effects)
  }

  /// Returns the items of an empty field's prompt. Text without its own style uses the placeholder style.
  package func items(ofPrompt prompt: Text, _ request: TextRequest, in frame: CGRect, _ node: LayoutNode)
    -> [DisplayItem]
  {
    if request.string.isEmpty { return [] }
    var effects = PaintEffects()
    let looks = node.runs(of: prompt.foregroundStyle(.placeholder)).map {
      DisplayText.look($0.modifiers, in: frame, node, &effects)
    }
    let text = DisplayText(request, in: frame, looks, DisplayText.Alignment(of: node))
    if node.environment.showsPlaceholders { return bars(for: text, of: node) }
    return [DisplayItem(id: node.element, .text(text))]._applying(effects)
  }

  /// Returns an area filled with a style.
  package func items(
    filling area: CGRect, radius: CGFloat = 0, with style: some ShapeStyle, _ node: LayoutNode
  ) -> [DisplayItem] {
    let shape: any Shape = radius > 0 ? RoundedRectangle(cornerRadius: radius) : Rectangle()
    return items(of: shape, filledWith: style, in: area, node)
  }
}
