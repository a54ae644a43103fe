internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The label of a stepper, its value if a format shows it, and its two halves.
struct StepperRow: View {
  let source: StepperSource
  let label: AnyView
  let editingChanged: (Bool) -> Void
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior
  @Environment(\.controlTokens.label.opacity) private var labelOpacity
  @Environment(\.controlTokens.stepper) private var tokens

  var body: some View {
    HStack(spacing: tokens.labelSpacing) {
      if labels != .hidden {
        label.opacity(labelOpacity).accessibilityHidden(true)
        if tokens.fillsWidth { Spacer(minLength: 0) }
      }
      source.valueView?.accessibilityLabel { _ in label }
      StepperControl(edit: edit)
        .modifier(RowControlHeight())
        .accessibilityElement(children: .ignore)
        ._accessibilityControl(AccessibilityControl(.stepper, value: source.value(), adjust: edit.adjust), label: label)
    }
    .modifier(ControlFont())
  }

  private var edit: StepperEdit {
    StepperEdit(
      source: source, editingChanged: editingChanged, repeats: repeatBehavior != .disabled, tokens: tokens)
  }
}

/// The two halves of a stepper: side by side, or one above the other.
struct StepperControl: View {
  let edit: StepperEdit
  @State private var press = StepperPress()
  @Environment(\.layoutDirection) private var direction

  private var tokens: ControlTokens.Stepper { edit.tokens }

  var body: some View {
    let _ = press.edit = edit
    halves
      .frame(width: tokens.size.width, height: tokens.size.height)
      .background { outline.fill(tokens.fill).frame(width: tokens.shape.width, height: tokens.shape.height) }
      .overlay {
        Color.clear.frame(width: tokens.shape.width, height: tokens.shape.height)
          ._controlBorder(tokens.border, width: tokens.borderWidth, in: outline)
          .allowsHitTesting(false)
      }
      .contentShape(.focusEffect, outline)
      .modifier(AdjustmentKeys(name: "stepper", isMirrored: direction == .rightToLeft, adjust: edit.adjust))
      .modifier(DrivenModifier(press))
  }

  private var outline: ControlOutline { ControlOutline(radius: tokens.cornerRadius) }

  @ViewBuilder @MainActor private var halves: some View {
    if tokens.isVertical {
      VStack(spacing: 0) {
        half(.increment)
        tokens.divider.frame(width: tokens.dividerLength, height: tokens.dividerThickness)
        half(.decrement)
      }
    } else {
      HStack(spacing: 0) {
        half(.decrement)
        tokens.divider.frame(width: tokens.dividerThickness, height: tokens.dividerLength)
        half(.increment)
      }
    }
  }

  @MainActor private func half(_ direction: AccessibilityAdjustmentDirection) -> some View {
    let isAtEnd = edit.source.change(direction) == nil
    return StepperHalf(direction: direction, isAtEnd: isAtEnd, tokens: tokens, press: press)
      .disabled(isAtEnd)
      .focusable(false)
  }
}

/// A half of a stepper, which people press.
private struct StepperHalf: View {
  let direction: AccessibilityAdjustmentDirection
  let isAtEnd: Bool
  let tokens: ControlTokens.Stepper
  let press: StepperPress
  @State private var isPressed = false

  var body: some View {
    PressableView(role: nil, action: { press.finish(direction) }, pressingChanged: pressingChanged) {
      Image(systemName: symbol).resizable().scaledToFit()
        .frame(width: tokens.glyph, height: tokens.glyph)
        .foregroundStyle(tokens.glyphColor)
        .opacity(isPressed ? tokens.pressedOpacity : isAtEnd ? tokens.endOpacity : 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(.rect)
    }
  }

  private var symbol: String {
    let isUp = direction == .increment
    return tokens.isVertical ? (isUp ? "chevron.up" : "chevron.down") : (isUp ? "plus" : "minus")
  }

  private func pressingChanged(_ isPressed: Bool) {
    self.isPressed = isPressed
    press.change(isPressed, direction)
  }
}

/// The formatted value of a stepper: a field on the desktop, and a text on the phone.
struct StepperValue<F: ParseableFormatStyle> where F.FormatInput: Equatable, F.FormatOutput == String {
  let value: Binding<F.FormatInput>
  let format: F
  @Environment(\.controlTokens.stepper.fieldWidth) private var width
}

extension StepperValue: View {
  var body: some View {
    if let width {
      TextField(String(), value: value, format: format).frame(width: width)
    } else {
      Text(value.wrappedValue, format: format).foregroundStyle(.secondary)
    }
  }
}
