public import Foundation

/// A type that constrains the values of an attribute.
///
/// ```swift
/// struct IngredientsAreGreen: AttributedTextValueConstraint {
///   typealias Scope = RecipeAttributes
///   typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
///
///   func constrain(_ container: inout Attributes) {
///     container.foregroundColor = container.ingredient == nil ? nil : .green
///   }
/// }
/// ```
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
  /// The attribute that the constraint changes.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

  /// Changes the attribute so that its value is valid.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// The attributes of a run. The constrained attribute can be set, and all others can be read.
  public typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

  /// An empty definition, because a constraint has no parts.
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> { AttributedTextFormatting.EmptyDefinition() }

  /// The constraint itself.
  public var _constraints: [AttributedTextFormatting._Constraint] { [AttributedTextFormatting._Constraint(self)] }
}

extension AttributedTextFormatting {
  /// The attributes of a run, for a constraint on one of them.
  ///
  /// The values have passed all earlier constraints of the definition.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>: Sendable
  where Attribute.Value: Sendable {
    private(set) var container: AttributeContainer

    init(_ container: AttributeContainer) { self.container = container }

    /// The value of the constrained attribute.
    public subscript(key: Attribute.Type) -> Attribute.Value? {
      get { container[key] }
      set { container[key] = newValue }
    }

    /// The value of the constrained attribute.
    public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    /// The value of another attribute.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable { container[key] }

    /// The value of another attribute.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value?
    where K.Value: Sendable { container[K.self] }

    /// The attributes of a scope, for names that several scopes have.
    public subscript<S: AttributeScope>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> Scoped<S> {
      get { Scoped(container) }
      set { container = newValue.container }
    }

    /// The attributes of a run in a scope.
    @dynamicMemberLookup
    public struct Scoped<Subscope: AttributeScope>: Sendable {
      private(set) var container: AttributeContainer

      fileprivate init(_ container: AttributeContainer) { self.container = container }

      /// The value of the constrained attribute.
      public subscript(dynamicMember keyPath: KeyPath<Subscope, Attribute>) -> Attribute.Value? {
        get { container[Attribute.self] }
        set { container[Attribute.self] = newValue }
      }

      /// The value of another attribute.
      @_disfavoredOverload
      public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<Subscope, K>) -> K.Value?
      where K.Value: Sendable { container[K.self] }
    }
  }

  /// A constraint that allows only some values of an attribute, and replaces all others with a default value.
  ///
  /// ```swift
  /// ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
  /// ```
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>: AttributedTextValueConstraint
  where AttributeKey.Value: Sendable {
    private let values: Set<AttributeKey.Value?>
    private let usual: AttributeKey.Value?

    /// Creates a constraint on an attribute that a key path names.
    public init(
      for attribute: KeyPath<AttributeDynamicLookup, AttributeKey>, values: Set<AttributeKey.Value?>,
      default: AttributeKey.Value?
    ) {
      (self.values, usual) = (values, `default`)
    }

    /// Creates a constraint on an attribute.
    public init(for attribute: AttributeKey.Type, values: Set<AttributeKey.Value?>, default: AttributeKey.Value?) {
      (self.values, usual) = (values, `default`)
    }

    /// Replaces a value that isn't allowed.
    public func constrain(_ container: inout Attributes) {
      if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = usual }
    }
  }
}
