internal import CanopyAccessibility
internal import CanopyAnimation
public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The default picker style, which depends on the enclosing container. Most containers show a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the picker in the style of the enclosing container.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    AutomaticControl(PickerKind.self, configuration)
  }
}

/// A picker style that shows the selected value, and opens a menu of all options.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a button with a menu.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    PickerMenu(configuration: configuration)
  }
}

/// A picker style that lists all options from top to bottom.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a list of options.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    InlinePicker(configuration: configuration)
  }
}

/// A picker style that shows all options side by side in a capsule.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a row of segments.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    SegmentedPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style of pickers.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A picker that shows the selected value, and opens a menu of all options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A picker that lists all options from top to bottom.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A picker that shows all options side by side in a capsule.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

// MARK: Menu

/// The selected value, which opens a menu of options.
private struct PickerMenu: View {
  let configuration: _PickerStyleConfiguration
  @State private var isOpen = false
  @Environment(\.controlTokens.picker) private var tokens

  var body: some View {
    Button {
      isOpen = true
    } label: {
      HStack(spacing: tokens.chevronSpacing) {
        configuration.selectedValue
        Image(systemName: "chevron.up.chevron.down")
          .resizable().scaledToFit()
          .frame(width: tokens.chevronWidth)
          .accessibilityHidden(true)
      }
      .padding(tokens.menuPadding)
    }
    .buttonStyle(BorderlessButtonStyle())
    ._menu(isPresented: $isOpen) {
      InlineOptions(configuration: configuration, inset: tokens.menuPadding.leading) { isOpen = false }
        .padding(.vertical, tokens.menuPadding.top)
    }
    ._accessibilityControl(AccessibilityControl(.picker, textsAreValue: true), label: configuration.label)
  }
}

// MARK: Inline

/// The label of a picker, followed by all options.
private struct InlinePicker: View {
  let configuration: _PickerStyleConfiguration
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.controlTokens.picker) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: tokens.rowSpacing) {
      if labels != .hidden { configuration.label.foregroundStyle(.secondary) }
      InlineOptions(configuration: configuration, inset: 0)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel { _ in configuration.label }
  }
}

/// The options of a picker as rows, with a checkmark in the selected row.
private struct InlineOptions: View {
  let configuration: _PickerStyleConfiguration
  let inset: CGFloat
  var didSelect: @MainActor () -> Void = {}
  @Environment(\.controlTokens.picker) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: tokens.rowSpacing) {
      configuration.options { options in
        ForEach(options) { option in
          Button {
            option.select()
            didSelect()
          } label: {
            HStack(spacing: tokens.checkmarkSpacing) {
              option.view
              Spacer(minLength: 0)
              Image(systemName: "checkmark").foregroundStyle(.tint).opacity(option.isSelected ? 1 : 0)
                .accessibilityHidden(true)
            }
            .padding(EdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset))
            .frame(minHeight: tokens.rowHeight)
            .contentShape(.rect)
          }
          .buttonStyle(PlainButtonStyle())
          .accessibilityAddTraits(option.isSelected ? .isSelected : [])
        }
      }
    }
  }
}

// MARK: Segments

/// A capsule with equally wide segments, one for each option.
private struct SegmentedPicker: View {
  let configuration: _PickerStyleConfiguration
  @Namespace private var pill
  @Environment(\.controlTokens.picker) private var tokens
  @Environment(\.layoutDirection) private var direction
  @Environment(\.controlTokens.controlOpacity) private var controlOpacity

  var body: some View {
    configuration.options { options in
      HStack(spacing: 0) {
        ForEach(options) { segment($0) }
      }
      .background(tokens.segmentsFill, in: .capsule)
      .simultaneousGesture(gesture(options))
      .animation(.snappy(duration: 0.25), value: options.firstIndex(where: \.isSelected))
    }
    .opacity(controlOpacity)
    .accessibilityElement(children: .contain)
    .accessibilityLabel { _ in configuration.label }
  }

  @MainActor private func segment(_ option: PickerOption) -> some View {
    Button {
      option.select()
    } label: {
      option.view
        .labelStyle(.titleOnly)
        .font(.footnote.weight(option.isSelected ? .semibold : .medium))
        .lineLimit(1)
        .padding(.horizontal, tokens.segmentInset)
        .frame(maxWidth: .infinity, minHeight: tokens.segmentsHeight)
        .background {
          if option.isSelected {
            Capsule().fill(tokens.pillFill).padding(tokens.pillInset)
              .matchedGeometryEffect(id: "pill", in: pill)
          }
        }
        .contentShape(.rect)
    }
    .buttonStyle(PlainButtonStyle())
    .accessibilityAddTraits(option.isSelected ? .isSelected : [])
  }

  /// Follows a finger that slides across the segments.
  @MainActor private func gesture(_ options: [PickerOption]) -> TrackingGesture {
    TrackingGesture { _ in
      .byMoving(.horizontal)
    } report: { change in
      switch change {
      case .began(let touch), .moved(let touch), .ended(let touch): select(options, under: touch)
      case .cancelled, .tapped: break
      }
    }
  }

  /// Selects the option whose segment contains the touch.
  @MainActor private func select(_ options: [PickerOption], under touch: TrackedTouch) {
    guard touch.size.width > 0, !options.isEmpty else { return }
    let fraction = touch.location.x / touch.size.width
    let place = Int((direction == .rightToLeft ? 1 - fraction : fraction) * CGFloat(options.count))
    let option = options[min(max(place, 0), options.count - 1)]
    if !option.isSelected { option.select() }
  }
}
