import Testing

@testable import CanopyGraph

/// What is compared as what: the plain and the composed types. Those that refer to something are in `ReferenceTests`.
@Suite struct ComparisonPlanTests {
  @Test func equatableTypesCompareWithTheirOwnOperator() {
    struct Rounded: Equatable {
      var value: Double
      static func == (first: Rounded, second: Rounded) -> Bool { first.value.rounded() == second.value.rounded() }
    }
    #expect(areEqual(Rounded(value: 1.1), Rounded(value: 0.9)))
    #expect(!areEqual(Rounded(value: 1.1), Rounded(value: 1.9)))
    #expect(areEqual("a", "a"))
    #expect(!areEqual("a", "b"))
  }

  @Test func otherStructsCompareFieldByField() {
    struct Row {
      var title: String
      var count: Int
      var isOpen: Bool
    }
    let row = Row(title: String(repeating: "long title ", count: 5), count: 1, isOpen: true)
    #expect(areEqual(row, Row(title: String(repeating: "long title ", count: 5), count: 1, isOpen: true)))
    #expect(!areEqual(row, Row(title: "other", count: 1, isOpen: true)))
    #expect(!areEqual(row, Row(title: row.title, count: 2, isOpen: true)))
    #expect(!areEqual(row, Row(title: row.title, count: 1, isOpen: false)))
  }

  @Test func nestedStructsCompareAllFields() {
    struct Inner {
      var name: String
      var object: Marker
    }
    struct Outer {
      var before: Int8
      var inner: Inner
      var after: Int8
    }
    let marker = Marker()
    let outer = Outer(before: 1, inner: Inner(name: "n", object: marker), after: 2)
    #expect(areEqual(outer, Outer(before: 1, inner: Inner(name: "n", object: marker), after: 2)))
    #expect(!areEqual(outer, Outer(before: 1, inner: Inner(name: "m", object: marker), after: 2)))
    #expect(!areEqual(outer, Outer(before: 1, inner: Inner(name: "n", object: Marker()), after: 2)))
    #expect(!areEqual(outer, Outer(before: 1, inner: Inner(name: "n", object: marker), after: 3)))
  }

  @Test func tuplesCompareElementByElement() {
    let marker = Marker()
    #expect(areEqual((1, "a", marker), (1, "a", marker)))
    #expect(!areEqual((1, "a", marker), (1, "b", marker)))
    #expect(!areEqual((1, "a", marker), (1, "a", Marker())))
    #expect(areEqual((x: 1, y: (2.5, "nested")), (x: 1, y: (2.5, "nested"))))
    #expect(!areEqual((x: 1, y: (2.5, "nested")), (x: 1, y: (2.5, "other"))))
  }

  @Test func notANumberInAFieldEqualsItself() {
    struct Frame {
      var width: Double
      var height: Float
    }
    #expect(areEqual(Frame(width: .nan, height: .nan), Frame(width: .nan, height: .nan)))
    #expect(!areEqual(Frame(width: .nan, height: 1), Frame(width: 1, height: 1)))
    #expect(areEqual(Double.nan, Double.nan))
  }

  @Test func paddingIsNotCompared() {
    struct Padded {
      var small: Int8
      var large: Int64
      var last: Int16
    }
    /// A value in memory that was filled with `filler` before its fields were set one by one.
    func padded(_ filler: UInt8) -> UnsafeMutablePointer<Padded> {
      let size = MemoryLayout<Padded>.stride
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
      memory.initializeMemory(as: UInt8.self, repeating: filler, count: size)
      memory.storeBytes(of: 1, toByteOffset: 0, as: Int8.self)
      memory.storeBytes(of: 2, toByteOffset: 8, as: Int64.self)
      memory.storeBytes(of: 3, toByteOffset: 16, as: Int16.self)
      return memory.bindMemory(to: Padded.self, capacity: 1)
    }
    let (first, second) = (padded(0), padded(0xFF))
    defer {
      first.deallocate()
      second.deallocate()
    }
    let plan = ComparisonPlan.of(Padded.self)
    #expect(plan.areEqual(first, second))
    second.pointee.last = 4
    #expect(!plan.areEqual(first, second))
  }

  @Test func emptyTypesAreAlwaysEqual() {
    struct Empty {}
    struct OnlyEmpty {
      var first = Empty()
      var second: Void = ()
    }
    #expect(areEqual(Empty(), Empty()))
    #expect(areEqual(OnlyEmpty(), OnlyEmpty()))
    #expect(areEqual((), ()))
    #expect(ComparisonPlan.of(OnlyEmpty.self).steps.isEmpty)
  }

  @Test func metatypesCompareByTheTypeTheyName() {
    struct Cell {
      var type: any Any.Type
      var width: Int
    }
    #expect(areEqual(Cell(type: Int.self, width: 1), Cell(type: Int.self, width: 1)))
    #expect(!areEqual(Cell(type: Int.self, width: 1), Cell(type: String.self, width: 1)))
    #expect(areEqual(Marker.self as Marker.Type, Marker.self))
    #expect(!areEqual(Marker.self as Marker.Type, SpecialMarker.self))
  }

  /// The type of such a field has only one value, so nothing is stored for it.
  @Test func zeroSizedMetatypesAreNotRead() {
    struct Thin {
      var type: Int.Type
      var width: Int8
    }
    #expect(MemoryLayout<Thin>.size == 1)
    #expect(ComparisonPlan.of(Thin.self).bytes == [0..<1])
    #expect(areEqual(Thin(type: Int.self, width: 1), Thin(type: Int.self, width: 1)))
    #expect(!areEqual(Thin(type: Int.self, width: 1), Thin(type: Int.self, width: 2)))
  }

  @Test func overAlignedFieldsCompare() {
    struct Wide {
      var flag: Bool
      var vector: SIMD16<Float>
      var marker: Marker
    }
    let marker = Marker()
    #expect(areEqual(Wide(flag: true, vector: .one, marker: marker), Wide(flag: true, vector: .one, marker: marker)))
    #expect(!areEqual(Wide(flag: true, vector: .one, marker: marker), Wide(flag: true, vector: .zero, marker: marker)))
  }
}
