/// An object that is found by the address of its key.
protocol AddressKeyed: AnyObject {
  /// The address of the key, which the object keeps.
  var address: ObjectIdentifier { get }
}

/// Objects by the addresses of their keys.
///
/// Each scope of the environment has such tables, and most of them are small. So the hash of a key is computed from its address by one
/// multiplication, and the objects are the only memory of a table.
struct AddressTable<Element: AddressKeyed> {
  /// The objects, with at least a quarter of the places free. The number of places is a power of two.
  private var places: [Element?] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// The objects, in no particular order.
  var elements: some Sequence<Element> { places.lazy.compactMap { $0 } }

  /// Returns the object with a key; nil if there is none.
  subscript(address: ObjectIdentifier) -> Element? {
    guard count > 0 else { return nil }
    var place = firstPlace(of: address)
    while let element = places[place] {
      if element.address == address { return element }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// Adds an object. It replaces another one with the same key.
  mutating func insert(_ element: Element) {
    if 4 * (count + 1) > 3 * places.count { grow() }
    let address = element.address
    var place = firstPlace(of: address)
    while let known = places[place], known.address != address { place = (place + 1) & (places.count - 1) }
    if places[place] == nil { count += 1 }
    places[place] = element
  }

  private mutating func grow() {
    let old = places
    // Scopes of texts read about thirty keys, so a table that is full once is likely to be full again.
    places = Array(repeating: nil, count: max(4 * old.count, 8))
    count = 0
    for case let element? in old { insert(element) }
  }

  /// The place of a key if no other key has taken it. The upper bits of the product depend on all bits of the address.
  private func firstPlace(of address: ObjectIdentifier) -> Int {
    let product = UInt64(UInt(bitPattern: address)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> UInt64(UInt64.bitWidth - places.count.trailingZeroBitCount))
  }
}
