@_spi(Reflection) internal import Swift

/// Facts about types that are available only as metatypes.
enum TypeFacts {
  static func size(of type: any Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  /// True for types without references, whose bits represent the entire value.
  static func isPlain(_ type: any Any.Type) -> Bool {
    func open<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: open)
  }

  /// Reflection reports the kind of a *field*, so the type is wrapped as the only field of a box.
  static func kind(of type: any Any.Type) -> _MetadataKind {
    func open<T>(_: T.Type) -> _MetadataKind {
      var result = _MetadataKind.unknown
      _forEachField(of: Box<T>.self) { _, _, _, kind in
        result = kind
        return true
      }
      return result
    }
    return _openExistential(type, do: open)
  }

  static func isExistential(_ type: any Any.Type) -> Bool { kind(of: type) == .existential }

  /// Returns whether `type` is an optional whose wrapped type satisfies a predicate.
  static func wraps(_ type: any Any.Type, _ predicate: (any Any.Type) -> Bool) -> Bool {
    (type as? any OptionalType.Type).map { predicate($0._wrappedType) } ?? false
  }

  /// True for types that a `weak` variable can have: an optional of a class or of a class-bound protocol.
  static func wrapsReference(_ type: any Any.Type) -> Bool { wraps(type, isReference) }

  /// True for classes and class-bound protocols.
  static func isReference(_ type: any Any.Type) -> Bool {
    switch kind(of: type) {
    case .class, .foreignClass, .objcClassWrapper: true
    case .existential: isReferenceExistential(type)
    default: false
    }
  }

  /// True for `AnyObject` and class-bound protocols, given an existential type.
  static func isReferenceExistential(_ type: any Any.Type) -> Bool {
    let notClassBound: UInt32 = 0x8000_0000
    return metadata(of: type, as: ExistentialMetadata.self).flags & notClassBound == 0
  }

  /// True for the metatypes of classes, given a metatype.
  static func isClassMetatype(_ type: any Any.Type) -> Bool {
    kind(of: metadata(of: type, as: MetatypeMetadata.self).instanceType) == .class
  }

  /// Returns the first words of a type's metadata. Their layout is part of Swift's stable ABI.
  private static func metadata<Layout>(of type: any Any.Type, as _: Layout.Type) -> Layout {
    unsafeBitCast(type, to: UnsafePointer<Layout>.self).pointee
  }

  private struct ExistentialMetadata {
    let kind: UInt
    let flags: UInt32
  }

  private struct MetatypeMetadata {
    let kind: UInt
    let instanceType: any Any.Type
  }

  private struct Box<T> { var value: T }
}

private protocol OptionalType {
  static var _wrappedType: any Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var _wrappedType: any Any.Type { Wrapped.self }
}
