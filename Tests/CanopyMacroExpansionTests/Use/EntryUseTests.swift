import SwiftUI
import Testing

/// Entries as programs declare them: that they compile is half of the test.
@Suite struct EntryUseTests {
  @Test func entriesStoreValues() {
    var values = EnvironmentValues()
    #expect(values.typed == 5)
    values.typed = 6
    values.optional = Model()
    #expect(values.typed == 6)
    #expect(values.optional != nil)
    #expect(values[keyPath: \.typed] == 6)
  }

  @Test func typesAreInferredFromInitialValues() {
    let values = EnvironmentValues()
    #expect(values.inferred == 5)
    #expect(values.called == [2, 3])
    #expect(values.inferredClosure(3) == "}3")
    #expect(values.generic.isEmpty)
  }

  @Test func defaultsAreEvaluatedForEachRead() {
    let values = EnvironmentValues()
    #expect(values.object !== values.object)
    #expect(values.inferredObject !== values.inferredObject)
  }

  @Test func optionalsOfAllSpellingsStartWithNil() {
    let values = EnvironmentValues()
    #expect(values.optional == nil)
    #expect(values.longOptional == nil)
    #expect(values.implicit == nil)
    #expect(values.optionalFunction == nil)
    #expect(values.withoutSpace == nil)
  }

  @Test func commentsAndStringsAreParsedLikeSwift() {
    let values = EnvironmentValues()
    #expect(values.commented == "a b } c /* no comment */")
    #expect(values.raw == "\" \\ 2")
    #expect(values.lines == "line 1\n  line 2 { [ (")
    #expect("x(\"{/".contains(values.regex))
  }

  @Test func namesMayBeKeywords() {
    #expect(EnvironmentValues().default == ["a": [1]])
  }

  @Test @MainActor func entriesMayBelongToTheMainActor() {
    let values = EnvironmentValues()
    #expect(values.onMainActor !== values.onMainActor)
    #expect(values.inferredOnMainActor !== values.inferredOnMainActor)
  }

  @Test func aliasesOfTheTypesCanBeExtended() {
    #expect(EnvironmentValues().aliased == 1)
  }

  @Test func transactionsHaveEntries() {
    var transaction = Transaction()
    #expect(transaction.typed == 5)
    #expect(transaction.inferredObject !== transaction.inferredObject)
    transaction.optional = Model()
    #expect(transaction.optional != nil)
  }
}

private final class Model {}

@MainActor private final class MainActorModel {
  init() {}
}

private typealias Alias = EnvironmentValues

extension EnvironmentValues {
  @Entry fileprivate var typed: Int = 5
  @Entry fileprivate var inferred = 5  // trailing
  @Entry fileprivate var object: Model = Model()
  @Entry fileprivate var inferredObject = Model()
  @Entry fileprivate var called = [1, 2].map { $0 + 1 }
  @Entry fileprivate var closure: @Sendable (Int) -> Int? = { number in
    number == 0 ? nil : number
  }
  @Entry fileprivate var action: () -> Void = {}
  @Entry fileprivate var inferredClosure = { (number: Int) in "}\(number)" }
  @Entry fileprivate var generic = Dictionary<String, Set<Int>>()
  @Entry fileprivate var tuple: (Int, String) = (1, "a")
  @Entry fileprivate var existential: any Equatable = 5
  @Entry fileprivate var optional: Model?
  @Entry fileprivate var longOptional: Optional<Model>
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @Entry fileprivate var implicit: Model!
  @Entry fileprivate var optionalFunction: ((Int) -> Void)?
  // swift-format-ignore
  @Entry fileprivate var withoutSpace: Set<Int>?=nil
  // swift-format-ignore
  @Entry
  fileprivate
  var /* a /* nested */ comment = */ commented /* : Int */ : /* = */ String // = 5
    = /* here */ "a \("b \("}") c") /* no comment */" // "
  @Entry fileprivate var raw = #"" \ \#(1 + 1)"#
  @Entry fileprivate var lines: String = """
    line 1
      line \(
        1 + 1
      ) { [ (
    """
  @Entry fileprivate var regex = /x[(]"{\//
  @Entry fileprivate var conditional: Int = if true { 1 } else { 2 }
  @Entry fileprivate var `default`: [String: [Int]] = ["a": [1]]
  @available(*, deprecated) @Entry fileprivate var deprecated = 5
  @MainActor @Entry fileprivate var onMainActor: MainActorModel = MainActorModel()
  @MainActor @Entry fileprivate var inferredOnMainActor = MainActorModel()
  @Entry private(set) var readOnly = 5
  @Entry var visibleToAll: Int?
}

extension Alias {
  @Entry fileprivate var aliased = 1
}

extension Transaction {
  @Entry fileprivate var typed: Int = 5
  @Entry fileprivate var inferredObject = Model()
  @Entry fileprivate var optional: Model?
}
