public import CanopyCore
internal import CanopyStyle

/// A property that reflects whether, or where, the focus of an assistive technology such as a screen reader is at a view.
///
/// ```swift
/// struct Signup: View {
///   @AccessibilityFocusState private var isNameFocused: Bool
///
///   var body: some View {
///     TextField("Name", text: $name).accessibilityFocused($isNameFocused)
///     Button("Check") { if name.isEmpty { isNameFocused = true } }
///   }
/// }
/// ```
///
/// Setting the property moves the focus. Without an assistive technology, it has no effect.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  private let technologies: AccessibilityTechnologies?

  // In the type itself: for properties without a value, the compiler doesn't find initializers in conditional extensions.

  /// Creates a property that is initially false.
  public init() where Value == Bool { (state, technologies) = (State(initialValue: false), nil) }

  /// Creates a property that tracks the focus of only some assistive technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = State(initialValue: false)
    self.technologies = technologies
  }

  /// Creates a property that is initially nil.
  public init<T: Hashable>() where Value == T? { (state, technologies) = (State(initialValue: nil), nil) }

  /// Creates a property that tracks the focus of only some assistive technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    state = State(initialValue: nil)
    self.technologies = technologies
  }

  /// The current focus: a Boolean value, or the value of the focused view.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value, for `accessibilityFocused(_:)`.
  public var projectedValue: Binding {
    Binding(binding: state.projectedValue, technologies: technologies)
  }

  /// A binding to the focus of assistive technologies.
  @propertyWrapper
  public struct Binding {
    let binding: CanopyCore.Binding<Value>
    /// The technologies whose focus is tracked, or nil for all.
    let technologies: AccessibilityTechnologies?

    /// The current focus: a Boolean value, or the value of the focused view.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
