internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

extension ControlTokens.DateField {
  /// Returns the width of the text in a field.
  fileprivate func width(of components: DatePickerComponents) -> CGFloat {
    let place = components == .date ? 0 : components == .hourAndMinute ? 2 : 1
    return max(widths[place] - 2 * padding, 0)
  }
}

/// The label of a date picker, a field with the parts of the date, and a stepper for the part that has the focus.
struct DateFieldRow: View {
  let configuration: DatePickerStyleConfiguration
  let hasStepper: Bool
  @FocusState private var focus: DatePart?
  /// The part that the stepper changes while no part has the focus.
  @State private var last: DatePart?
  @State private var entry = Entry()
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.dateTexts) private var texts
  @Environment(\.font) private var font
  @Environment(\.controlTokens.label) private var label
  @Environment(\.controlTokens.dateField) private var tokens
  @Environment(\.controlTokens.dateStepper) private var stepper
  @Environment(\.controlTokens.fieldFrame) private var frame

  /// The digits that people have typed into the part that has the focus.
  private struct Entry {
    var digits = ""
    /// The date before the first digit.
    var start: Date?
    /// A Boolean value that indicates whether the entry is complete, and the focus moves to the next part.
    var movesOn = false
    /// A Boolean value that indicates whether the focus has come here after the last digit of another part.
    var followsDigits = false
  }

  var body: some View {
    HStack(spacing: label.spacing) {
      if labels != .hidden {
        configuration.label.opacity(label.opacity).accessibilityHidden(true)
        if stepper.fillsWidth { Spacer(minLength: 0) }
      }
      HStack(spacing: tokens.stepperSpacing) {
        field
        if hasStepper {
          StepperControl(edit: edit).focusable(false).accessibilityHidden(true)
        }
      }
      ._formColumn(label.startsColumn)
    }
    .modifier(ControlFont())
    .accessibilityElement(children: .contain)
    .accessibilityLabel { _ in configuration.label }
  }

  @MainActor private var field: some View {
    let runs = runs
    return HStack(alignment: .firstTextBaseline, spacing: 0) {
      ForEach(Array(DatePart.words(of: runs).enumerated()), id: \.offset) { _, word in
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          ForEach(Array(word.enumerated()), id: \.offset) { _, run in
            if let part = run.part {
              segment(part, run)
            } else {
              Text(verbatim: run.isLiteral ? run.text : text(of: run)).accessibilityHidden(true)
            }
          }
        }
        .environment(\.layoutDirection, .leftToRight)
      }
    }
    .environment(\.layoutDirection, texts.isRightToLeft ? .rightToLeft : .leftToRight)
    .monospacedDigit()
    .font(font ?? tokens.font)
    .lineLimit(1)
    .opacity(frame.textOpacity)
    .frame(minWidth: tokens.width(of: configuration.displayedComponents))
    .fixedSize(horizontal: true, vertical: false)
    .padding(.horizontal, tokens.padding)
    ._leastFrame(height: hasStepper ? tokens.height : tokens.plainHeight)
    .background(frame.fill, in: outline)
    ._controlBorder(frame.border, width: frame.borderWidth, in: outline)
    .opacity(frame.opacity)
    .onKeyPress(phases: [.down, .repeat]) { press in handle(press, runs) }
    .onChange(of: focus) { old, focus in
      if old == .year { commitYear() }
      entry = Entry(followsDigits: entry.movesOn)
      if let focus { last = focus }
    }
  }

  private var outline: ControlOutline { ControlOutline(radius: frame.cornerRadius) }

  private var runs: [DatePart.Run] {
    var template = ""
    if configuration.displayedComponents.contains(.date) { template += "yMd" }
    if configuration.displayedComponents.contains(.hourAndMinute) { template += "jmm" }
    return DatePart.runs(of: texts.pattern(template))
  }

  private var parts: [DatePart] { runs.compactMap(\.part) }
  private var hasPeriod: Bool { parts.contains(.period) }

  /// A part of the date. People move the focus to it, and change it with the arrow keys or by typing.
  @MainActor private func segment(_ part: DatePart, _ run: DatePart.Run) -> some View {
    let isFocused = focus == part
    let text = isFocused && part == .year && !entry.digits.isEmpty ? entry.digits : text(of: run)
    return Text(verbatim: text)
      .foregroundStyle(isFocused ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .background { if isFocused { RoundedRectangle(cornerRadius: tokens.focusRadius).fill(.tint) } }
      .contentShape(.rect)
      .focusable(interactions: .edit)
      .focused($focus, equals: part)
      .focusEffectDisabled()
      ._accessibilityControl(AccessibilityControl(.stepper, textsAreValue: true, adjust: { step($0, part) }))
      .accessibilityLabel(Text(part.name))
  }

  private func text(of run: DatePart.Run) -> String {
    texts.formatted(configuration.limited.wrappedValue, pattern: run.text)
  }

  // MARK: Changing

  private var edit: StepperEdit {
    StepperEdit(
      source: StepperSource(increment: { step(.increment) }, decrement: { step(.decrement) }), editingChanged: { _ in },
      tokens: stepper)
  }

  private func step(_ direction: AccessibilityAdjustmentDirection, _ part: DatePart? = nil) {
    guard let part = part ?? focus ?? last ?? parts.first else { return }
    entry = Entry()
    let date = configuration.limited.wrappedValue
    let values = texts.calendar._values(of: part, in: date, hasPeriod: hasPeriod)
    let value = texts.calendar._value(of: part, in: date, hasPeriod: hasPeriod) + (direction == .increment ? 1 : -1)
    // After the last value comes the first.
    let next = value > values.upperBound ? values.lowerBound : value < values.lowerBound ? values.upperBound : value
    set(part, next)
  }

  /// Sets a part of a date: of the one before an entry began, so that each digit changes that part only, or else of the current one.
  private func set(_ part: DatePart, _ value: Int) {
    let date = entry.start ?? configuration.limited.wrappedValue
    configuration.limited.wrappedValue = texts.calendar._date(setting: part, to: value, in: date, hasPeriod: hasPeriod)
  }

  @MainActor private func handle(_ press: KeyPress, _ runs: [DatePart.Run]) -> KeyPress.Result {
    guard let focus, press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return .ignored }
    switch press.key {
    case .upArrow: step(.increment)
    case .downArrow: step(.decrement)
    case .leftArrow: move(-1, in: partsFromTheLeft(runs))
    case .rightArrow: move(1, in: partsFromTheLeft(runs))
    default: return type(press.characters, focus)
    }
    return .handled
  }

  private func partsFromTheLeft(_ runs: [DatePart.Run]) -> [DatePart] {
    let words = DatePart.words(of: runs)
    return (texts.isRightToLeft ? words.reversed() : words).joined().compactMap(\.part)
  }

  @MainActor private func move(_ distance: Int, in parts: [DatePart]) {
    guard let focus, let place = parts.firstIndex(of: focus), parts.indices.contains(place + distance) else { return }
    self.focus = parts[place + distance]
  }

  /// Adds a typed digit to the part, and moves to the next part when no other digit can follow.
  @MainActor private func type(_ characters: String, _ part: DatePart) -> KeyPress.Result {
    // Keys such as Tab and Escape type nothing.
    guard !characters.isEmpty else { return .ignored }
    if part == .period { return typePeriod(characters) }
    if isSeparator(characters) {
      // After the last digit of a part, the focus has moved on already.
      if entry.followsDigits { entry.followsDigits = false } else { move(1, in: parts) }
      return .handled
    }
    guard let digit = characters.first?.wholeNumberValue, characters.count == 1 else { return .ignored }
    let start = entry.start ?? configuration.limited.wrappedValue
    entry.start = start
    entry.followsDigits = false
    entry.digits += String(digit)
    if part == .year {
      // Limits would change a year that isn't complete.
      if entry.digits.count == 4 { commitYear() }
      return .handled
    }
    guard let value = Int(entry.digits) else { return .handled }
    let values = texts.calendar._values(of: part, in: start, hasPeriod: hasPeriod)
    // On a clock with twelve hours, the first hour is written as 12.
    let isTwelve = part == .hour && hasPeriod && value == 12
    if values.contains(value) || isTwelve {
      set(part, isTwelve ? 0 : value)
    } else if value > values.upperBound {
      entry.digits = String(digit)
      if values.contains(digit) { set(part, digit) }
    }
    if (Int(entry.digits) ?? 0) * 10 > (part == .hour && hasPeriod ? 12 : values.upperBound) {
      entry = Entry(movesOn: true)
      move(1, in: parts)
    }
    return .handled
  }

  /// Returns a Boolean value that indicates whether people have typed the text between two parts.
  private func isSeparator(_ characters: String) -> Bool {
    runs.contains { run in
      let text = run.text.trimmingCharacters(in: .whitespaces)
      return run.isLiteral && !text.isEmpty && text == characters
    }
  }

  /// Sets the year that people have typed, if any.
  private func commitYear() {
    if let value = Int(entry.digits), value > 0 { set(.year, value) }
    entry = Entry()
  }

  @MainActor private func typePeriod(_ characters: String) -> KeyPress.Result {
    let symbols = [texts.calendar.amSymbol, texts.calendar.pmSymbol]
    guard let period = symbols.firstIndex(where: { $0.lowercased().hasPrefix(characters.lowercased()) }) else {
      return .ignored
    }
    set(.period, period)
    return .handled
  }
}
