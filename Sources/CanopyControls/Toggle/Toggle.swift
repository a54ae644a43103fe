internal import CanopyAccessibility
public import CanopyCore
internal import CanopyInput
internal import CanopyStyle
public import CanopyText
internal import Foundation

/// A control that turns a setting on and off.
///
/// ```swift
/// Toggle("Airplane Mode", isOn: $isFlying)
/// ```
///
/// To change the appearance and the interaction of toggles, apply `toggleStyle(_:)` to a toggle or to an ancestor.
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label
  @ControlStyle<ToggleKind> private var style

  /// Creates a toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label)
  }

  /// Creates a toggle that sets several values together. It is on if all of them are on.
  ///
  /// - Parameters:
  ///   - sources: A collection whose elements each provide a Boolean binding.
  ///   - isOn: The key path from an element to its binding.
  ///   - label: A view that describes the toggle.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.count(where: \.wrappedValue)
    let all = Binding<Bool> {
      bindings.allSatisfy(\.wrappedValue)
    } set: { value in
      for binding in bindings { binding.wrappedValue = value }
    }
    self.init(isOn: all, isMixed: count > 0 && count < bindings.count, label: label)
  }

  private init(isOn: Binding<Bool>, isMixed: Bool, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// Creates a toggle with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

  /// Creates a toggle with a localized title for several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a localized title for several values.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }

  /// Creates a toggle with a title for several values.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration that a style receives. The toggle uses the next outer style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed) { configuration.label }
  }
}

extension Toggle: View {
  private var control: AccessibilityControl {
    AccessibilityControl(
      .toggle, toggleState: isMixed ? .mixed : isOn.wrappedValue ? .on : .off,
      activate: { isOn.wrappedValue.toggle() })
  }

  /// The view that the style creates for the toggle.
  public var body: some View {
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(view: label._controlLabel), isOn: isOn, isMixed: isMixed)
    style.makeBody(configuration)._accessibilityControl(control, label: label)
  }
}

extension Toggle: StyledControl {}
