internal import CanopyAccessibility
internal import CanopyPresentation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The card or cards of an alert or a dialog.
struct QuestionView {
  /// The arrangement of a question.
  enum Arrangement {
    /// A card whose buttons are stacked, or side by side if there are two and they fit.
    case alert
    /// A card whose buttons are always stacked.
    case list
    /// Two cards at the lower edge of a narrow window: one for the choices, and one for the cancel button.
    case sheet
  }

  let arrangement: Arrangement
  /// The title, or nil to hide it.
  let title: Text?
  let content: QuestionContent
  @FocusState private var field: Int?
  @Environment(\.controlTokens) private var controlTokens
  @Environment(\.dialogIcon) private var image
  @Environment(\.dialogSeverity) private var severity
  @Environment(\.dialogSuppression) private var suppression
}

extension QuestionView: View {
  private var tokens: ControlTokens.Question { controlTokens.question(isSheet: arrangement == .sheet) }

  var body: some View {
    cards.defaultFocus($field, 0)
  }

  @ViewBuilder private var cards: some View {
    if arrangement == .sheet {
      VStack(spacing: tokens.cardSpacing) {
        card(content.actions.dropLast())
        card(content.actions.suffix(1), isText: false)
      }
    } else {
      card(content.actions[...])
    }
  }

  @ViewBuilder private func card(_ actions: ArraySlice<QuestionContent.Action>, isText: Bool = true) -> some View {
    let hasText = isText && self.hasText
    if hasText || !actions.isEmpty {
      QuestionCard(
        tokens: tokens, text: hasText ? text : nil, actions: actions.isEmpty ? nil : rows(actions, isText: hasText))
    }
  }

  private var hasText: Bool {
    title != nil || !content.message.isEmpty || !content.fields.isEmpty || icon.isShown || suppression != nil
  }

  // MARK: Text

  private var text: some View {
    VStack(alignment: tokens.alignment, spacing: 0) {
      if icon.isShown { icon.padding(.bottom, tokens.iconSpacing) }
      VStack(alignment: tokens.alignment, spacing: tokens.lineSpacing) {
        title?.font(tokens.titleFont).accessibilityAddTraits(.isHeader)
        ForEach(content.message) { $0 }.font(tokens.messageFont)
      }
      .foregroundStyle(tokens.isTextSecondary ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
      .multilineTextAlignment(tokens.alignment == .leading ? .leading : .center)
      if !content.fields.isEmpty {
        fields.padding(.top, tokens.partSpacing).padding(.horizontal, -tokens.fieldOutset)
      }
      if let suppression {
        suppression.toggle.font(tokens.messageFont).padding(.top, tokens.partSpacing)
      }
    }
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: tokens.alignment, vertical: .center))
    .padding(tokens.textPadding)
  }

  private var icon: DialogIcon { DialogIcon(image: image, severity: severity) }

  private var fields: some View {
    let places = Array(zip(content.fields.indices, content.fields))
    return VStack(spacing: 0) {
      ForEach(places, id: \.1.id) { index, view in
        if index > 0 { Hairline().fixedSize(horizontal: false, vertical: true) }
        view
          .focused($field, equals: index)
          .onSubmit { if index < places.count - 1 { field = index + 1 } }
          .environment(\.pressesDefaultButtonOnSubmit, index == places.count - 1)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(tokens.fieldPadding)
      }
    }
    .multilineTextAlignment(.leading)
    .background(FieldBox())
  }

  // MARK: Buttons

  private func rows(_ actions: ArraySlice<QuestionContent.Action>, isText: Bool) -> some View {
    ActionStack(allowsPair: arrangement == .alert) {
      ForEach(actions) { action in
        if action.id != actions.first?.id {
          Separator(gap: tokens.boxes?.spacing).layoutValue(key: ActionStack.IsSeparator.self, value: true)
        }
        row(action)
          .fontWeight(action.isPreferred ? .semibold : nil)
          .modifier(AnswerBox(boxes: tokens.boxes, isProminent: action.isProminent))
          .environment(\.addedKeyboardShortcuts, action.addedShortcuts)
          .layoutValue(key: ActionStack.IsCancel.self, value: action.isCancel)
      }
    }
    .padding(tokens.boxes.map { margins($0, isText: isText) } ?? EdgeInsets())
  }

  /// Returns the distances of the boxes of buttons from the edges of their card, which are equal if there is no text above.
  private func margins(_ boxes: ControlTokens.Question.Boxes, isText: Bool) -> EdgeInsets {
    var margins = boxes.margins
    if !isText { margins.top = margins.bottom }
    return margins
  }

  @ViewBuilder private func row(_ action: QuestionContent.Action) -> some View {
    if let view = action.view {
      view
    } else {
      Button(role: action.role, action: {}) { action.isCancel ? Text("Cancel") : Text("OK") }
        ._questionControls(isSheet: arrangement == .sheet)
    }
  }
}

/// The box around the text fields of an alert.
private struct FieldBox: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.pixelLength) private var pixel
  @Environment(\.controlTokens.question.fieldRadius) private var radius

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    shape.fill(Color(uiColor: colorScheme == .dark ? .quaternarySystemFill : .systemBackground))
      .overlay { shape.strokeBorder(Hairline.color(contrast), lineWidth: pixel) }
  }
}

/// A line between two parts of a card, or a gap.
struct Separator: View {
  /// The length of the gap, or nil for a line.
  let gap: CGFloat?

  var body: some View {
    if let gap { Color.clear.frame(idealWidth: gap, idealHeight: gap) } else { Hairline() }
  }
}

/// A line between two parts of a card.
struct Hairline: View {
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    let thickness = contrast == .increased ? max(pixel, 1) : pixel
    Self.color(contrast).frame(idealWidth: thickness, idealHeight: thickness)
  }

  /// Returns the color of lines, which is stronger if the contrast is increased.
  static func color(_ contrast: ColorSchemeContrast) -> Color {
    contrast == .increased ? Color(uiColor: .label).opacity(0.6) : Color(uiColor: .separator)
  }
}
