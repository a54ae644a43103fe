/// A property wrapper that reads a value from a view's environment.
///
/// ```swift
/// struct Price: View {
///   @Environment(\.locale) private var locale
///   @Environment(Cart.self) private var cart
///   var body: some View { Text(cart.total, format: .number.locale(locale)) }
/// }
/// ```
///
/// A body that reads the value runs again when the value has changed, as compared by `==` or, for other types, field by field. A
/// body that doesn't read the value doesn't depend on it.
@propertyWrapper
public struct Environment<Value> {
  @usableFromInline var content: Content

  @usableFromInline
  enum Content {
    case path(KeyPath<EnvironmentValues, Value>)
    case installed(DerivedValue<Value>)
    /// The whole environment. It isn't compared as a whole; the values that are read from it are.
    case whole(WholeEnvironment)
    /// An object that is found by its type, and the scope to search from once it is known.
    case object(ObjectReading, EnvironmentScope?)
  }

  /// Reads the value at a key path.
  @inlinable
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .path(keyPath) }

  /// The value as seen by the view.
  @inlinable
  public var wrappedValue: Value {
    if case .installed(let value) = content { return value.current }
    return valueElsewhere
  }

  @usableFromInline var valueElsewhere: Value {
    switch content {
    case .installed(let value): return value.current
    case .whole(let whole): return value(of: whole)
    case .object(let reading, let scope?): return reading.read(scope)
    case .object(let reading, nil):
      RuntimeIssue.record(.environmentOutsideView(Value.self))
      return reading.read(.ofNoTree)
    case .path(let path):
      RuntimeIssue.record(.environmentOutsideView(Value.self))
      return EnvironmentValues()[keyPath: path]
    }
  }

  private func value(of whole: WholeEnvironment) -> Value {
    guard let values = whole.current as? Value else {
      preconditionFailure("Only the key path \\.self reads the whole environment.")
    }
    return values
  }
}

/// Safe because the value that the view sees is protected by a lock.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: StoredProperty {
  static func install(_ property: UnsafeMutablePointer<Self>, in host: PropertyHost) {
    let scope = host.scope._withUnsafeGuaranteedRef { $0 }
    switch property.pointee.content {
    case .path(let path):
      if path == (\EnvironmentValues.self as AnyKeyPath) {
        property.pointee.content = .whole(WholeEnvironment(of: scope))
      } else {
        property.pointee.content = .installed(scope.derived(path))
      }
    case .object(let reading, _):
      reading.reader = ObjectReader(host)
      property.pointee.content = .object(reading, scope)
    case .installed, .whole: break
    }
  }

  static func adopt(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>, in host: PropertyHost
  ) -> Bool {
    switch (new.pointee.content, old.pointee.content) {
    case (.path(let path), .installed(let value)) where path === value.path || path == value.path:
      new.pointee.content = .installed(value)
      return false
    case (.path(let path), .whole(let whole)) where path == (\EnvironmentValues.self as AnyKeyPath):
      new.pointee.content = .whole(whole)
      return false
    case (.object, .object(let reading, let scope)):
      new.pointee.content = .object(reading, scope)
      return false
    default:
      install(new, in: host)
      return true
    }
  }

  static func source(of property: UnsafeMutablePointer<Self>) -> Source? {
    switch property.pointee.content {
    case .installed(let value): value
    case .whole(let whole): whole
    case .object, .path: nil
    }
  }
}

extension RuntimeIssue {
  fileprivate static func environmentOutsideView(_ type: any Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      kind: .readOutsideView,
      message: """
        Accessing Environment<\(readableName(of: type))>'s value outside of being installed on a View. This will always \
        read the default value and will not update. Read it in body, or in what body calls, not in init.
        """)
  }
}
