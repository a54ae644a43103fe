import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// Names of types, properties and values in messages: as a program writes them.
@MainActor @Suite struct ReadableNameTests {
  private struct Inner {
    struct Deep {}
  }

  private final class Model {
    var items: [Int] = []
    var child: Model?
  }

  // MARK: Types

  @Test func typesAreNamedWithoutTheirModule() {
    #expect(readableName(of: Int.self) == "Int")
    #expect(readableName(of: Inner.Deep.self) == "Deep")
    #expect(readableName(of: [String: Int].self) == "Dictionary<String, Int>")
  }

  @Test func theBodyOfAModifierIsNamedAfterTheModifier() {
    #expect(readableName(of: ModifierBody<Framed>.self) == "Framed")
    #expect(nestedName(of: ModifierBody<Framed>.self) == "Framed")
  }

  @Test func argumentsThatAreThemselvesGenericAreLeftOut() {
    #expect(viewName(of: Text.self) == "Text")
    #expect(viewName(of: Box<Int>.self) == "Box<Int>")
    #expect(viewName(of: Box<[Int]>.self) == "Box")
    #expect(viewName(of: Box<(Int, Int)>.self) == "Box")
  }

  @Test func enclosingTypesAreNamed() {
    #expect(nestedName(of: Inner.Deep.self) == "ReadableNameTests.Inner.Deep")
    #expect(nestedName(of: Framed.self) == "Framed")
    #expect(nestedName(of: String.self) == "String")
    #expect(nestedName(of: EnvironmentValues.Unreadable.self) == "EnvironmentValues.Unreadable")
  }

  @Test func typesOfTheFrameworkAreKnown() {
    #expect(isOfFramework(Text.self) && isOfFramework(Button<Text>.self) && isOfFramework(EnvironmentValues.self))
    #expect(!isOfFramework(Framed.self) && !isOfFramework(Int.self) && !isOfFramework([Text].self))
    #expect(!isOfFramework(EnvironmentValues.Unreadable.self), "the program has added it")
  }

  @Test func keysOfEntriesAreNamedByTheirProperty() {
    #expect(propertyName(ofKey: "__Key_theme") == #"\.theme"#)
    #expect(propertyName(ofKey: "ThemeKey") == nil)
  }

  // MARK: Key paths

  @Test func pathsAreWrittenAsInSource() {
    #expect(readableName(ofPath: \Model.items) == "Model.items")
    #expect(readableName(ofPath: \Model.child?.items) == "Model.child?.items?")
  }

  @Test func theRootOfAPathCanBeLeftOut() {
    #expect("Person.name.first"._withoutRoot == ".name.first")
    #expect("Array<Item>.count"._withoutRoot == ".count")
    #expect("Dictionary<String, Array<Int>>.first"._withoutRoot == ".first")
    #expect("count"._withoutRoot == "count")
  }

  @Test func bracketsAreMatched() {
    func inside(_ text: String) -> String? {
      let rest = text[...]
      return rest._closingBracket.map { String(rest[..<$0]) }
    }
    #expect(inside("<a<b>c>d") == "<a<b>c")
    #expect(inside("<(Int) -> Bool>.x") == "<(Int) -> Bool", "an arrow closes nothing")
    #expect(inside("<a<b>") == nil)
    #expect(inside("") == nil)
  }

  // MARK: Titles

  @Test func aTitleNamesItsOwner() {
    #expect(SourceTitle(.state, "_count", of: Framed.self).description == "_count of Framed")
    #expect(SourceTitle(.state, "_count").description == "_count")
    #expect(SourceTitle(.state, "_box", of: Box<[Int]>.self).description == "_box of Box")
  }

  @Test func aTitleKnowsWhetherTheFrameworkOwnsIt() {
    #expect(!SourceTitle(.state, "_count", of: Framed.self).isOfFramework)
    #expect(!SourceTitle(.state, "_count").isOfFramework)
    #expect(SourceTitle(.state, "_count", of: Button<Text>.self).isOfFramework)
    #expect(!SourceTitle(.state, "_count", of: ModifierBody<Framed>.self).isOfFramework)
  }

  @Test func partsStandInsideOfTheParentheses() {
    let state = SourceTitle(.state, "_items")
    #expect(state.appending("[2]").name == "_items[2]")
    let object = SourceTitle(.object, "_library (Library.name)")
    #expect(object.appending(".first").name == "_library (Library.name.first)")
    #expect(object.appending(".first").kind == .object)
  }

  @Test func preferencesAreNamedByTheirKey() {
    let title = SourceTitle(preference: Width.self)
    #expect(title.name == "Width" && title.kind == .preference && !title.isOfFramework)
  }

  // MARK: Numbers

  @Test func wholeNumbersHaveNoFraction() {
    #expect(CGFloat(3)._shortDescription == "3")
    #expect(CGFloat(-2.5)._shortDescription == "-2.5")
    #expect(CGFloat(0)._shortDescription == "0")
    #expect(CGFloat.infinity._shortDescription == "∞" && (-CGFloat.infinity)._shortDescription == "-∞")
    #expect(CGFloat.nan._shortDescription == "nan")
    #expect(CGFloat(1e300)._shortDescription == "1e+300")
  }

  // MARK: Issues

  @Test func aRepeatedIssueSaysHowOftenItOccurred() {
    var issue = RuntimeIssue(kind: .other, message: "Something is wrong.")
    #expect(issue.description == "Something is wrong.")
    issue.count = 3
    #expect(issue.description == "Something is wrong. (3 times)")
    #expect(issue.message == "Something is wrong.")
  }

  @Test func issuesAreOfTheirKinds() {
    #expect(RuntimeIssue.layout("a").kind == .layout && RuntimeIssue.drawing("a").kind == .drawing)
    #expect(RuntimeIssue.layout("a") == RuntimeIssue(kind: .layout, message: "a"))
    #expect(RuntimeIssue.layout("a") != RuntimeIssue.drawing("a"))
  }

  @Test func anElementIsPlacedInTheBodyOfItsView() throws {
    let screen = TestScreen { Outer() }
    let text = try screen.findInTree("inside")
    #expect(RuntimeIssue.place(of: text.index) == " in the body of Outer")
    let bare = TestScreen { Text("bare") }
    #expect(try RuntimeIssue.place(of: bare.findInTree("bare").index) == "")
    #expect(RuntimeIssue.place(of: Text.self) == " for Text")
  }
}

extension EnvironmentValues {
  struct Unreadable {}
}

private struct Box<Value> {
  let value: Value
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.border(.red) }
}

private struct Width: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

private struct Outer: View {
  var body: some View {
    Button {
    } label: {
      Text("inside")
    }
  }
}
