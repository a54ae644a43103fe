/// Lets a preview have variables with state.
///
/// ```swift
/// #Preview {
///   @Previewable @State var count = 0
///   Stepper("Count", value: $count)
/// }
/// ```
///
/// It is attached to variables that stand directly in the closure of a ``Preview(_:body:)``. They become properties of
/// a view whose body is the rest of the closure, so that property wrappers work as in any view.
@attached(peer)
public macro Previewable() = #externalMacro(module: "CanopyMacros", type: "PreviewableMacro")
