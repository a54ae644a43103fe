internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
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
      BorderedLabel(label: configuration.label, role: configuration.role, kind: kind).opacity(isPressed ? 0.75 : 1)
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
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
}

extension BorderedLabel: View {
  var body: some View {
    label
      .font(font)
      .foregroundStyle(foreground)
      .modifier(ButtonWidth())
      .padding(.horizontal, padding.width)
      .padding(.vertical, padding.height)
      .frame(minWidth: shape.isCircle ? padding.height * 2 + 20 : nil)
      .background(background, in: BorderShape(shape: shape, size: size))
      .contentShape(.focusEffect, BorderShape(shape: shape, size: size))
  }

  private var font: Font {
    switch size {
    case .mini, .small: .subheadline
    default: .body
    }
  }

  private var padding: CGSize {
    switch size {
    case .mini, .small: CGSize(width: shape.isCircle ? 5 : 10, height: 5)
    case .large, .extraLarge: CGSize(width: shape.isCircle ? 15 : 20, height: 15)
    default: CGSize(width: shape.isCircle ? 7 : 12, height: 7)
    }
  }

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
    return hasColor ? AnyShapeStyle(accent.opacity(0.15)) : AnyShapeStyle(Color(uiColor: .tertiarySystemFill))
  }
}

/// The filled shape of a bordered button.
private struct BorderShape: Shape {
  let shape: ButtonBorderShape
  let size: ControlSize

  func path(in rect: CGRect) -> Path {
    switch shape.kind {
    case .capsule, .automatic: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius ?? usualRadius).path(in: rect)
    }
  }

  private var usualRadius: CGFloat { size == .large || size == .extraLarge ? 12 : 8 }
}
