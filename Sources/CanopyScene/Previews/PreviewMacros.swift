public import CanopyCore

/// Declares a preview of a view.
///
/// ```swift
/// #Preview("Switched on") {
///   @Previewable @State var isOn = true
///   Toggle("Light", isOn: $isOn)
/// }
/// ```
///
/// - Parameters:
///   - name: The display name of the preview.
///   - body: The view to show.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CanopyMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits.
///
/// ```swift
/// #Preview("Small", traits: .fixedLayout(width: 200, height: 100)) {
///   ContentView()
/// }
/// ```
///
/// - Parameters:
///   - name: The display name of the preview.
///   - traits: A customization of how the preview shows its content.
///   - additionalTraits: Further customizations.
///   - body: The view to show.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CanopyMacros", type: "PreviewMacro")

/// Declares a group of previews of a view, one for each argument.
///
/// ```swift
/// #Preview("Sizes", arguments: [ControlSize.small, .large]) { size in
///   ContentView().controlSize(size)
/// }
/// ```
///
/// - Parameters:
///   - name: The display name of the preview.
///   - traits: Customizations of how the preview shows its content.
///   - arguments: The values to pass to `body`.
///   - body: The view to show for an argument.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "CanopyMacros", type: "PreviewMacro")
