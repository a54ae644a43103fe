import Testing

@testable import CanopyCore

/// A table of objects by the addresses of their keys.
@Suite struct AddressTableTests {
  private final class Key {}

  private final class Value: AddressKeyed {
    let key: Key
    init(_ key: Key) { self.key = key }
    var address: ObjectIdentifier { ObjectIdentifier(key) }
  }

  @Test func emptyTableFindsNothing() {
    let table = AddressTable<Value>()
    #expect(table.isEmpty && table[ObjectIdentifier(Key())] == nil)
    #expect(Array(table.elements).isEmpty)
  }

  @Test func objectsAreFoundByTheirKeys() {
    var table = AddressTable<Value>()
    let values = (0..<500).map { _ in Value(Key()) }
    for (index, value) in values.enumerated() {
      #expect(table[value.address] == nil)
      table.insert(value)
      #expect(table[value.address] === value)
      #expect(table[values[index / 2].address] === values[index / 2], "after it has grown")
    }
    #expect(Set(table.elements.map { ObjectIdentifier($0) }) == Set(values.map { ObjectIdentifier($0) }))
  }

  @Test func newObjectReplacesTheOneWithItsKey() {
    var table = AddressTable<Value>()
    let key = Key()
    let (old, new) = (Value(key), Value(key))
    table.insert(old)
    table.insert(new)
    #expect(table[ObjectIdentifier(key)] === new)
    #expect(Array(table.elements).count == 1)
  }
}
