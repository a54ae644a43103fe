public import CanopyCore
internal import CanopyLayout
internal import CanopyText

/// A type that defines the appearance and the interaction of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The type of the view that `_makeBody(configuration:)` returns.
  associatedtype _Body: View

  /// Returns a view that represents a picker.
  @ViewBuilder func _makeBody(configuration: _PickerStyleConfiguration) -> _Body
}

/// The properties of a picker that its style receives.
public struct _PickerStyleConfiguration {
  /// The label of the picker.
  public let label: Label
  /// The view that describes the selected value, or nil to show the option itself.
  public let currentValueLabel: CurrentValueLabel?
  let choices: PickerContent

  /// A type-erased label of a picker.
  public struct Label: View {
    let view: AnyView

    /// The label of the picker.
    public var body: some View { view }
  }

  /// A type-erased view that describes the selected value of a picker.
  public struct CurrentValueLabel: View {
    let view: AnyView

    /// The view that the app passed to describe the selected value.
    public var body: some View { view }
  }
}

/// The options of a picker, and the selection among them.
///
/// It is an object so that views with the same options are equal. Options can't be compared, because a `ForEach` has closures.
final class PickerContent {
  let view: AnyView
  let selection: any PickerSelecting

  init(view: AnyView, selection: any PickerSelecting) { (self.view, self.selection) = (view, selection) }
}

extension _PickerStyleConfiguration {
  /// Returns a view that `content` builds from the groups of the picker's options.
  @MainActor
  func groups<Content: View>(@ViewBuilder _ content: @escaping ([PickerGroup]) -> Content) -> some View {
    Group(sections: choices.view) { [selection = choices.selection] in content(selection.groups(in: $0)) }
  }

  /// Returns a view that `content` builds from the picker's options.
  @MainActor
  package func options<Content: View>(@ViewBuilder _ content: @escaping ([PickerOption]) -> Content) -> some View {
    groups { content($0.flatMap(\.options)) }
  }

  /// Returns the properties with a style for labels among the options, unless the app sets one.
  ///
  /// A modifier of an option would be too late, because options are views already.
  @MainActor
  func labelingOptions(_ style: some LabelStyle) -> _PickerStyleConfiguration {
    _PickerStyleConfiguration(
      label: label, currentValueLabel: currentValueLabel,
      choices: PickerContent(
        view: AnyView(choices.view._containerStyle(LabelKind.self, style, for: "pickerStyle")),
        selection: choices.selection))
  }
}

/// A view that describes the selected value of a picker: the one that the app passed, or else the selected option.
///
/// It is a view of its own so that views around it can change without listing the options again.
package struct SelectedValue: View {
  let configuration: _PickerStyleConfiguration

  package init(configuration: _PickerStyleConfiguration) { self.configuration = configuration }

  package var body: some View {
    if let currentValueLabel = configuration.currentValueLabel {
      currentValueLabel
    } else {
      configuration.options { options in
        let selected = options.filter(\.isSelected)
        if selected.count > 1 { Text("Multiple Values") } else { ForEach(selected) { $0.view } }
      }
    }
  }
}

extension View {
  /// Sets the style of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    _changing(\.pickerStyle) { $0.add(style) }
  }
}

/// Pickers, as a kind of control.
package enum PickerKind: ControlKind {
  package static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.pickerStyle }

  package static func makeBody(_ style: any PickerStyle, _ configuration: _PickerStyleConfiguration) -> AnyView {
    func body(_ style: some PickerStyle) -> AnyView {
      AnyView(StyleBody(style) { $0._makeBody(configuration: configuration) })
    }
    return body(style)
  }

  package static func makeUsualBody(_ configuration: _PickerStyleConfiguration, _: UsualStyles) -> AnyView {
    makeBody(MenuPickerStyle(), configuration)
  }

  package static var styleInMenus: StyleInMenus<any PickerStyle>? {
    StyleInMenus(style: MenuItemPickerStyle(), isFixed: false)
  }

  package static func isUsualInMenus(_ style: any PickerStyle) -> Bool { style is InlinePickerStyle }
}

extension EnvironmentValues {
  /// The styles of the pickers in this view.
  @Entry var pickerStyle: ControlStyles<PickerKind> = ControlStyles()
}

extension _PickerStyleConfiguration.Label: PlaceholderView {}
extension _PickerStyleConfiguration.CurrentValueLabel: PlaceholderView {}
