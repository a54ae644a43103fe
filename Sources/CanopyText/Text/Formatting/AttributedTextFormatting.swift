public import Foundation

/// A namespace for types of formatting definitions. See ``AttributedTextFormattingDefinition``.
public enum AttributedTextFormatting {
  /// A constraint of any type on any attribute.
  public struct _Constraint: Equatable, Sendable {
    private let constraint: any AttributedTextValueConstraint

    init(_ constraint: any AttributedTextValueConstraint) { self.constraint = constraint }

    /// Changes attributes so that the constrained one is valid.
    package func apply(_ container: inout AttributeContainer) {
      func constrain<C: AttributedTextValueConstraint>(_ constraint: C) {
        var proxy = C.Attributes(container)
        constraint.constrain(&proxy)
        container = proxy.container
      }
      constrain(constraint)
    }

    /// Returns a Boolean value that indicates whether two constraints have the same type and equal values.
    public static func == (first: _Constraint, second: _Constraint) -> Bool {
      AnyHashable(first.constraint) == AnyHashable(second.constraint)
    }
  }

  /// A definition without constraints. It allows all values of the attributes in a scope.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// Creates the definition.
    public init() {}

    /// The definition itself, because it has no parts.
    public var body: EmptyDefinition<Scope> { self }
    /// An empty array.
    public var _constraints: [_Constraint] { [] }
  }

  /// The constraints of several definitions, one after the other.
  public struct TupleDefinition<Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition>:
    AttributedTextFormattingDefinition
  {
    /// The constraints of all definitions.
    public let _constraints: [_Constraint]

    /// Creates a definition from others.
    public init(definition: repeat each Definition) {
      var constraints: [_Constraint] = []
      for part in repeat each definition { constraints += part._constraints }
      _constraints = constraints
    }

    /// An empty definition, because the constraints are known.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
  }

  /// A definition of any type.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// The constraints of the definition.
    public let _constraints: [_Constraint]

    /// Creates a definition that hides the type of another.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      _constraints = definition._constraints
    }

    /// An empty definition, because the constraints are known.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
  }

  /// A result builder that combines definitions of one scope.
  @resultBuilder
  public struct DefinitionBuilder<Scope> {
    /// Accepts a definition of the scope.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }

    /// Returns a definition without constraints.
    public static func buildBlock<S: AttributeScope>() -> EmptyDefinition<S> { EmptyDefinition() }

    /// Returns a single definition.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }

    /// Combines several definitions.
    public static func buildBlock<F: AttributedTextFormattingDefinition, each D: AttributedTextFormattingDefinition>(
      _ first: F, _ definition: repeat each D
    ) -> TupleDefinition<F.Scope, F, repeat each D> { TupleDefinition(definition: first, repeat each definition) }

    /// Returns the definition of the first branch of a condition.
    public static func buildEither<D: AttributedTextFormattingDefinition>(first definition: D) -> AnyDefinition<D.Scope>
    {
      AnyDefinition(definition)
    }

    /// Returns the definition of the second branch of a condition.
    public static func buildEither<D: AttributedTextFormattingDefinition>(second definition: D) -> AnyDefinition<
      D.Scope
    > {
      AnyDefinition(definition)
    }
  }
}
