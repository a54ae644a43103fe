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
  @Environment(\.controlTokens.button) private var tokens
  @Environment(\.buttonBorderShape) private var shape
}

extension BorderedLabel: View {
  var body: some View {
    label
      .font(tokens.font)
      .foregroundStyle(foreground)
      .modifier(ButtonWidth())
      .padding(.horizontal, shape.isCircle ? tokens.circlePadding : tokens.padding.width)
      .padding(.vertical, tokens.padding.height)
      .frame(minWidth: shape.isCircle ? tokens.circleWidth : nil)
      .background(background, in: outline)
      .contentShape(.focusEffect, outline)
  }

  private var outline: ButtonOutline { ButtonOutline(shape: shape, usualRadius: tokens.cornerRadius) }

  private var accent: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return kind == .prominent ? AnyShapeStyle(Color.white) : accent
  }

  private var background: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiarySystemFill)) }
    if kind == .prominent { return accent }
    let hasColor = tint != nil || role == .destructive
    return hasColor
      ? AnyShapeStyle(accent.opacity(tokens.tintedFillOpacity))
      : AnyShapeStyle(Color(uiColor: .tertiarySystemFill))
  }
}

/// The filled shape of a bordered button.
private struct ButtonOutline: Shape {
  let shape: ButtonBorderShape
  let usualRadius: CGFloat

  func path(in rect: CGRect) -> Path {
    switch shape.kind {
    case .capsule, .automatic: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius ?? usualRadius).path(in: rect)
    }
  }
}
