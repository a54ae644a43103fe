/// Declares a value of the environment, a transaction, a container or what has the focus, together with its key.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
///   @Entry var account: Account?
/// }
/// ```
///
/// It is attached to variables in extensions of ``EnvironmentValues``, ``Transaction``, ``ContainerValues`` and
/// ``FocusedValues``. The initial value is the default, and is computed whenever a value is read that nobody set: where
/// it makes an object, each read gets another one. Without an initial value, optional types start with `nil`. Focused
/// values are always optional and take no initial value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CanopyMacros", type: "EntryMacro")

/// Turns the initial value of a variable into a getter. Only what ``Entry()`` expands to uses it.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "CanopyMacros", type: "EntryDefaultValueMacro")
