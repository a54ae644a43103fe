public import CanopyCore
public import Foundation

/// A type that defines how people can format the text in a view: a set of attributes, and constraints on their values.
///
/// ```swift
/// struct RecipeFormatting: AttributedTextFormattingDefinition {
///   var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
///     ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
///     IngredientsAreGreen()
///   }
/// }
///
/// TextEditor(text: $recipe).attributedTextFormattingDefinition(RecipeFormatting())
/// ```
///
/// Views don't show attributes outside of the scope. Constraints are applied in order, so a constraint that reads another attribute
/// belongs after the constraint on that attribute.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that the definition allows.
  associatedtype Scope: AttributeScope where Scope == Body.Scope
  /// The type of the constraints.
  associatedtype Body: AttributedTextFormattingDefinition

  /// The constraints of the definition, in the order in which they are applied.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }

  /// The constraints of the definition and of the definitions inside it.
  var _constraints: [AttributedTextFormatting._Constraint] { get }
}

extension AttributedTextFormattingDefinition {
  /// A definition that limits an attribute to some values.
  public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

  /// The constraints of the body.
  public var _constraints: [AttributedTextFormatting._Constraint] { body._constraints }

  /// Applies the constraints to attributes.
  public func constrain(_ container: inout AttributeContainer) {
    for constraint in _constraints { constraint.apply(&container) }
  }

  /// Applies the constraints to each run of a text.
  public func constrain(_ string: inout AttributedString) { string._constrain(with: _constraints) }
}

extension AttributedString {
  /// Applies constraints to each run.
  package mutating func _constrain(with constraints: [AttributedTextFormatting._Constraint]) {
    if constraints.isEmpty { return }
    for run in runs {
      var attributes = run.attributes
      for constraint in constraints { constraint.apply(&attributes) }
      if attributes != run.attributes { self[run.range].setAttributes(attributes) }
    }
  }
}

extension View {
  /// Sets how the attributed texts in this view can be formatted.
  ///
  /// It applies to a `Text` of an attributed string, and to a text editor of one. An editor also constrains what a person types and
  /// the formats that a person chooses.
  nonisolated public func attributedTextFormattingDefinition<D>(_ definition: D) -> some View
  where D: AttributedTextFormattingDefinition {
    _setting(\.textFormatting, TextFormatting(definition))
  }

  /// Limits the attributes of the attributed texts in this view to those of a scope.
  nonisolated public func attributedTextFormattingDefinition<S>(_ scope: KeyPath<AttributeScopes, S.Type>) -> some View
  where S: AttributeScope {
    attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<S>())
  }
}

/// A formatting definition in the environment.
///
/// Two definitions are equal if they have equal constraints and the same attributes.
package struct TextFormatting: Equatable, Sendable {
  package let constraints: [AttributedTextFormatting._Constraint]
  /// The names of the attributes that views show.
  private let attributes: Set<String>

  init<D: AttributedTextFormattingDefinition>(_ definition: D) {
    constraints = definition._constraints
    attributes = D.Scope._attributeNames
  }

  /// Returns attributes as views show them: constrained, and without those outside of the scope.
  package func shown(_ container: AttributeContainer) -> AttributeContainer {
    var shown = container
    for constraint in constraints { constraint.apply(&shown) }
    func hide<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
      if !attributes.contains(key.name) { shown[key] = nil }
    }
    hide(AttributeScopes.SwiftUIAttributes.FontAttribute.self)
    hide(AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self)
    hide(AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self)
    hide(AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self)
    hide(AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self)
    hide(AttributeScopes.SwiftUIAttributes.KerningAttribute.self)
    hide(AttributeScopes.SwiftUIAttributes.TrackingAttribute.self)
    hide(AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self)
    hide(AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self)
    hide(AttributeScopes.FoundationAttributes.LinkAttribute.self)
    return shown
  }
}

extension EnvironmentValues {
  /// The formatting definition of attributed texts, or nil if they can have any format.
  @Entry package var textFormatting: TextFormatting?
}
