@_spi(Reflection) internal import Swift
internal import Foundation

extension AttributeScope {
  /// The names of the attributes in the scope and in the scopes inside it.
  static var _attributeNames: Set<String> {
    var names: Set<String> = []
    // A scope is never created: the types of its properties are its attributes.
    _ = _forEachField(of: Self.self) { _, _, type, _ in
      if let key = type as? any AttributedStringKey.Type {
        names.insert(key.name)
      } else if let scope = type as? any AttributeScope.Type {
        names.formUnion(scope._attributeNames)
      }
      return true
    }
    return names
  }
}
