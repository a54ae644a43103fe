internal import CanopyAccessibility
public import CanopyControls
public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A picker style that shows the options on a page of the enclosing navigation stack.
///
/// The picker shows its label and the selected value, and people go back when they have selected another one.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a link to the page with the options.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    NavigationLink {
      OptionsPage(configuration: configuration)
    } label: {
      LabeledContent {
        SelectedValue(configuration: configuration)
      } label: {
        configuration.label
      }
    }
  }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A picker that shows its options on a page of the enclosing navigation stack.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The options of a picker on a page.
private struct OptionsPage: View {
  let configuration: _PickerStyleConfiguration
  @Environment(\.dismiss) private var dismiss

  init(configuration: _PickerStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    List {
      configuration.options { options in
        ForEach(options) { option in
          Button {
            option.select()
            dismiss()
          } label: {
            HStack {
              option.view
              Spacer(minLength: 8)
              if option.isSelected { Image(systemName: "checkmark").foregroundStyle(.tint) }
            }
          }
          .buttonStyle(ListButtonStyle(isTinted: false))
          .accessibilityAddTraits(option.isSelected ? .isSelected : [])
        }
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { ToolbarItem(placement: .principal) { configuration.label } }
  }
}
