internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

extension DisplayText {
  /// Returns the display item of a text in a rectangle, and the effects of its paint.
  @MainActor
  static func resolved(_ text: Text, in frame: CGRect, _ node: LayoutNode) -> (DisplayText, PaintEffects) {
    var effects = PaintEffects()
    let looks = node.runs(of: text).map { look($0.modifiers, in: frame, node, &effects) }
    return (DisplayText(node.request(for: text), in: frame, looks, Alignment(of: node)), effects)
  }

  /// Returns the look of a piece of text with modifiers, and adds the effects on its fill.
  @MainActor
  static func look(
    _ modifiers: [TextModifier], in frame: CGRect, _ node: LayoutNode, _ effects: inout PaintEffects
  ) -> Look {
    let environment = node.environment
    let look = node.surroundings.text.look.applying(modifiers)
    let paint = look.style._paint(in: environment)
    if paint.shadows.count > effects.shadows.count { effects.shadows = paint.shadows }
    if paint.blendMode != .normal { effects.blendMode = paint.blendMode }
    return Look(look, paint, in: frame, environment)
  }
}

extension TextLook {
  /// The style of the letters.
  fileprivate var style: any ShapeStyle {
    if let foreground { return foreground }
    return link == nil ? ForegroundStyle() : TintShapeStyle()
  }
}

extension DisplayText.Look {
  fileprivate init(_ look: TextLook, _ paint: _Paint, in frame: CGRect, _ environment: EnvironmentValues) {
    let color = paint.color
    func line(_ line: Text.LineStyle?) -> DrawColor? {
      line.map { DrawColor($0.color?.resolve(in: environment) ?? color) }
    }
    self.init(
      DrawPaint(paint, in: frame, isDark: environment.colorScheme == .dark), underline: line(look.underline),
      strikethrough: line(look.strikethrough),
      background: look.background.map { DrawColor($0.resolve(in: environment)) })
    if let line = look.underline { underlinePattern = line.pattern.kind }
    if let line = look.strikethrough { strikethroughPattern = line.pattern.kind }
  }
}

extension DisplayText.Alignment {
  /// The alignment of the texts of an element.
  @MainActor
  init(of node: LayoutNode) {
    let mirrors = node.surroundings.mirrors
    switch node.environment.multilineTextAlignment {
    case .leading: self = mirrors ? .right : .left
    case .center: self = .center
    case .trailing: self = mirrors ? .left : .right
    }
  }
}
