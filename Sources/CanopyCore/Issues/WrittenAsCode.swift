internal import Foundation

/// A type whose values explanations show as in source code: `.callout.bold()`.
package protocol WrittenAsCode {
  var code: String { get }
}

/// Returns a short description of a value for explanations, without implementation details.
package func readableText(of value: Any) -> String {
  switch value {
  case let value as any WrittenAsCode: return value.code
  case let locale as Locale: return locale.identifier.isEmpty ? "the user's" : locale.identifier
  case let calendar as Calendar: return "\(calendar.identifier)"
  case let zone as TimeZone: return zone.identifier
  default: break
  }
  let mirror = Mirror(reflecting: value)
  // An optional value is written like its wrapped value.
  if mirror.displayStyle == .optional { return mirror.children.first.map { readableText(of: $0.value) } ?? "nil" }
  return structure(of: value, mirror)._withoutOwnModules._shortened(to: 160)
}

/// A value without a description is written by its fields.
private func structure(of value: Any, _ mirror: Mirror) -> String {
  guard mirror.displayStyle == .struct, !(value is any CustomStringConvertible),
    !(value is any CustomDebugStringConvertible)
  else { return String(describing: value) }
  let parts = mirror.children.map { child in
    (child.label.map { "\($0): " } ?? "")
      + ((child.value as? String).map { "\"\($0)\"" } ?? readableText(of: child.value))
  }
  return "\(type(of: value))(" + parts.joined(separator: ", ") + ")"
}

extension String {
  /// Without the names of modules that users import as SwiftUI, and without places in memory.
  fileprivate var _withoutOwnModules: String {
    replacing(#/\b(?:Canopy(?:Controls|Core|Display|Drawing|Layout|Scene|Style)|FoundationEssentials)\./#, with: "")
      .replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  }

  fileprivate func _shortened(to length: Int) -> String { count > length ? prefix(length - 1) + "…" : self }
}

extension CGFloat {
  /// The number as text, without a zero fraction.
  package var _shortDescription: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : isInfinite ? (self > 0 ? "∞" : "-∞") : "\(self)"
  }
}
