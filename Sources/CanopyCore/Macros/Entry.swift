/// Declares a value of the environment, a transaction, a container or the focused view, together with its key.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
///   @Entry var account: Account?
/// }
/// ```
///
/// Attach it to variables in extensions of ``EnvironmentValues``, ``Transaction``, ``ContainerValues`` and ``FocusedValues``. The
/// initial value is the default. It is evaluated at each read of a value that isn't set, so an initial value that creates an object
/// returns another one each time. The default of an optional type is `nil` unless there is an initial value. Focused values are
/// always optional and have no initial value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CanopyMacros", type: "EntryMacro")

/// Turns the initial value of a variable into a getter. Only what ``Entry()`` expands to uses it.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "CanopyMacros", type: "EntryDefaultValueMacro")
