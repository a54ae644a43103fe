import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// The plan of a type of view.
@MainActor @Suite struct ViewPlanTests {
  @Test func aTypeHasOnePlan() {
    #expect(ViewPlan.of(Card.self) === ViewPlan.of(Card.self))
    #expect(ViewPlan.of(Card.self) !== ViewPlan.of(Generic<Int>.self))
    #expect(ViewPlan.of(Generic<Int>.self) !== ViewPlan.of(Generic<String>.self))
  }

  @Test func theValueAndTheSlotsFollowTheRecord() {
    for type in [Card.self, Generic<Int>.self, Generic<SIMD4<Double>>.self] as [any View.Type] {
      let plan = ViewPlan.of(type)
      #expect(plan.valueOffset >= MemoryLayout<_BodyRecord>.size)
      #expect(plan.slotsOffset >= plan.valueOffset && plan.blockSize >= plan.slotsOffset)
      #expect(plan.slotsOffset.isMultiple(of: MemoryLayout<UInt>.alignment))
    }
    #expect(ViewPlan.of(Generic<SIMD4<Double>>.self).valueOffset.isMultiple(of: 16))
  }

  @Test func sizesAreRoundedUp() {
    #expect([0, 1, 7, 8, 9].map { aligned($0, to: 8) } == [0, 8, 8, 8, 16])
    #expect([0, 1, 5].map { aligned($0, to: 1) } == [0, 1, 5])
    #expect(aligned(17, to: 16) == 32)
  }

  // MARK: Equality

  private func areEqual<V: View>(_ one: V, _ other: V) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { ViewPlan.of(V.self).areEqual(one, $0) }
    }
  }

  @Test func viewsWithTheirOwnEqualityAreComparedWithIt() {
    #expect(areEqual(Tagged(tag: 1, names: ["a"]), Tagged(tag: 1, names: ["b"])))
    #expect(!areEqual(Tagged(tag: 1, names: ["a"]), Tagged(tag: 2, names: ["a"])))
  }

  /// Fields are compared without a call, which gives the same answer.
  @Test func plainViewsAndViewsWithoutEqualityAreNotComparedHere() {
    #expect(!areEqual(PlainEquatable(number: 1), PlainEquatable(number: 1)))
    #expect(!areEqual(Card(), Card()))
    #expect(!areEqual(Card(), Card()))
  }

  // MARK: Misuse

  @Test func aViewWhoseBodyIsNeverEndsTheProgramWithItsName() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScreen { Bodiless() } }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("Bodiless has no body: a primitive mounts itself."), "\(text.prefix(1000))")
  }

  // MARK: The table

  @Test func aTableFindsPlansOfManyTypes() {
    var table = PlanTable<Plan>()
    let types = manyTypes(300)
    for (number, type) in types.enumerated() { table[type] = Plan(number) }
    // There are more types than places for recently used ones.
    for _ in 0..<2 {
      for (number, type) in types.enumerated() { #expect(table[type]?.number == number) }
    }
    #expect(table[Bool.self] == nil)
  }

  @Test func aPlanCanBeReplacedAndRemoved() {
    var table = PlanTable<Plan>()
    table[Int.self] = Plan(1)
    table[Int.self] = Plan(2)
    #expect(table[Int.self]?.number == 2)
    table[Int.self] = nil
    #expect(table[Int.self] == nil)
  }

  private func manyTypes(_ count: Int) -> [any Any.Type] {
    var types: [any Any.Type] = [Int.self]
    func wrap<T>(_: T.Type) -> any Any.Type { T?.self }
    while types.count < count { types.append(_openExistential(types[types.count - 1], do: wrap)) }
    return types
  }

  // MARK: Roles

  @Test func rolesTellTheProgramFromTheFramework() {
    #expect(ViewRole(of: Card.self) == .program)
    #expect(ViewRole(of: Generic<Text>.self) == .program)
    #expect(ViewRole(of: Button<Card>.self) == .control)
    #expect(ViewRole(of: Toggle<Card>.self) == .control)
    #expect(ViewRole(of: ButtonStyleConfiguration.Label.self) == .placeholder)
    #expect(ViewRole(of: ScrollViewReader<Card>.self) == .closure)
    #expect(ViewRole(of: ModifierBody<Frames>.self) == .program)
  }

  @Test func viewsAreNamedWithoutNestedArguments() {
    #expect(ViewPlan.of(Card.self).name == "Card")
    #expect(ViewPlan.of(Generic<Int>.self).name == "Generic<Int>")
    #expect(ViewPlan.of(Generic<[Int]>.self).name == "Generic")
    #expect(ViewPlan.of(ModifierBody<Frames>.self).name == "Frames")
  }
}

private final class Plan {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private struct Card: View {
  var body: some View { Text("card") }
}

private struct Generic<Value>: View {
  var value: Value?
  var body: some View { Text("generic") }
}

private struct Tagged: View, @MainActor Equatable {
  let tag: Int
  let names: [String]
  static func == (one: Tagged, other: Tagged) -> Bool { one.tag == other.tag }
  var body: some View { Text(names.joined()) }
}

private struct PlainEquatable: View, @MainActor Equatable {
  let number: Int
  var body: some View { Text("\(number)") }
}

private struct Bodiless: View {
  var body: Never { preconditionFailure("The body isn't called.") }
}

private struct Frames: ViewModifier {
  func body(content: Content) -> some View { content.border(.red) }
}
