import CAllocationCounter
import CanopyCore
import CanopyText
import Foundation
import Testing

/// Texts are made by the thousand, so the usual ones take nothing from the heap.
@Suite(.enabled(if: countsAllocations() && isOptimized, "Only in optimized code, and not under a sanitizer."))
struct TextCostTests {
  /// Where what is made is kept, so that the optimiser cannot leave it out.
  private final class Kept<Value> {
    var value: Value?
  }

  /// How many blocks making something takes from the heap, after it was made before.
  private func allocations<Value>(_ make: () -> Value) -> Int {
    let kept = Kept<Value>()
    kept.value = make()
    let before = allocationsOfThisThread()
    kept.value = make()
    let allocations = allocationsOfThisThread() - before
    #expect(kept.value != nil)
    return allocations
  }

  @Test func shortInterpolatedStringAllocatesNothing() {
    let number = 4321
    #expect(allocations { Text("Row \(number)") } == 0)
    #expect(allocations { Text("R\(number) \("ab")") } == 0)
  }

  @Test func literalsAndVariablesAllocateNothing() {
    let string = String(repeating: "a long string ", count: 20)
    #expect(allocations { Text("A literal that is longer than fifteen bytes") } == 0)
    #expect(allocations { Text(string) } == 0)
    #expect(allocations { Text(verbatim: string) } == 0)
  }

  @Test func longKeyWithNumbersAllocatesAtMostTwoBlocks() {
    let (some, others) = (12, 34)
    #expect((1...2).contains(allocations { Text("There are \(some) of them, and \(others) of the others") }))
  }

  @Test func modifierAllocatesOneBlock() {
    let text = Text("Row \(1)")
    #expect(allocations { text.bold() } == 1)
    #expect(allocations { text.bold().italic() } == 2)
  }

  @Test func comparingAllocatesNothing() {
    let (first, second) = (Text("Row \(1)"), Text("Row \(1)"))
    #expect(allocations { first == second } == 0)
    let (bold, alsoBold) = (first.bold(), second.bold())
    #expect(allocations { bold == alsoBold } == 0)
  }

  @Test func showingAShortStringAllocatesNothing() {
    let values = EnvironmentValues()
    let text = Text(verbatim: "Hello")
    #expect(allocations { text.resolved(in: values) } == 0)
  }
}

private let isOptimized: Bool = {
  #if DEBUG
    false
  #else
    true
  #endif
}()
