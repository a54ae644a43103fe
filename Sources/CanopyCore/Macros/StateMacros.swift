/// Keeps a value for a view, as long as the view's place in the tree.
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
/// The initial value of a private property is made once, when the view comes into the tree. Of others it is an argument
/// of the view's initializer, which is evaluated at each call. The property is behind the name, a ``Binding`` behind
/// `$count`, and the ``State`` itself behind `_count`.
@attached(accessor, names: named(init), named(get), named(set))
@attached(
  peer, names: prefixed(_), prefixed(`$`), prefixed(__State_), prefixed(__StateType_), prefixed(__willSet_),
  prefixed(__didSet_))
public macro State() = #externalMacro(module: "CanopyMacros", type: "StateMacro")

/// Keeps a value for a view, which is made once, when the view comes into the tree.
@attached(accessor, names: named(init), named(get), named(set))
@attached(
  peer, names: prefixed(_), prefixed(`$`), prefixed(__State_), prefixed(__StateType_), prefixed(__willSet_),
  prefixed(__didSet_))
public macro State<Value>(initialValue: Value) = #externalMacro(module: "CanopyMacros", type: "StateMacro")

/// Keeps a value for a view, which is made once, when the view comes into the tree.
@attached(accessor, names: named(init), named(get), named(set))
@attached(
  peer, names: prefixed(_), prefixed(`$`), prefixed(__State_), prefixed(__StateType_), prefixed(__willSet_),
  prefixed(__didSet_))
public macro State<Value>(wrappedValue: Value) = #externalMacro(module: "CanopyMacros", type: "StateMacro")

/// Gives a variable the type of its initial value, which is never evaluated. Only what ``State()`` expands to uses it.
@attached(accessor)
public macro __InferredType() = #externalMacro(module: "CanopyMacros", type: "InferredTypeMacro")

/// Names the type of an initial value. Only what ``State()`` expands to conforms to it.
public protocol __InitialValue {
  // The default stands in for a type that doesn't exist, which the compiler has reported where it is written.
  associatedtype Value = __UnknownType
  @MainActor static var value: Value { get }
}

/// Stands where a value would be that is only there for its type.
public func __neverAsked() -> Never {
  preconditionFailure("The expansion of @State uses the type of the initial value, and never evaluates it.")
}

/// Stands for the value of a property, where only its type counts. Only what ``State()`` expands to uses it.
public func __value<Root, Value>(at keyPath: KeyPath<Root, Value>) -> Value { __neverAsked() }
