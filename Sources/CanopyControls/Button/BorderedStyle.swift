internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A button style that draws the label in front of a filled shape.
struct BorderedStyle: PrimitiveButtonStyle {
  enum Kind {
    /// A label in the tint color, in front of a light fill.
    case bordered
    /// A white label, in front of a fill in the tint color.
    case prominent
  }

  let kind: Kind

  func makeBody(configuration: Configuration) -> some View {
    PressedView(configuration) { isPressed in
      BorderedLabel(label: configuration.label, role: configuration.role, kind: kind).modifier(PressedLook(isPressed))
    }
  }
}

/// The label of a bordered button, with the filled shape behind it.
private struct BorderedLabel {
  let label: PrimitiveButtonStyleConfiguration.Label
  let role: ButtonRole?
  let kind: BorderedStyle.Kind
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.font) private var font
  @Environment(\.foreground.primary) private var outerForeground
  @Environment(\.controlTokens.button) private var tokens
  @Environment(\.buttonBorderShape) private var shape
}

extension BorderedLabel: View {
  var body: some View {
    label
      .font(font ?? tokens.font)
      .foregroundStyle(foreground)
      .modifier(CenteredLines())
      .modifier(ButtonWidth())
      .padding(.horizontal, shape.isCircle ? tokens.circlePadding : tokens.padding.width)
      .padding(.vertical, tokens.padding.height)
      ._leastFrame(width: shape.isCircle ? tokens.circleWidth : 0, height: tokens.height)
      .background(background, in: outline)
      ._controlBorder(tokens.border, width: tokens.borderWidth, in: outline)
      .contentShape(.focusEffect, outline)
  }

  private var outline: ButtonOutline { ButtonOutline(shape: shape, tokens: tokens) }

  private var accent: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var foreground: AnyShapeStyle {
    if outerForeground != nil { return AnyShapeStyle(.foreground) }
    if !isEnabled {
      let opacity = kind == .prominent ? tokens.disabledProminentOpacity : tokens.disabledOpacity
      return AnyShapeStyle(Color.primary.opacity(opacity))
    }
    if kind == .prominent { return AnyShapeStyle(Color.white) }
    return hasColor || tokens.isLabelTinted ? accent : AnyShapeStyle(Color.primary)
  }

  /// A Boolean value that indicates whether the button has a color of its own: that of a tint or of its role.
  private var hasColor: Bool { tint != nil || role == .destructive }

  private var background: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(tokens.fill) }
    if kind == .prominent { return accent }
    return hasColor ? AnyShapeStyle(accent.opacity(tokens.tintedFillOpacity)) : AnyShapeStyle(tokens.fill)
  }
}

/// The filled shape of a bordered button.
private struct ButtonOutline: InsettableShape {
  let shape: ButtonBorderShape
  let tokens: ControlTokens.Button
  private var inset: CGFloat = 0

  init(shape: ButtonBorderShape, tokens: ControlTokens.Button) {
    self.shape = shape == .automatic ? (tokens.isCapsule ? .capsule : .roundedRectangle) : shape
    self.tokens = tokens
  }

  func path(in rect: CGRect) -> Path {
    switch shape.kind {
    case .capsule, .automatic: ControlOutline(radius: nil).inset(by: inset).path(in: rect)
    case .circle: Circle().path(in: rect.insetBy(dx: inset, dy: inset))
    case .roundedRectangle(let radius):
      ControlOutline(radius: radius ?? tokens.cornerRadius).inset(by: inset).path(in: rect)
    }
  }

  func inset(by amount: CGFloat) -> ButtonOutline {
    var outline = self
    outline.inset += amount
    return outline
  }
}
