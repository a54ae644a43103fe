/// Stores a value for a view, as long as the view's place in the tree exists.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View {
///     Button("\(count)") { count += 1 }
///   }
/// }
/// ```
///
/// The initial value of a private property is created once, when the view enters the tree. The initial value of any other
/// property is an argument of the view's initializer, which is evaluated at each call. `count` accesses the value, `$count` a
/// ``Binding`` to it, and `_count` the ``State`` itself.
@attached(accessor, names: named(init), named(get), named(set))
@attached(
  peer, names: prefixed(_), prefixed(`$`), prefixed(__State_), prefixed(__StateType_), prefixed(__willSet_),
  prefixed(__didSet_))
public macro State() = #externalMacro(module: "CanopyMacros", type: "StateMacro")

/// Stores a value for a view. The initial value is created once, when the view enters the tree.
@attached(accessor, names: named(init), named(get), named(set))
@attached(
  peer, names: prefixed(_), prefixed(`$`), prefixed(__State_), prefixed(__StateType_), prefixed(__willSet_),
  prefixed(__didSet_))
public macro State<Value>(initialValue: Value) = #externalMacro(module: "CanopyMacros", type: "StateMacro")

/// Stores a value for a view. The initial value is created once, when the view enters the tree.
@attached(accessor, names: named(init), named(get), named(set))
@attached(
  peer, names: prefixed(_), prefixed(`$`), prefixed(__State_), prefixed(__StateType_), prefixed(__willSet_),
  prefixed(__didSet_))
public macro State<Value>(wrappedValue: Value) = #externalMacro(module: "CanopyMacros", type: "StateMacro")

/// Gives a variable the type of its initial value, which is never evaluated. Used only in expansions of ``State()``.
@attached(accessor)
public macro __InferredType() = #externalMacro(module: "CanopyMacros", type: "InferredTypeMacro")

/// A name for the type of an initial value. Only types in expansions of ``State()`` conform to it.
public protocol __InitialValue {
  // The default represents a type that doesn't exist. The compiler reports the error where the type is written.
  associatedtype Value = __UnknownType
  @MainActor static var value: Value { get }
}

/// A placeholder for a value of which only the type is needed.
public func __neverEvaluated() -> Never {
  preconditionFailure("The expansion of @State uses the type of the initial value, and never evaluates it.")
}

/// A placeholder for the value of a property, in expansions of ``State()`` that need only its type.
public func __value<Root, Value>(at keyPath: KeyPath<Root, Value>) -> Value { __neverEvaluated() }

/// Stands in for a type that doesn't exist, in the expansion of ``State()`` for a property whose type is unknown.
///
/// The compiler has already reported the type where it is written. Every literal is a value of this type, so that the compiler
/// doesn't report the initial value as well.
public struct __UnknownType: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) {}
  public init(booleanLiteral: Bool) {}
  public init(integerLiteral: Int) {}
  public init(floatLiteral: Double) {}
  public init(stringLiteral: String) {}
  public init(arrayLiteral: Any?...) {}
  public init(dictionaryLiteral: (AnyHashable, Any)...) {}
}

/// Declares an environment value, transaction value, container value or focused value, together with its key.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
///   @Entry var account: Account?
/// }
/// ```
///
/// Attach it to variables in extensions of ``EnvironmentValues``, ``Transaction``, ``ContainerValues`` and ``FocusedValues``. The
/// initial value is the default. It is evaluated at each read of a value that isn't set, so an initial value that creates an
/// object returns a new one each time. The default of an optional type is `nil` unless there is an initial value. Focused values
/// are always optional and have no initial value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CanopyMacros", type: "EntryMacro")

/// Turns the initial value of a variable into a getter. Used only in expansions of ``Entry()``.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "CanopyMacros", type: "EntryDefaultValueMacro")

/// Lets a preview have variables with state.
///
/// ```swift
/// #Preview {
///   @Previewable @State var count = 0
///   Stepper("Count", value: $count)
/// }
/// ```
///
/// You attach it to variables at the top level of the closure of a ``Preview(_:body:)``. They become properties of
/// a view whose body is the rest of the closure, so that property wrappers work as in any view.
@attached(peer)
public macro Previewable() = #externalMacro(module: "CanopyMacros", type: "PreviewableMacro")
