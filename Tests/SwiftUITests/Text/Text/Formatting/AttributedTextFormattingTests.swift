import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Formatting definitions")
struct AttributedTextFormattingTests {
  private func constrained(
    _ definition: some AttributedTextFormattingDefinition, _ change: (inout AttributeContainer) -> Void
  ) -> AttributeContainer {
    var container = AttributeContainer()
    change(&container)
    definition.constrain(&container)
    return container
  }

  @Test("A value that isn't allowed becomes the default value")
  func valuesAreConstrained() {
    #expect(constrained(OnlySingleUnderlines()) { $0.underlineStyle = .init(pattern: .dash) }.underlineStyle == .single)
    #expect(constrained(OnlySingleUnderlines()) { $0.underlineStyle = .single }.underlineStyle == .single)
    #expect(constrained(OnlySingleUnderlines()) { _ in }.underlineStyle == nil)
  }

  @Test("A constraint reads values that earlier constraints have changed")
  func constraintsApplyInOrder() {
    #expect(constrained(RecipeFormatting()) { $0.ingredient = "salt" }.foregroundColor == .green)
    #expect(constrained(RecipeFormatting()) { $0.ingredient = "salt" }.underlineStyle == .single)
    let other = constrained(RecipeFormatting()) { $0.foregroundColor = .red }
    #expect(other.foregroundColor == nil && other.underlineStyle == nil)
  }

  @Test("Each run of a string is constrained on its own")
  func stringsAreConstrained() {
    var text = AttributedString("salt and pepper")
    if let salt = text.range(of: "salt") { text[salt].ingredient = "salt" }
    if let pepper = text.range(of: "pepper") { text[pepper].foregroundColor = .red }
    RecipeFormatting().constrain(&text)
    #expect(text.runs.map(\.foregroundColor) == [.green, nil])
    #expect(String(text.characters) == "salt and pepper")
  }

  @Test("Definitions are composed, erased and chosen by a condition")
  func definitionsAreComposed() {
    let erased = AttributedTextFormatting.AnyDefinition(RecipeFormatting())
    #expect(constrained(erased) { $0.ingredient = "salt" }.foregroundColor == .green)
    #expect(constrained(Chosen(isGreen: true)) { $0.ingredient = "salt" }.foregroundColor == .green)
    #expect(constrained(Chosen(isGreen: false)) { $0.ingredient = "salt" }.foregroundColor == nil)
  }

  @Test("A text shows constrained values, and no attributes outside of the scope")
  func textsShowConstrainedValues() throws {
    var styled = AttributedString("salt")
    styled.ingredient = "salt"
    var colored = AttributedString("salt")
    colored.foregroundColor = .green
    colored.underlineStyle = .single
    var scaled = styled
    scaled.font = .largeTitle
    let expected = try picture(Text(colored))
    #expect(try picture(Text(styled).attributedTextFormattingDefinition(RecipeFormatting())) == expected)
    #expect(try picture(Text(scaled).attributedTextFormattingDefinition(RecipeFormatting())) == expected)
    #expect(try picture(Text(scaled)) != expected)
    #expect(try picture(Text(colored).attributedTextFormattingDefinition(\.ingredients)) == picture(Text("salt")))
  }

  @Test("A text follows the definition of its environment")
  func textsFollowTheDefinition() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) { SwitchedDefinition() }
    let before = try screen.image().png
    try screen.find("Switch").tap()
    #expect(try screen.image().png != before)
    try screen.find("Switch").tap()
    #expect(try screen.image().png == before)
  }

  private func picture(_ view: some View) throws -> Data {
    try TestScreen(size: CGSize(width: 100, height: 40)) { view }.image().png
  }
}

private struct SwitchedDefinition: View {
  @State private var isConstrained = false

  private var text: AttributedString {
    var text = AttributedString("salt")
    text.foregroundColor = .red
    return text
  }

  var body: some View {
    VStack {
      if isConstrained {
        Text(text).attributedTextFormattingDefinition(RecipeFormatting())
      } else {
        Text(text)
      }
      Button("Switch") { isConstrained.toggle() }
    }
  }
}

private enum IngredientAttribute: AttributedStringKey {
  typealias Value = String
  static let name = "ingredient"
}

extension AttributeScopes {
  fileprivate struct Ingredients: AttributeScope {
    let ingredient: IngredientAttribute
  }

  fileprivate struct RecipeAttributes: AttributeScope {
    let ingredients: Ingredients
    let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
  }

  fileprivate var ingredients: Ingredients.Type { Ingredients.self }
}

extension AttributeDynamicLookup {
  fileprivate subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.Ingredients, T>) -> T {
    self[T.self]
  }
}

private struct OnlySingleUnderlines: AttributedTextFormattingDefinition {
  var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
    ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
  }
}

private struct IngredientsAreGreen: AttributedTextValueConstraint {
  typealias Scope = AttributeScopes.RecipeAttributes
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

  func constrain(_ container: inout Attributes) {
    container.foregroundColor = container.ingredient == nil ? nil : .green
  }
}

private struct GreenIsUnderlined: AttributedTextValueConstraint {
  typealias Scope = AttributeScopes.RecipeAttributes
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute

  func constrain(_ container: inout Attributes) {
    container.underlineStyle = container.foregroundColor == .green ? .single : nil
  }
}

private struct RecipeFormatting: AttributedTextFormattingDefinition {
  var body: some AttributedTextFormattingDefinition<AttributeScopes.RecipeAttributes> {
    IngredientsAreGreen()
    GreenIsUnderlined()
  }
}

private struct Chosen: AttributedTextFormattingDefinition {
  let isGreen: Bool

  var body: some AttributedTextFormattingDefinition<AttributeScopes.RecipeAttributes> {
    if isGreen { RecipeFormatting() } else { GreenIsUnderlined() }
  }
}
