public import CanopyCore

/// A property that identifies the focused view, and moves the focus when it is set.
///
/// ```swift
/// struct LoginForm: View {
///   enum Field { case name, password }
///   @FocusState private var field: Field?
///
///   var body: some View {
///     TextField("Name", text: $name).focused($field, equals: .name)
///     SecureField("Password", text: $password).focused($field, equals: .password)
///     Button("Sign In") { if name.isEmpty { field = .name } else { signIn() } }
///   }
/// }
/// ```
///
/// The value belongs to the focused view. It is false or nil if none has the focus. If you set a value that no view can take,
/// it is reset in the same update. A view behind a sheet receives the focus when the sheet disappears.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  private var claims: State<FocusClaims<Value>>

  /// Creates a property that indicates whether one view has the focus.
  public init() where Value == Bool { self.init(unclaimed: false) }

  /// Creates a property that identifies which of several views has the focus.
  public init<T: Hashable>() where Value == T? { self.init(unclaimed: nil) }

  private init(unclaimed: Value) {
    state = State(wrappedValue: unclaimed)
    claims = State(__StateInitial { FocusClaims(unclaimed: unclaimed) })
  }

  /// The value of the focused view, or false or nil if none has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A reference to the property, for `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(value: state.projectedValue, claims: claims.wrappedValue) }

  /// A reference to a focus state, for `focused(_:)` and for views that move another view's focus.
  @propertyWrapper
  public struct Binding {
    let value: CanopyCore.Binding<Value>
    let claims: FocusClaims<Value>

    /// The value of the focused view, or false or nil if none has the focus.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set {
        let isNew = value.wrappedValue != newValue
        if isNew { value.wrappedValue = newValue }
        // A submitted view keeps the focus if the value is set again.
        if isNew || newValue != claims.unclaimed { claims.requested(value) }
      }
    }

    /// The reference itself.
    public var projectedValue: Binding { self }
  }
}

/// Safe because the value is kept under a lock, and the views are only reached on the main actor.
extension FocusState: @unchecked Sendable where Value: Sendable {}

/// Safe because the value is kept under a lock, and the views are only reached on the main actor.
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
