internal import CGTK

/// A value of D-Bus.
final class Variant {
  /// The value for GLib, which is valid as long as this object.
  let pointer: OpaquePointer

  /// Takes ownership of a value.
  init?(owning pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// Retains a value that has another owner.
  convenience init?(sharing pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.init(owning: g_variant_ref(pointer))
  }

  /// Creates a value from its text, such as `('name', true)`. Returns nil if the text isn't a value.
  convenience init?(text: String) { self.init(owning: g_variant_parse(nil, text, nil, nil, nil)) }

  deinit { g_variant_unref(pointer) }

  /// The type in D-Bus notation: `s` for a string, `(ddd)` for three numbers.
  private var type: String { g_variant_get_type_string(pointer).map { String(cString: $0) } ?? "" }

  /// The elements of a container, or an empty array for other values.
  var children: [Variant] {
    guard g_variant_is_container(pointer) != 0 else { return [] }
    return (0..<g_variant_n_children(pointer)).compactMap { Variant(owning: g_variant_get_child_value(pointer, $0)) }
  }

  /// The innermost value of nested variants, or the value itself.
  var unboxed: Variant {
    guard type == "v", let inside = Variant(owning: g_variant_get_variant(pointer)) else { return self }
    return inside.unboxed
  }

  var string: String? { type == "s" ? g_variant_get_string(pointer, nil).map { String(cString: $0) } : nil }
  var truth: Bool? { type == "b" ? g_variant_get_boolean(pointer) != 0 : nil }
  var number: UInt32? { type == "u" ? g_variant_get_uint32(pointer) : nil }
  var fraction: Double? { type == "d" ? g_variant_get_double(pointer) : nil }
}
