internal import CanopyAccessibility
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A modifier that applies the look of a list to the controls in its rows, unless the app styles them.
///
/// Controls in a table look as they do outside of lists.
struct ListControlStyles: ViewModifier {
  let metrics: ListMetrics
  let kind: ListKind

  func body(content: Content) -> some View {
    if kind.stylesControls {
      content
        ._containerStyle(ButtonKind.self, ListButtonStyle(), for: "List")
        ._containerStyle(DisclosureGroupKind.self, ListDisclosureStyle(metrics: metrics), for: "List")
        ._containerStyle(LabelKind.self, ListLabelStyle(metrics: metrics), for: "List")
        ._containerStyle(TextFieldKind.self, FormTextFieldStyle(isForm: kind == .form), for: "List")
        ._containerStyle(ToggleKind.self, FormToggleStyle(isForm: kind == .form), for: "List")
        ._setting(\.controlsFillRows, true, for: "List")
    } else {
      content
    }
  }
}

/// The style of buttons in a list: their label in the tint. The row that contains one is pressed as a whole.
struct ListButtonStyle: PrimitiveButtonStyle {
  /// A Boolean value that indicates whether the label has the tint.
  var isTinted = true
  /// A Boolean value that indicates whether the button does nothing, like a link while people edit the list.
  var isInert = false

  func makeBody(configuration: Configuration) -> some View {
    ListButton(configuration: configuration, isTinted: isTinted, isInert: isInert)
  }
}

private struct ListButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isTinted: Bool
  let isInert: Bool
  @State private var isPressed = false
  @State private var trigger = Trigger()
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let _ = trigger.action = { configuration.trigger() }
    pressable
      .preference(
        key: ListRowAction.self,
        value: ListRowAction(triggers: isEnabled && !isInert ? [trigger] : [], isPressed: isPressed))
  }

  @ViewBuilder private var pressable: some View {
    let label = configuration.label.foregroundStyle(color)
    if isInert {
      label
    } else {
      PressableView(
        role: configuration.role?.name, action: { trigger.action() }, pressingChanged: { isPressed = $0 }
      ) { label }
    }
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if !isTinted { return AnyShapeStyle(.primary) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// The chevron at the end of a row that leads to another page.
struct NavigationIndicator: View {
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1

  var body: some View {
    Image(systemName: "chevron.forward").resizable().scaledToFit().fontWeight(.semibold)
      .frame(width: 7 * scale, height: 12 * scale)
      .foregroundStyle(.tertiary)
      .accessibilityHidden(true)
  }
}

/// The action of a button, for a view around it that performs it, too.
final class Trigger {
  var action: () -> Void = {}
}

/// The action of a press of a row, reported by the buttons in it.
struct ListRowAction: PreferenceKey {
  /// The actions of the buttons.
  var triggers: [Trigger] = []
  /// A Boolean value that indicates whether people press the only button.
  var isPressed = false

  /// The action of the only button, which the whole row is pressed for; nil if there is none, or several.
  var onlyTrigger: Trigger? { triggers.count == 1 ? triggers[0] : nil }

  static var defaultValue: ListRowAction { ListRowAction() }

  static func reduce(value: inout ListRowAction, nextValue: () -> ListRowAction) {
    let next = nextValue()
    value.triggers += next.triggers
    value.isPressed = (value.isPressed || next.isPressed) && value.triggers.count == 1
  }
}

extension ListRowAction: Equatable {
  static func == (first: ListRowAction, second: ListRowAction) -> Bool {
    first.isPressed == second.isPressed && first.triggers.elementsEqual(second.triggers, by: ===)
  }
}

/// The style of labels in a list: the icon in a column of its own, in the tint.
struct ListLabelStyle: LabelStyle {
  let metrics: ListMetrics

  func makeBody(configuration: Configuration) -> some View {
    ListLabel(configuration: configuration, metrics: metrics)
  }
}

private struct ListLabel: View {
  let configuration: LabelStyleConfiguration
  let metrics: ListMetrics
  @Environment(\.listItemTint) private var tint
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: metrics.iconSpacing) {
      // An icon that is higher than a line doesn't make its row higher.
      Text(verbatim: " ")
        .frame(width: metrics.iconWidth * scale)
        .overlay { configuration.icon.imageScale(metrics.iconScale).foregroundStyle(color).fixedSize() }
        .accessibilityHidden(true)
      configuration.title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
  }

  private var color: AnyShapeStyle {
    guard let tint else { return AnyShapeStyle(.tint) }
    return tint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary)
  }
}

// MARK: Forms on the desktop

/// The style of text fields in the rows of a form: on the desktop, the label is before the text, which is at the other edge.
private struct FormTextFieldStyle: TextFieldStyle {
  let isForm: Bool

  func _body(configuration: TextField<Self._Label>) -> some View { FormTextField(field: configuration, isForm: isForm) }
}

private struct FormTextField: View {
  let field: TextField<_TextFieldStyleLabel>
  let isForm: Bool
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    if isForm, idiom == .desktop {
      LabeledContent {
        field.textFieldStyle(.plain).multilineTextAlignment(.trailing).foregroundStyle(Color.primary)
      } label: {
        field.label
      }
    } else {
      field
    }
  }
}

/// The style of toggles in the rows of a form: on the desktop, a small switch.
private struct FormToggleStyle: ToggleStyle {
  let isForm: Bool

  func makeBody(configuration: Configuration) -> some View { FormToggle(configuration: configuration, isForm: isForm) }
}

private struct FormToggle: View {
  let configuration: ToggleStyleConfiguration
  let isForm: Bool
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    if isForm, idiom == .desktop {
      // The switch is small, and its label isn't.
      Toggle(configuration).toggleStyle(.switch).controlSize(.mini)._changing(\.font, for: "Form") { $0 = $0 ?? .body }
    } else {
      Toggle(configuration)
    }
  }
}
