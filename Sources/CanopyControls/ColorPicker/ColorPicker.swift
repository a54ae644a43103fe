public import CanopyCore
public import CanopyStyle
public import CanopyText
internal import Foundation

/// A control for selecting a color.
///
/// ```swift
/// ColorPicker("Background", selection: $background, supportsOpacity: false)
/// ```
public struct ColorPicker<Label: View> {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  private init(_ selection: Binding<Color>, _ supportsOpacity: Bool, _ label: Label) {
    (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label)
  }

  /// Creates a color picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The selected color.
  ///   - supportsOpacity: A Boolean value that indicates whether people can change the opacity.
  ///   - label: A view that describes the color.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection, supportsOpacity, label())
  }

  /// Creates a color picker with a custom label.
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection._color, supportsOpacity, label())
  }
}

extension ColorPicker: View {
  /// The label, and a well in the color that opens a panel of colors.
  public var body: some View {
    ColorWellRow(color: selection, supportsOpacity: supportsOpacity, label: label._controlLabel)
  }
}

extension ColorPicker: StyledControl {}

// MARK: Titles

extension ColorPicker where Label == Text {
  /// Creates a color picker with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, Text(titleKey))
  }

  /// Creates a color picker with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection._color, supportsOpacity, Text(titleKey))
  }

  /// Creates a color picker with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, Text(titleResource))
  }

  /// Creates a color picker with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection._color, supportsOpacity, Text(titleResource))
  }

  /// Creates a color picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, Text(title))
  }

  /// Creates a color picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection._color, supportsOpacity, Text(title))
  }
}

extension Binding<CGColor> {
  /// The value as a color.
  fileprivate var _color: Binding<Color> {
    Binding<Color> {
      Color(cgColor: wrappedValue)
    } set: { color in
      let parts = color.resolve(in: EnvironmentValues())
      wrappedValue = CGColor(
        red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue), alpha: CGFloat(parts.opacity))
    }
  }
}
