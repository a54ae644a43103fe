@_spi(Reflection) internal import Swift

/// The offsets of the `@Published` properties of a class, which are determined by reflection once for each class.
///
/// An object's publisher is stored in these properties, which need it when they change. For a class without such
/// properties, the publisher is stored in a separate table.
final class PublishedFields: Sendable {
  /// A published property.
  private struct Field {
    let name: String
    /// Returns the storage of the property in an object.
    let storage: @Sendable (UnsafeRawPointer) -> AnyPublishedStorage
  }

  /// The classes that have been inspected.
  private static let known = LockedValue<[ObjectIdentifier: PublishedFields]>([:])
  /// Ensures a single publisher for each object, even if two threads request it at the same time.
  private static let installing = Lock()
  private static let orphans = WeakPublisherTable()

  private let fields: [Field]

  static func of(_ type: any AnyObject.Type) -> PublishedFields {
    known.withLock { known in
      if let fields = known[ObjectIdentifier(type)] { return fields }
      let fields = PublishedFields(of: type)
      known[ObjectIdentifier(type)] = fields
      return fields
    }
  }

  private init(of type: any AnyObject.Type) {
    var fields: [Field] = []
    // The value of the standard library's option `.classType`, which is a variable there and therefore isn't safe on
    // every thread.
    let inClass = _EachFieldOptions(rawValue: 1)
    _ = _forEachField(of: type, options: inClass) { name, offset, fieldType, _ in
      if let published = fieldType as? any PublishedProperty.Type {
        // The stored variable of a property wrapper begins with an underscore.
        let property = String(String(cString: name).drop { $0 == "_" })
        fields.append(Field(name: property, storage: Self.storage(of: published, at: offset)))
      }
      return true
    }
    self.fields = fields
  }

  private static func storage<Property: PublishedProperty>(
    of _: Property.Type, at offset: Int
  ) -> @Sendable (UnsafeRawPointer) -> AnyPublishedStorage {
    { ($0 + offset).assumingMemoryBound(to: Property.self).pointee.anyStorage }
  }

  func objectWillChange(of object: AnyObject) -> ObservableObjectPublisher {
    guard let first = fields.first else { return Self.orphans.publisher(of: object) }
    return withExtendedLifetime(object) {
      // Safe because the object is kept alive around every use of the address.
      let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      if let publisher = first.storage(address).objectWillChange { return publisher }
      return Self.installing.withLock {
        let storages = fields.map { $0.storage(address) }
        let publisher = storages.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
        for (field, storage) in zip(fields, storages).reversed() { storage.connect(to: publisher, as: field.name) }
        return publisher
      }
    }
  }
}
