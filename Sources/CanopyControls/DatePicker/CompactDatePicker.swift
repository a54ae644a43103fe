internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The label of a date picker, and the date as text. On the desktop, it is a field.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.controlTokens.datePill) private var tokens

  var body: some View {
    if let tokens {
      HStack(spacing: tokens.labelSpacing) {
        if labels != .hidden {
          configuration.label.accessibilityHidden(true)
          Spacer(minLength: 0)
        }
        HStack(spacing: tokens.spacing) {
          if configuration.displayedComponents.contains(.date) {
            DatePill(configuration: configuration, tokens: tokens)
          }
          if configuration.displayedComponents.contains(.hourAndMinute) {
            TimePill(configuration: configuration, tokens: tokens)
          }
        }
        // The label has several lines before the date is written in numbers.
        .layoutPriority(1)
      }
    } else {
      DateFieldRow(configuration: configuration, hasStepper: true)
    }
  }
}

/// A date that opens a calendar. Where it doesn't fit, it is written in numbers.
private struct DatePill: View {
  let configuration: DatePickerStyleConfiguration
  let tokens: ControlTokens.DatePill
  @State private var isOpen = false
  @Environment(\.dateTexts) private var texts

  var body: some View {
    let date = configuration.limited.wrappedValue
    Button {
      isOpen = true
    } label: {
      ViewThatFits(in: .horizontal) {
        Text(verbatim: texts.date(date)).lineLimit(1).fixedSize()
        Text(verbatim: texts.shortDate(date)).lineLimit(1)
      }
      .modifier(PillLook(tokens: tokens, height: tokens.dateHeight, isOpen: isOpen))
    }
    .buttonStyle(PlainButtonStyle(dimsWhenDisabled: false))
    ._menu(isPresented: $isOpen) {
      GraphicalDatePicker(configuration: configuration.showing(.date)).fixedSize()
    }
    ._accessibilityControl(
      AccessibilityControl(.picker, value: Text(verbatim: texts.date(date))), label: configuration.label)
  }
}

/// A time that opens the wheels of a clock.
private struct TimePill: View {
  let configuration: DatePickerStyleConfiguration
  let tokens: ControlTokens.DatePill
  @State private var isOpen = false
  @Environment(\.dateTexts) private var texts

  var body: some View {
    let time = texts.time(configuration.limited.wrappedValue)
    Button {
      isOpen = true
    } label: {
      Text(verbatim: time).monospacedDigit().lineLimit(1).fixedSize()
        .modifier(PillLook(tokens: tokens, height: tokens.timeHeight, isOpen: isOpen))
    }
    .buttonStyle(PlainButtonStyle(dimsWhenDisabled: false))
    ._menu(isPresented: $isOpen) {
      DateWheels(date: configuration.limited, limits: configuration.limits, template: "jmm")
    }
    ._accessibilityControl(AccessibilityControl(.picker, value: Text(verbatim: time)), label: configuration.label)
  }
}

/// The shape behind a date or a time.
private struct PillLook: ViewModifier {
  let tokens: ControlTokens.DatePill
  let height: CGFloat
  let isOpen: Bool

  func body(content: Content) -> some View {
    content
      .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .padding(.horizontal, tokens.padding)
      ._leastFrame(height: height)
      .background(tokens.fill, in: RoundedRectangle(cornerRadius: tokens.cornerRadius))
      .contentShape(.rect)
  }
}
